import RefreshCore
import RefreshTesting
import Testing

@Suite("How a style finds its scroll view, and keeps something for it") @MainActor
struct HostingLinkTests {
  final class Settings: MainActorBound { var count = 0 }
  final class Others: MainActorBound {}

  /// Asks for itself while it goes.
  final class Leaving: ScrollHosting {
    nonisolated(unsafe) static var found: Bool?
    var scrollHost: any ScrollHost { preconditionFailure("Nobody may make a host here") }
    deinit {
      let link = HostingLink(self)
      Self.found = link.hosting != nil
    }
  }

  @Test("a link keeps nothing alive")
  func weak() {
    var list: SimulatedScrollView? = SimulatedScrollView()
    let link = list.map { HostingLink($0) }
    #expect(link?.hosting === list)
    list = nil
    #expect(link?.hosting == nil)
  }

  @Test("made in the scroll view's own deinit, it finds nothing and makes nothing")
  func leaving() {
    do { _ = Leaving() }
    #expect(Leaving.found == false)
  }

  @Test("a host that is always there exists")
  func existing() {
    let list = SimulatedScrollView()
    #expect(list.existingScrollHost === list)
  }

  @Test("a style's own object is made once for each scroll view and kind")
  func styleObject() {
    let (list, other) = (SimulatedScrollView(), SimulatedScrollView())
    list.refreshers.styleObject(Settings.init).count = 1
    #expect(list.refreshers.styleObject(Settings.init).count == 1)
    #expect(other.refreshers.styleObject(Settings.init).count == 0)
    _ = list.refreshers.styleObject(Others.init)
    #expect(list.refreshers.styleObject(Settings.init).count == 1)
  }
}
