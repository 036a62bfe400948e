// Actions written `{ _ in … }`, which an older Swift took for closures without parameters.

/// The nothing that such an action is given.
public typealias NoParameter = Void

extension PullToRefreshWrapper {
  /// The same as `add(height:animator:action:)`, for an action that names the nothing it is given.
  @available(*, deprecated, message: "An action has no parameter: leave out `_ in`")
  @_disfavoredOverload
  public func add(
    height: CGFloat = 60, animator: some CustomPullToRefreshAnimator, action: ((NoParameter) -> Void)?
  ) {
    add(height: height, animator: animator, action: action.map { run in { run(()) } })
  }

  /// The same as `bind(height:animator:action:)`, for an action that names the nothing it is given.
  @available(*, deprecated, message: "An action has no parameter: leave out `_ in`")
  @_disfavoredOverload
  public func bind(
    height: CGFloat = 60, animator: some CustomPullToRefreshAnimator, action: ((NoParameter) -> Void)?
  ) {
    bind(height: height, animator: animator, action: action.map { run in { run(()) } })
  }
}

extension InfiniteScrollWrapper {
  /// The same as `add(height:animator:action:)`, for an action that names the nothing it is given.
  @available(*, deprecated, message: "An action has no parameter: leave out `_ in`")
  @_disfavoredOverload
  public func add(
    height: CGFloat = Infinity.defaultInfiniteScrollHeight, animator: some CustomInfiniteScrollAnimator,
    action: ((NoParameter) -> Void)?
  ) {
    add(height: height, animator: animator, action: action.map { run in { run(()) } })
  }

  /// The same as `bind(height:animator:action:)`, for an action that names the nothing it is given.
  @available(*, deprecated, message: "An action has no parameter: leave out `_ in`")
  @_disfavoredOverload
  public func bind(
    height: CGFloat = Infinity.defaultInfiniteScrollHeight, animator: some CustomInfiniteScrollAnimator,
    action: ((NoParameter) -> Void)?
  ) {
    bind(height: height, animator: animator, action: action.map { run in { run(()) } })
  }
}
