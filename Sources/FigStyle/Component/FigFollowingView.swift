/// The view under every component: it hears how its list moves and grows.
open class FigFollowingView: PlatformView {
  private final var lastOffset = CGPoint.zero
  private final var lastSize = CGSize.zero

  /// Called after the list's content moved, when the state has been judged by it; does nothing itself.
  ///
  /// Called for what a finger, momentum, bars or code did, while the component is visible and can be
  /// used; not for the component's own opening and closing. Overriding it without calling super disables
  /// nothing, other than in FigRefresh: use ``RefreshComponent/enableRefresh`` for that.
  ///
  /// - Parameters:
  ///   - scrollView: The list.
  ///   - change: The content offset under `.newKey` and `.oldKey`, as `CGPoint`s.
  open func scrollViewContentOffsetDidChange(
    scrollView: PlatformScrollView, change: PlatformChange?
  ) {}

  /// Called after the list's content changed its size, when a footer stands at its new place; does
  /// nothing itself.
  ///
  /// - Parameters:
  ///   - scrollView: The list.
  ///   - change: The content size under `.newKey` and `.oldKey`, as `CGSize`s.
  open func scrollViewContentSizeDidChange(
    scrollView: PlatformScrollView, change: PlatformChange?
  ) {}

  final func beginFollowing(_ host: any ScrollHost) {
    (lastOffset, lastSize) = (host.currentOffset, host.currentContentSize)
  }

  final func tellOfOffset(_ host: any ScrollHost) {
    let (old, new) = (lastOffset, host.currentOffset)
    guard new != old, let scrollView = scrollView(of: host) else { return }
    lastOffset = new
    scrollViewContentOffsetDidChange(scrollView: scrollView, change: PlatformChange(from: old, to: new))
  }

  final func tellOfSize(_ host: any ScrollHost) {
    let (old, new) = (lastSize, host.currentContentSize)
    guard new != old, let scrollView = scrollView(of: host) else { return }
    lastSize = new
    scrollViewContentSizeDidChange(scrollView: scrollView, change: PlatformChange(from: old, to: new))
  }
}
