import FigStyle
import InfinityStyle
import RefreshTesting
import Testing

/// The hands of the checklist on a ``TinyHost``.
final class TinyDriver: ScrollHostDriver {
  let tiny = TinyHost()
  var host: any ScrollHost { tiny }
  func drag(to offset: Double) { tiny.drag(to: offset) }
  func lift() { tiny.lift() }
  func cancel() { tiny.cancel() }
  func scroll(to offset: Double) { tiny.scroll(to: offset) }
  func setContentLength(_ points: Double) { tiny.setContent(points) }
  func setViewportLength(_ points: Double) { tiny.setViewport(points) }
  func setOnScreen(_ isOnScreen: Bool) { tiny.setOnScreen(isOnScreen) }
  func totalInset(at edge: ScrollEdge) -> Double? { tiny.total(at: edge) }
  func writeTotalInset(_ points: Double, at edge: ScrollEdge) { tiny.writeTotal(points, at: edge) }
  func advance(seconds: Double) { tiny.advance(seconds: seconds) }
  func makeView() -> any HostedView { PlatformView() }

  func place(of view: any HostedView) -> (frame: CGRect, isShown: Bool)? {
    guard let placement = tiny.places[ObjectIdentifier(view)] else { return nil }
    switch placement.anchor {
    case .band(_, let origin, let length):
      let frame = CGRect(x: placement.shiftX, y: origin + placement.shiftY, width: 320, height: length)
      return (frame, !placement.isHidden)
    case .frame(let x, let y, let width, let height):
      return (CGRect(x: x, y: y, width: width, height: height), !placement.isHidden)
    }
  }
}

/// A host that breaks its word: it never says that the finger lifted.
final class SilentDriver: ScrollHostDriver {
  private let inner = TinyDriver()
  var host: any ScrollHost { inner.host }
  func drag(to offset: Double) { inner.drag(to: offset) }
  func lift() {}
  func cancel() { inner.cancel() }
  func scroll(to offset: Double) { inner.scroll(to: offset) }
  func setContentLength(_ points: Double) { inner.setContentLength(points) }
  func setViewportLength(_ points: Double) { inner.setViewportLength(points) }
  func setOnScreen(_ isOnScreen: Bool) { inner.setOnScreen(isOnScreen) }
  func totalInset(at edge: ScrollEdge) -> Double? { inner.totalInset(at: edge) }
  func writeTotalInset(_ points: Double, at edge: ScrollEdge) { inner.writeTotalInset(points, at: edge) }
  func advance(seconds: Double) { inner.advance(seconds: seconds) }
  func makeView() -> any HostedView { inner.makeView() }
  func place(of view: any HostedView) -> (frame: CGRect, isShown: Bool)? { inner.place(of: view) }
}

@Suite("A host written outside the package") @MainActor
struct TinyHostTests {
  @Test("passes the checklist")
  func checklist() {
    #expect(checkScrollHost { TinyDriver() } == [])
  }

  @Test("is told which promise it breaks")
  func brokenPromise() {
    let broken = checkScrollHost { SilentDriver() }
    #expect(broken.contains { $0.hasPrefix("a release:") })
    #expect(!broken.contains { $0.hasPrefix("metrics:") })
  }

  @Test("works with a style")
  func style() {
    let list = TinyHost()
    var actions = 0
    list.fty.pullToRefresh.add(animator: DefaultRefreshAnimator(frame: .zero)) { actions += 1 }
    list.drag(to: -61)
    list.lift()
    #expect(actions == 1)
    list.advance(seconds: 1)
    #expect(list.offset == -60)
    list.fig_header?.endRefreshing()
    list.advance(seconds: 1)
    #expect(list.offset == 0 && list.total(at: .top) == 0)
  }
}
