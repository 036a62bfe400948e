import RefreshUIKit
import Testing
import UIKit

/// A scroll view like a web view's: whenever it lays out, or its page changes, it sets its inset to what it
/// thinks is right.
private final class PageScrollView: UIScrollView {
  private(set) var rewrites = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    rewrite()
  }

  func pageDidChange(height: CGFloat) {
    contentSize.height = height
    rewrite()
  }

  func rewrite() {
    rewrites += 1
    contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
  }
}

/// When an app does something.
enum InsetMoment: CaseIterable { case idle, refreshing, closing }

@Suite("Real life: others write the inset too", .serialized)
struct OtherWritersTests {
  @Test("a web view's scroll view rewrites its own inset all the time", arguments: ListStyle.allCases)
  func webView(_ style: ListStyle) {
    let page = PageScrollView(frame: .phone)
    let live = LiveList(style, page)
    live.show()
    page.rewrite()
    live.appTop = 20
    page.contentOffset.y = -20
    live.refresh()
    for step in 0..<30 {
      page.pageDidChange(height: 2000 + CGFloat(step) * 10)
      page.setNeedsLayout()
      page.layoutIfNeeded()
      live.run(seconds: 1 / 60)
    }
    live.run(seconds: 1)
    live.expectOpen()
    #expect(page.rewrites >= 60 && page.contentInset.bottom == 10)
    live.end()
    page.rewrite()
    live.run(seconds: 2)
    live.expectRest()
    #expect(live.actions == 1 && page.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  }

  /// Not here: saved while refreshing and restored when that is long over. What is written while no room is
  /// open is the app's own, so such an app has to leave our room out of what it saves.
  @Test(
    "an app that saves the inset, sets another and restores it later", arguments: ListStyle.allCases,
    [
      (InsetMoment.idle, InsetMoment.refreshing), (.idle, .closing), (.idle, .idle),
      (.refreshing, .refreshing), (.refreshing, .closing),
    ])
  func savesAndRestores(_ style: ListStyle, _ moments: (saves: InsetMoment, restores: InsetMoment)) {
    let live = LiveList(style)
    live.show()
    var saved = live.list.contentInset
    live.refresh()
    if moments.saves == .refreshing { saved = live.list.contentInset }
    live.appTop = 100
    live.list.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 40, right: 0)
    live.run(seconds: 1)
    live.expectOpen()
    func restore() {
      live.appTop = 0
      live.list.contentInset = saved
    }
    if moments.restores == .refreshing {
      restore()
      live.run(seconds: 1)
      live.expectOpen()
    }
    live.end()
    if moments.restores == .closing {
      live.run(seconds: 0.1)
      restore()
    }
    live.run(seconds: 2)
    if moments.restores == .idle { restore() }
    live.run(seconds: 1)
    live.expectRest()
    #expect(live.actions == 1 && live.list.contentInset == .zero)
  }
}
