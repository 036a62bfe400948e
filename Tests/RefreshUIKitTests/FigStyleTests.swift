import FigStyle
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

/// A header as an app writes it on UIKit.
private final class StampHeader: RefreshHeader {
  let stamp = UIImageView(frame: .zero)
  var offsets: [CGFloat] = []
  var heights: [CGFloat] = []

  override func refreshComponentHeight() -> CGFloat { 72 }
  override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    addSubview(stamp)
    stamp.frame = CGRect(x: 8, y: 0, width: 24, height: height)
    titleLabel?.frame = CGRect(x: 40, y: 0, width: frame.width - 40, height: height)
  }
  override func scrollViewContentOffsetDidChange(
    scrollView: UIScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    super.scrollViewContentOffsetDidChange(scrollView: scrollView, change: change)
    offsets.append(scrollView.contentOffset.y)
  }
  override func scrollViewContentSizeDidChange(
    scrollView: UIScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    heights.append(scrollView.contentSize.height)
  }
}

@Suite("FigStyle on UIScrollView", .serialized)
struct FigStyleOnUIKitTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    HostClock.useStandIn()
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  @Test("a header of an app's own refreshes, hears the list and follows its width")
  func ownHeader() {
    var calls: [String] = []
    let header = StampHeader(
      refreshingClosure: { calls.append("action") }, endRefreshingClosure: { calls.append("ended") })
    list.fig_header = header
    #expect(header.frame == CGRect(x: 0, y: -72, width: 375, height: 72))
    list.standInDrag(to: CGPoint(x: 0, y: -80))
    #expect(header.state == .pullingOutRect && header.offsets == [-80])
    list.standInLift()
    StandIn.advance(seconds: 2)
    #expect(calls == ["action"] && list.contentInset.top == 72)
    list.frame.size.width = 500
    list.contentSize.height = 2400
    #expect(header.frame.width == 500 && header.titleLabel?.frame.width == 460)
    #expect(header.heights == [2400])
    header.endRefreshing()
    StandIn.advance(seconds: 2)
    #expect(calls == ["action", "ended"] && list.contentInset == .zero && list.contentOffset.y == 0)
  }

  @Test("closure forms, looks, and removal by the app")
  func closureForms() {
    list.fig_header {}
    list.fig_footer(refreshingClosure: {}, endRefreshingClosure: nil)
    let (header, footer) = (list.fig_header, list.fig_footer)
    #expect(header is RefreshIndicatorHeader && footer?.superview === list)
    header?.look = .figIndicator
    #expect(header?.lookView?.superview === header && header?.titleLabel?.isHidden == true)
    header?.beginRefreshing()
    StandIn.advance(seconds: 1)
    #expect(list.contentInset.top == 50)
    header?.removeFromSuperview()
    StandIn.advance(seconds: 1)
    #expect(list.fig_header == nil && list.contentInset.top == 0 && header?.state == .idle)
    list.fig_footer = nil
    #expect(footer?.superview == nil)
  }
}
