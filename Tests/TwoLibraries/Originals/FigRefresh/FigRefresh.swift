public import UIKit

// See SVPullToRefresh.swift.

public struct OriginalFigCalls {
  @MainActor public static var all: [String] = []
}

@MainActor open class RefreshComponent: UIView {
  private let refreshingClosure: (() -> Void)?
  private var endRefreshingClosure: (() -> Void)?

  public required init(refreshingClosure: (() -> Void)?, endRefreshingClosure: (() -> Void)? = nil) {
    (self.refreshingClosure, self.endRefreshingClosure) = (refreshingClosure, endRefreshingClosure)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { preconditionFailure("Made in code") }
  open func beginRefreshing() {
    OriginalFigCalls.all.append("beginRefreshing")
    refreshingClosure?()
  }
  open func endRefreshing(closure: (() -> Void)? = nil) {
    OriginalFigCalls.all.append("endRefreshing")
    endRefreshingClosure = closure
    endRefreshingClosure?()
  }
}

open class RefreshHeader: RefreshComponent {}

extension UIScrollView {
  public var fig_header: RefreshHeader? {
    get { subviews.lazy.compactMap { $0 as? RefreshHeader }.first }
    set {
      OriginalFigCalls.all.append(newValue == nil ? "no header" : "header")
      fig_header?.removeFromSuperview()
      if let newValue { addSubview(newValue) }
    }
  }
}
