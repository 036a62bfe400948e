extension SVInfiniteScrollingView {
  /// Whether the user can load more by scrolling; true by default. The view keeps its room all the same, and
  /// `triggerInfiniteScrolling()` works.
  public final var enabled: Bool {
    get { refresher.object?.isEnabled ?? true }
    set { refresher.object?.isEnabled = newValue }
  }

  /// What to do when a load starts; held as long as the view is added.
  public final var infiniteScrollingHandler: (() -> Void)! {
    get { refresher.object?.action }
    set { refresher.object?.action = newValue }
  }

  /// How large the spinner is; gray, which is about 20 points, by default.
  public final var activityIndicatorViewStyle: PlatformActivityIndicatorView.Style {
    get { activityIndicatorView.style }
    set { activityIndicatorView.style = newValue }
  }

  /// The colour of the spinner, and the main colour of another look; gray by default.
  public final var activityIndicatorViewColor: PlatformColor! {
    get { activityIndicatorView.color }
    set {
      activityIndicatorView.color = newValue
      lookView.tint = newValue
    }
  }

  /// The bottom inset of the list at rest, bars included, in points. Setting it changes the app's part.
  public final var originalBottomInset: CGFloat {
    get { CGFloat(refresher.object?.host?.metrics(along: .vertical).endInset ?? 0) }
    set {
      guard let host = refresher.object?.host else { return }
      let bars = Double(originalBottomInset) - host.userInset(at: .bottom)
      host.setUserInset(Double(newValue) - bars, at: .bottom)
    }
  }

  /// Whether the view is added to a list that still exists.
  public final var isObserving: Bool { refresher.object?.isAttached ?? false }

  // MARK: The original's helpers

  /// Does nothing: room is there as long as the view is shown, and taken back when it is hidden.
  public final func resetScrollViewContentInset() {}

  /// Does nothing: room is there as long as the view is shown.
  public final func setScrollViewContentInsetForInfiniteScrolling() {}

  /// Gives the list an inset of the app's. Room that is open is part of it, and is taken back in due time.
  public final func setScrollViewContentInset(_ inset: PlatformEdgeInsets) {
    refresher.object?.host?.setInset(inset)
  }

  /// ``resetScrollViewContentInset()`` by the name that Swift gave it.
  public final func resetScrollContentInset() {}

  /// ``setScrollViewContentInsetForInfiniteScrolling()`` by the name that Swift gave it.
  public final func setScrollContentInsetForInfiniteScrolling() {}

  /// ``setScrollViewContentInset(_:)`` by the name that Swift gave it.
  public final func setScrollContentInset(_ inset: PlatformEdgeInsets) { setScrollViewContentInset(inset) }
}
