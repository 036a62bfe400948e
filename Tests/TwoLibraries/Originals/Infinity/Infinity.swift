public import UIKit

// See SVPullToRefresh.swift.

public struct OriginalInfinityCalls {
  @MainActor public static var all: [String] = []
}

@MainActor public protocol CustomPullToRefreshAnimator {
  func animateState(_ state: PullToRefreshState)
}

public enum PullToRefreshState: Equatable {
  case none
  case releasing(progress: CGFloat)
  case loading
}

@MainActor public struct Infinity {
  public var pullToRefresh: PullToRefreshWrapper { PullToRefreshWrapper() }
}

@MainActor public struct PullToRefreshWrapper {
  public func add(height: CGFloat = 60, animator: any CustomPullToRefreshAnimator, action: (() -> Void)?) {
    OriginalInfinityCalls.all.append("add")
  }
  public func begin() { OriginalInfinityCalls.all.append("begin") }
  public func end() { OriginalInfinityCalls.all.append("end") }
}

extension UIScrollView {
  public var fty: Infinity { Infinity() }
  public var isPullToRefreshEnabled: Bool { OriginalInfinityCalls.all.contains("add") }
}

open class DefaultRefreshAnimator: UIView, CustomPullToRefreshAnimator {
  open func animateState(_ state: PullToRefreshState) {}
}
