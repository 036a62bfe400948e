import RefreshCore

nonisolated extension Look {
  /// A spinner in the middle, there only when it is wanted.
  ///
  /// From SVPullToRefresh's infinite scrolling. The loop lasts 1 second. A pull brings it up, standing
  /// still.
  public static let svInfiniteSpinner = Look(
    "sv-infinite-spinner", origin: .sv, place: .footer, loop: 1
  ) { moment, drawing in
    drawing.group(opacity: moment.svPresence) {
      $0.svSpinner(moment.width / 2, moment.height / 2, moment, seconds: moment.svRefreshingSeconds)
    }
  }
}
