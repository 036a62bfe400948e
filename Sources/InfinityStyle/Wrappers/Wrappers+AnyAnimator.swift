#if !hasFeature(Embedded)
// Animators of which only the protocol is known, optional ones that are unwrapped on the way included. Not
// for Embedded Swift, which knows no such values.

extension PullToRefreshWrapper {
  /// The same as `add(height:animator:action:)` for any animator.
  @_disfavoredOverload
  public func add(
    height: CGFloat = 60, animator: any CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    func open(_ animator: some CustomPullToRefreshAnimator) {
      add(height: height, animator: animator, action: action)
    }
    open(animator)
  }

  /// The same as `bind(height:animator:action:)` for any animator.
  @_disfavoredOverload
  public func bind(
    height: CGFloat = 60, animator: any CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    func open(_ animator: some CustomPullToRefreshAnimator) {
      bind(height: height, animator: animator, action: action)
    }
    open(animator)
  }
}

extension InfiniteScrollWrapper {
  /// The same as `add(height:animator:action:)` for any animator.
  @_disfavoredOverload
  public func add(
    height: CGFloat = Infinity.defaultInfiniteScrollHeight, animator: any CustomInfiniteScrollAnimator,
    action: (() -> Void)?
  ) {
    func open(_ animator: some CustomInfiniteScrollAnimator) {
      add(height: height, animator: animator, action: action)
    }
    open(animator)
  }

  /// The same as `bind(height:animator:action:)` for any animator.
  @_disfavoredOverload
  public func bind(
    height: CGFloat = Infinity.defaultInfiniteScrollHeight, animator: any CustomInfiniteScrollAnimator,
    action: (() -> Void)?
  ) {
    func open(_ animator: some CustomInfiniteScrollAnimator) {
      bind(height: height, animator: animator, action: action)
    }
    open(animator)
  }
}
#endif
