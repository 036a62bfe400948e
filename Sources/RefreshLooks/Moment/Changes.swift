import RefreshCore

// How looks come and go: shares from 0 to 1 that go on smoothly from one phase to the next.

nonisolated extension Moment {
  /// What a change takes where a look does not want it otherwise, in seconds.
  static let changeLength = 0.25

  /// How much there is of what is seen while refreshing: it comes as the refresh begins and goes as it
  /// ends.
  var busy: Double {
    let before = busyBefore
    switch phase {
    case .refreshing: return before + (1 - before) * change(Self.changeLength)
    case .idle, .pulling, .armed, .returning, .finishing, .noMoreData:
      return before * (1 - change(Self.changeLength))
    }
  }

  /// The pull's progress, from 0 to 1: kept while refreshing, and let go smoothly by everything else.
  var pulled: Double {
    switch phase {
    case .pulling, .armed, .returning: return progress
    case .refreshing: return progressBefore
    case .idle, .finishing, .noMoreData: return progressBefore * (1 - change(Self.changeLength))
    }
  }

  /// How far beyond the trigger length the pull is, up to 0.5; let go smoothly.
  var stretch: Double {
    switch phase {
    case .armed(let progress): return min(max(progress - 1, 0), 0.5)
    case .idle, .pulling, .returning, .refreshing, .finishing, .noMoreData:
      guard case .armed(let progress) = previous else { return 0 }
      return min(max(progress - 1, 0), 0.5) * (1 - change(Self.changeLength))
    }
  }

  /// How much there is of a look that follows the pull and is whole while refreshing.
  var shown: Double {
    let before = shownBefore
    switch phase {
    case .pulling, .armed, .returning: return max(progress, busy)
    case .refreshing: return before + (1 - before) * change(Self.changeLength)
    case .idle, .finishing, .noMoreData: return before * (1 - change(Self.changeLength))
    }
  }

  /// How much there was of it when the phase began.
  var shownBefore: Double { max(progressBefore, busyBefore) }

  /// How much there is of the sign that no more is to come.
  var ended: Double {
    if case .noMoreData = phase { return change(Self.changeLength) }
    if case .noMoreData = previous { return 1 - change(Self.changeLength) }
    return 0
  }

  /// Whether a refresh is over and its look goes.
  var isLeaving: Bool {
    switch phase {
    case .finishing, .noMoreData: return true
    case .idle: return busyBefore > 0
    case .pulling, .armed, .returning, .refreshing: return false
    }
  }

  /// How long the loop has been running, in seconds; it runs on while the look goes.
  var running: Double {
    switch phase {
    case .refreshing: return seconds
    case .idle, .finishing, .noMoreData:
      guard case .refreshing = previous else { return 0 }
      return previousSeconds + seconds
    case .pulling, .armed, .returning: return 0
    }
  }

  /// The running loop's share, from 0 up to but not including 1; `still` where less motion is wanted.
  func turn(_ length: Double, still: Double = 0) -> Double {
    guard !reducesMotion, length > 0 else { return still }
    let turns = running / length
    return turns - turns.rounded(.down)
  }

  private var progressBefore: Double { min(max(previous.progress, 0), 1) }

  /// How much there was of what is seen while refreshing when the phase began.
  var busyBefore: Double {
    switch previous {
    case .refreshing: return Easing.easeInOut(previousSeconds / Self.changeLength)
    case .finishing: return 1 - Easing.easeInOut(previousSeconds / Self.changeLength)
    case .idle, .pulling, .armed, .returning, .noMoreData: return 0
    }
  }
}
