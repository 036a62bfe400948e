#if !hasFeature(Embedded)
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
    scrollView: PlatformScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {}

  /// Called after the list's content changed its size, when a footer stands at its new place; does
  /// nothing itself.
  ///
  /// - Parameters:
  ///   - scrollView: The list.
  ///   - change: The content size under `.newKey` and `.oldKey`, as `CGSize`s.
  open func scrollViewContentSizeDidChange(
    scrollView: PlatformScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {}

  final func beginFollowing(_ host: any ScrollHost) {
    (lastOffset, lastSize) = (Self.offset(of: host), Self.size(of: host))
  }

  final func tellOfOffset(_ host: any ScrollHost) {
    let (old, new) = (lastOffset, Self.offset(of: host))
    guard new != old, let scrollView = scrollView(of: host) else { return }
    lastOffset = new
    scrollViewContentOffsetDidChange(scrollView: scrollView, change: [.oldKey: old, .newKey: new])
  }

  final func tellOfSize(_ host: any ScrollHost) {
    let (old, new) = (lastSize, Self.size(of: host))
    guard new != old, let scrollView = scrollView(of: host) else { return }
    lastSize = new
    scrollViewContentSizeDidChange(scrollView: scrollView, change: [.oldKey: old, .newKey: new])
  }

  private static func offset(of host: any ScrollHost) -> CGPoint {
    CGPoint(x: host.metrics(along: .horizontal).offset, y: host.metrics(along: .vertical).offset)
  }

  private static func size(of host: any ScrollHost) -> CGSize {
    CGSize(
      width: host.metrics(along: .horizontal).contentLength,
      height: host.metrics(along: .vertical).contentLength)
  }
}
#endif
