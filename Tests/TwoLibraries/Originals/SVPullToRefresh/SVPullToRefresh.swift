public import UIKit

// What an original looks like to an app: a module of its own that extends UIScrollView by the names that the
// style has too. It remembers what it was asked.

public struct OriginalSVCalls {
  @MainActor public static var all: [String] = []
}

extension UIScrollView {
  public func addPullToRefresh(actionHandler: (() -> Void)!) {
    OriginalSVCalls.all.append("addPullToRefresh")
  }
  public func addInfiniteScrolling(actionHandler: (() -> Void)!) {
    OriginalSVCalls.all.append("addInfiniteScrolling")
  }
  public func triggerPullToRefresh() { OriginalSVCalls.all.append("triggerPullToRefresh") }
  public var pullToRefreshView: SVPullToRefreshView! { SVPullToRefreshView(frame: .zero) }
  public var showsPullToRefresh: Bool {
    get { OriginalSVCalls.all.contains("addPullToRefresh") }
    set { OriginalSVCalls.all.append("showsPullToRefresh = \(newValue)") }
  }
}

@MainActor open class SVPullToRefreshView: UIView {
  open func stopAnimating() { OriginalSVCalls.all.append("stopAnimating") }
}
