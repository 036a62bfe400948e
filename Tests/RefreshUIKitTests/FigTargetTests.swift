import FigStyle
import Foundation
import ObjectiveC
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

/// A screen that answers to selectors, as one with methods marked for Objective-C does.
private final class Screen: NSObject, StandInMessages {
  var messages: [String] = []
  func standInMessage(_ selector: Selector) -> (() -> Void)? {
    switch selector {
    case "reload", "didReload", "didEnd": { [weak self] in self?.messages.append(selector.description) }
    default: nil
    }
  }
}

@Suite("FigStyle's targets and selectors", .serialized)
struct FigTargetTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    HostClock.useStandIn()
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  @Test("a refresh sends its message, and its end another, once the room has closed")
  func messages() {
    let screen = Screen()
    let header = RefreshHeader(
      refreshingTarget: screen, refreshingSelector: "reload", endRefreshingTarget: screen,
      endRefreshingSelector: "didReload")
    list.fig_header = header
    header.beginRefreshing()
    StandIn.advance(seconds: 1)
    #expect(screen.messages == ["reload"])
    header.endRefreshing(target: screen, selector: "didEnd")
    #expect(screen.messages == ["reload"])
    StandIn.advance(seconds: 1)
    #expect(screen.messages.sorted() == ["didEnd", "didReload", "reload"])
  }

  @Test("a footer says that there is no more, and sends a message when the load has ended")
  func footer() {
    let screen = Screen()
    let footer = RefreshFooter(refreshingTarget: screen, refreshingSelector: "reload")
    list.fig_footer = footer
    footer.beginRefreshing()
    StandIn.advance(seconds: 1)
    footer.endRefreshingWithNoMoreData(target: screen, selector: "didEnd")
    StandIn.advance(seconds: 1)
    #expect(screen.messages == ["reload", "didEnd"] && footer.state == .noMoreData)
  }

  @Test("a target is held weakly; one that is gone, none, or does not respond is left alone")
  func nobody() {
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      list.fig_header = RefreshHeader(refreshingTarget: screen, refreshingSelector: "reload")
    }
    #expect(gone == nil)
    list.fig_header?.beginRefreshing()
    list.fig_header = RefreshHeader(refreshingTarget: nil, refreshingSelector: nil)
    list.fig_header?.beginRefreshing()
    list.fig_header = RefreshHeader(refreshingTarget: Screen(), refreshingSelector: "no such method")
    list.fig_header?.beginRefreshing()
    StandIn.advance(seconds: 1)
    #expect(list.fig_header?.state == .refreshing)
  }
}
