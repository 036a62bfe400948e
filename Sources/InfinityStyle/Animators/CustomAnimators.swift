/// Shows what a pull-to-refresh does: a view of your own, or any object or value.
///
///     final class Percent: PlatformView, CustomPullToRefreshAnimator {
///       func animateState(_ state: PullToRefreshState) { … }
///     }
///
/// Implement one of the two functions. The first state, `none`, is not announced: an animator has to look
/// right before the first call.
public protocol CustomPullToRefreshAnimator: AnimatorView {
  /// Shows `state`; called for every change, progress included, and before the list's insets change and
  /// the action runs. Calls ``animateState(state:)`` unless you implement it.
  func animateState(_ state: PullToRefreshState)

  /// The same by the name that the original's documentation gives it. The engine calls
  /// ``animateState(_:)``.
  func animateState(state: PullToRefreshState)
}

extension CustomPullToRefreshAnimator {
  /// Calls ``animateState(state:)``.
  public func animateState(_ state: PullToRefreshState) { animateState(state: state) }

  /// Nothing; an animator implements this function or ``animateState(_:)``, and in debug builds one that
  /// implements neither traps.
  public func animateState(state: PullToRefreshState) {
    assertionFailure("An animator implements animateState(_:) or animateState(state:)")
  }
}

/// Shows what infinite scrolling does: a view of your own, or any object or value.
///
/// Implement one of the two functions. The first state, `none`, is not announced: an animator has to look
/// right before the first call.
public protocol CustomInfiniteScrollAnimator: AnimatorView {
  /// Shows `state`; called for every change, before the list's insets change and the action runs. Calls
  /// ``animateState(state:)`` unless you implement it.
  func animateState(_ state: InfiniteScrollState)

  /// The same by the name that the original's documentation gives it. The engine calls
  /// ``animateState(_:)``.
  func animateState(state: InfiniteScrollState)
}

extension CustomInfiniteScrollAnimator {
  /// Calls ``animateState(state:)``.
  public func animateState(_ state: InfiniteScrollState) { animateState(state: state) }

  /// Nothing; an animator implements this function or ``animateState(_:)``, and in debug builds one that
  /// implements neither traps.
  public func animateState(state: InfiniteScrollState) {
    assertionFailure("An animator implements animateState(_:) or animateState(state:)")
  }
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
