// The inset is the app's part and ours, and is reckoned at every moment: nothing is saved to be restored.

extension SVPullToRefreshView {
  /// The top inset of the list at rest, bars included, in points. Setting it changes the app's part.
  public final var originalTopInset: CGFloat {
    get { CGFloat(vertical?.startInset ?? 0) }
    set {
      guard let host = refresher.object?.host else { return }
      setUserTop(newValue - (originalTopInset - CGFloat(host.userInset(at: .top))))
    }
  }

  /// The bottom inset of the list at rest, bars included, in points. Setting it changes the app's part.
  public final var originalBottomInset: CGFloat {
    get { CGFloat(vertical?.endInset ?? 0) }
    set {
      guard let host = refresher.object?.host else { return }
      let bars = Double(originalBottomInset) - host.userInset(at: .bottom)
      host.setUserInset(Double(newValue) - bars, at: .bottom)
    }
  }

  /// The top inset that the app wants in portrait; what the list has if it wants none.
  public final var portraitTopInset: CGFloat {
    get { settings.portraitTop ?? originalTopInset }
    set {
      settings.portraitTop = newValue
      if isLandscape != true { setUserTop(newValue) }
    }
  }

  /// The top inset that the app wants in landscape; what the list has if it wants none.
  public final var landscapeTopInset: CGFloat {
    get { settings.landscapeTop ?? originalTopInset }
    set {
      settings.landscapeTop = newValue
      if isLandscape == true { setUserTop(newValue) }
    }
  }

  private var vertical: ScrollMetrics? { refresher.object?.host?.metrics(along: .vertical) }

  /// What to do when a refresh starts; held as long as the view is added.
  public final var pullToRefreshActionHandler: (() -> Void)! {
    get { refresher.object?.action }
    set { refresher.object?.action = newValue }
  }

  /// Whether the list can be pulled; see `showsPullToRefresh`.
  public final var showsPullToRefresh: Bool {
    get { refresher.object.map { $0.isAttached && !$0.isHidden } ?? false }
    set { refresher.object?.isHidden = !newValue }
  }

  /// Whether the view is added to a list that still exists.
  public final var isObserving: Bool { refresher.object?.isAttached ?? false }

  // MARK: The original's helpers

  /// Calls `handler`. There is nothing to reset: room is taken back when the refresh ends.
  public final func resetScrollViewContentInset(_ handler: (() -> Void)? = nil) { handler?() }

  /// Does nothing: room is made when a refresh starts.
  public final func setScrollViewContentInsetForLoading() {}

  /// Gives the list an inset of the app's, and calls `handler`. Room that is open is part of the inset, and
  /// is taken back in due time.
  public final func setScrollViewContentInset(_ inset: PlatformEdgeInsets, handler: (() -> Void)? = nil) {
    refresher.object?.host?.setInset(inset)
    handler?()
  }

  /// Judges the present offset once more; the list reports by itself, so this changes nothing.
  public final func scrollViewDidScroll(_ contentOffset: CGPoint) {
    refresher.object?.host?.refreshers.report(.scrolled)
  }

  /// ``resetScrollViewContentInset(_:)`` by the name that Swift gave it.
  public final func resetScrollContentInset(_ handler: (() -> Void)? = nil) { handler?() }

  /// ``setScrollViewContentInsetForLoading()`` by the name that Swift gave it.
  public final func setScrollContentInsetForLoading() {}

  /// ``setScrollViewContentInset(_:handler:)`` by the name that Swift gave it.
  public final func setScrollContentInset(_ inset: PlatformEdgeInsets, handler: (() -> Void)? = nil) {
    setScrollViewContentInset(inset, handler: handler)
  }

  /// ``scrollViewDidScroll(_:)`` by the name that Swift gave it.
  public final func scrollDidScroll(_ contentOffset: CGPoint) { scrollViewDidScroll(contentOffset) }
}

extension ScrollHost {
  /// Makes the whole inset at top and bottom, open room included, what the app wants.
  func setInset(_ inset: PlatformEdgeInsets) {
    for (edge, points) in [(ScrollEdge.top, inset.top), (.bottom, inset.bottom)] {
      let room = refreshers.all.reduce(0) { $1.slot.edge == edge ? $0 + $1.room : $0 }
      setUserInset(Double(points) - room, at: edge)
    }
  }
}
