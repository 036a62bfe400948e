import RefreshCore

nonisolated extension Look {
  /// Three discs that grow one after the other with the pull, and pulse in turn.
  ///
  /// From CHQPullToRefresh. A pulse takes 0.6 seconds each way, the loop 1.2; each disc is 0.2 behind the
  /// one before it.
  public static let svEllipsis = Look("sv-ellipsis", origin: .sv, loop: 1.2) { moment, drawing in
    drawing.ellipsis(moment) { disc in
      switch moment.phase {
      case .pulling, .armed, .returning: return pulledSize(disc, moment.progress)
      case .refreshing:
        let before = pulledSize(disc, moment.svPull)
        return before + (svPulse(disc, moment, moment.seconds) - before) * moment.change(0.3)
      case .finishing:
        return 1 + (svPulse(disc, moment, moment.svRefreshingSeconds) - 1) * moment.svBusy(0.3)
      case .idle, .noMoreData: return moment.previous == .finishing ? 1 - moment.change(0.3) : 0
      }
    }
  }

  /// Three discs that wait half faded at the end of the content, and pulse in turn while more is loaded.
  ///
  /// From CHQPullToRefresh. The loop lasts 1.2 seconds. When there is no more they are gone.
  public static let svInfiniteEllipsis = Look(
    "sv-infinite-ellipsis", origin: .sv, place: .footer, loop: 1.2
  ) { moment, drawing in
    let pulsing = moment.svBusy(0.3)
    let gone = moment.svShare(0.3) { $0 == .noMoreData }
    let presence = max(moment.phase == .refreshing ? moment.svPull : moment.progress, pulsing)
    drawing.group(opacity: (0.5 + 0.5 * presence) * (1 - gone)) {
      $0.ellipsis(moment) { disc in
        1 + (svPulse(disc, moment, moment.svRefreshingSeconds) - 1) * pulsing
      }
    }
  }

  /// A disc's size after a pull: each third of the way brings up one.
  private static func pulledSize(_ disc: Int, _ progress: Double) -> Double {
    min(max(progress * 3 - Double(disc), 0), 1)
  }

  /// A disc's size after so many seconds of pulsing; full for those who want less motion.
  private static func svPulse(_ disc: Int, _ moment: Moment, _ seconds: Double) -> Double {
    guard !moment.reducesMotion else { return 1 }
    let turns = (seconds - 0.2 * Double(disc)) / 1.2
    return Easing.easeInOut(1 - abs(1 - 2 * (turns - turns.rounded(.down))))
  }
}

nonisolated extension Drawing {
  /// Draws the three discs in the middle of the view, each as large as `size` says.
  fileprivate mutating func ellipsis(_ moment: Moment, _ size: (Int) -> Double) {
    let color = moment.palette.main(moment.palette.gray(0))
    for disc in 0..<3 {
      let radius = 6 * size(disc)
      guard radius > 0 else { continue }
      let place = Double(moment.isRightToLeft ? 1 - disc : disc - 1) * 16
      circle(moment.width / 2 + place, moment.height / 2, radius: radius)
      fill(color)
    }
  }
}
