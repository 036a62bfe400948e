import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("Looks in FigStyle")
struct LookTests {
  let list = SimulatedScrollView()
  let plain = Look("test", loop: 1, hasTexts: true) { _, _ in }

  @Test("a look takes the place of label and spinner, and gets the titles")
  func look() throws {
    let header = RefreshIndicatorHeader {}
    header.look = plain
    list.fig_header = header
    let view = try #require(header.lookView)
    #expect(view.superview === header && view.frame == header.bounds)
    #expect(header.titleLabel?.isHidden == true)
    header.setTitle("Tug", for: .idle)
    #expect(view.player.moment.texts.title == "Tug")
    list.hold(past: 25)
    #expect(view.player.moment.phase == .pulling(progress: 0.5))
    list.hold(past: 60)
    list.finger.lift()
    #expect(view.player.moment.phase == .refreshing && header.indicatorView.isHidden)
    #expect(view.player.moment.texts.title == header.titleLabel?.text)
    list.viewportSize.width = 500
    #expect(view.frame.width == 500 && view.player.moment.width == 500)
  }

  @Test("a look can come, change and go while the component is at work")
  func live() throws {
    list.fig_footer {}
    let footer = try #require(list.fig_footer as? RefreshIndicatorFooter)
    list.pullUp()
    list.settle()
    footer.look = plain
    let view = try #require(footer.lookView)
    #expect(view.player.moment.phase == .refreshing && view.player.moment.isAtEnd)
    #expect(view.player.isTicking && footer.indicatorView.isHidden)
    footer.look = Look("another", loop: 0) { _, _ in }
    #expect(footer.lookView === view && view.look.name == "another")
    footer.look = nil
    #expect(footer.lookView == nil && view.superview == nil && !view.player.isTicking)
    #expect(footer.titleLabel?.isHidden == false && !footer.indicatorView.isHidden)
    footer.endRefreshing()
    list.settle()
    #expect(footer.state == .idle && view.player.moment.phase == .refreshing, "it follows no more")
  }

  @Test("a component that is taken away stops drawing, and goes on elsewhere")
  func elsewhere() throws {
    let header = RefreshHeader {}
    header.look = plain
    list.fig_header = header
    list.pull()
    list.settle()
    let view = try #require(header.lookView)
    list.fig_header = nil
    #expect(!view.player.isTicking && view.player.moment.phase == .idle)
    let other = SimulatedScrollView()
    other.fig_header = header
    other.pull()
    #expect(view.player.moment.phase == .refreshing && view.player.isTicking)
  }
}
