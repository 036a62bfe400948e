import RefreshCore

// What the looks of SVPullToRefresh and CHQPullToRefresh ask of a moment.

nonisolated extension Moment {
  /// 1 in the phases that `holds` picks and 0 in the others; within `length` seconds after a change, on
  /// the way.
  ///
  /// A change that was cut short goes on, or back, from where it was: a finger may let go right after it
  /// armed. What began with arming is taken to be complete once refreshing has begun and ended.
  func svShare(
    _ length: Double, _ easing: Easing = .easeInOut, _ holds: (RefreshPhase) -> Bool
  ) -> Double {
    guard holds(previous) else { return holds(phase) ? change(length, easing) : 0 }
    let isYoung = previous.isSameKind(as: .armed(progress: 1)) || !holds(.armed(progress: 1))
    if holds(phase) { return isYoung ? easing((previousSeconds + seconds) / length) : 1 }
    return (isYoung ? easing(previousSeconds / length) : 1) * (1 - change(length, easing))
  }

  /// 1 while armed, else 0; on the way within `length` seconds after a change.
  func svArmed(_ length: Double) -> Double {
    svShare(length) { $0.isSameKind(as: .armed(progress: 1)) }
  }

  /// 1 from the moment a pull is far enough until the refresh has ended, else 0; on the way for 0.3
  /// seconds after a change.
  var svGathered: Double {
    svShare(0.3, .easeOut) { phase in
      switch phase {
      case .armed, .refreshing, .finishing: true
      case .idle, .pulling, .returning, .noMoreData: false
      }
    }
  }

  /// The progress of the pull, from 0 to 1; while refreshing, the one that led to it.
  var svPull: Double {
    phase == .refreshing ? min(max(previous.progress, 0), 1) : progress
  }

  /// How visible it is what comes with a pull and stays while refreshing: the progress, then 1, then 0;
  /// refreshing and its end fade over 0.2 seconds.
  var svPresence: Double {
    switch phase {
    case .pulling, .armed, .returning: progress
    case .refreshing: svPull + (1 - svPull) * change(0.2)
    case .finishing, .idle, .noMoreData: previous == .refreshing ? 1 - change(0.2) : 0
    }
  }

  /// How visible it is what is there only while refreshing; coming and going take `length` seconds.
  func svBusy(_ length: Double = 0.2) -> Double { svShare(length) { $0 == .refreshing } }

  /// Seconds of refreshing: those until now, or, afterwards, those it had lasted.
  var svRefreshingSeconds: Double {
    if phase == .refreshing { return seconds }
    return previous == .refreshing ? previousSeconds : 0
  }

  /// Where things gather: 30 points from the content, or in the middle of a view less than 60 high.
  var svGatheringHeight: Double {
    let distance = min(30, height / 2)
    return isAtEnd ? distance : height - distance
  }
}

nonisolated extension Drawing {
  /// Draws the 20-point spinner of these looks, one turn a second.
  mutating func svSpinner(_ x: Double, _ y: Double, _ moment: Moment, seconds: Double, scale: Double = 1) {
    let turn = moment.reducesMotion ? 0 : seconds + 1e-6
    let color = moment.palette.main(moment.palette.gray(127))
    group(x: x, y: y, scaleX: scale, scaleY: scale) {
      $0.spinner(0, 0, size: 20, turn: turn, color: color)
    }
  }
}
