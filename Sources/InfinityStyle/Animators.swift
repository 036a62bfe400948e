/// Shows what a pull-to-refresh does: a view of your own, or any object or value.
///
///     final class Percent: PlatformView, CustomPullToRefreshAnimator {
///       func animateState(_ state: PullToRefreshState) { … }
///     }
public protocol CustomPullToRefreshAnimator: AnimatorView {
  /// Shows `state`; called for every change, progress included. The first state, `none`, is not
  /// announced: an animator has to look right before the first call.
  func animateState(_ state: PullToRefreshState)
}

/// Shows what infinite scrolling does: a view of your own, or any object or value.
public protocol CustomInfiniteScrollAnimator: AnimatorView {
  /// Shows `state`; called for every change.
  func animateState(_ state: InfiniteScrollState)
}

/// What an animator is on screen; there is nothing to implement.
public protocol AnimatorView: MainActorIsolated {
  /// The view that `add` places in its container: the animator itself if it is a view, else nothing.
  var viewToPlace: PlatformView? { get }
}

extension AnimatorView {
  /// Nothing: what is no view is not placed.
  public var viewToPlace: PlatformView? { nil }
}

extension AnimatorView where Self: PlatformView {
  /// The animator itself.
  public var viewToPlace: PlatformView? { self }
}
