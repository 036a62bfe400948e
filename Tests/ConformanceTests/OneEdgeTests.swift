import RefreshCore
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("Two controls at one edge")
struct OneEdgeTests {
  /// A control that is pulled at the end, where a footer with room of its own stands.
  private func pulled(_ change: (inout RefreshPolicy) -> Void = { _ in }, on screen: Screen) -> Refresher {
    let policy = RefreshPolicy.pulledFooter.but { $0.together = .parallel }
    return Refresher(
      slot: RefreshSlot(edge: screen.endEdge, role: .refresh), policy: policy.but(change))
  }

  @Test("content that rests in the room of one does not pull the other", arguments: Screen.all)
  func atRest(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    let pull = pulled(on: screen)
    bench.attach(pull)
    bench.hold(at: 1500, 1564)
    #expect(pull.phase == .idle)
    bench.hold(at: 1564 + 22)
    #expect(pull.phase == .pulling(progress: 0.5))
    bench.lift()
    bench.settle()
    #expect(pull.phase == .idle && bench.offset == 1564)
  }

  @Test("one that closes leaves the content where the other's room begins", arguments: Screen.all)
  func oneCloses(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    bench.footer.isEnabled = false
    let pull = pulled(on: screen)
    bench.attach(pull)
    bench.hold(at: 1500, 1564 + 70)
    bench.lift()
    bench.settle()
    #expect(pull.isRefreshing && bench.offset == 1564 + 44)
    bench.step { pull.end() }
    bench.settle()
    #expect(bench.offset == 1564 && bench.room.footer == 44)
  }

  @Test("both are shown, one beyond the other, and go one by one", arguments: Screen.all)
  func both(_ screen: Screen) {
    let header = RefreshPolicy.header.but { $0.together = .parallel }
    let bench = EngineBench(on: screen, header: header)
    let other = Refresher(slot: RefreshSlot(edge: screen.startEdge, role: .loadMore), policy: header)
    bench.attach(other)
    bench.step { bench.header.begin() }
    bench.step { other.begin() }
    bench.settle()
    #expect(bench.offset == -120 && bench.room.header == 120)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.offset == -60 && bench.room.header == 60)
    bench.step { other.end() }
    bench.settle()
    #expect(bench.offset == 0 && bench.room.header == 0)
  }

  @Test("one that begins anew when the other's write ends its closing has its room", arguments: Screen.all)
  func beginInCompletion(_ screen: Screen) {
    let footer = RefreshPolicy.loadingFooter.but {
      $0.together = .parallel
      $0.firesWithoutFinger = false
    }
    let bench = EngineBench(on: screen, footer: footer)
    let pull = pulled({ $0.closing = .closeFirst }, on: screen)
    bench.attach(pull)
    bench.setOffset(1520)
    bench.step { pull.begin() }
    bench.settle()
    var isFirst = true
    pull.observe { refresher, event in
      guard case .ended = event, isFirst else { return }
      isFirst = false
      refresher.begin()
    }
    bench.step { pull.end() }
    bench.advance(frames: 2)
    #expect(pull.phase == .finishing)
    bench.step { bench.footer.begin() }
    #expect(pull.isRefreshing && bench.footer.isRefreshing && bench.room.footer == 88)
    bench.settle()
    #expect(bench.room.footer == 88)
  }

  @Test("the view of what is pulled stands beyond the footer's, in whichever order they came")
  func views() {
    for footerFirst in [true, false] {
      let list = SimulatedScrollView(
        viewport: CGSize(width: 320, height: 480), content: CGSize(width: 320, height: 2000))
      let footer = Refresher(slot: .footer, policy: .footer)
      let pull = Refresher(slot: RefreshSlot(edge: .bottom, role: .refresh), policy: .pulledFooter)
      let (footerView, pullView) = (PlatformView(), PlatformView())
      footer.indicator = RefreshIndicator(view: footerView, length: 44)
      pull.indicator = RefreshIndicator(view: pullView, length: 44)
      for refresher in footerFirst ? [footer, pull] : [pull, footer] { list.refreshers.attach(refresher) }
      #expect(footerView.frame.minY == 2000 && pullView.frame.minY == 2044)
      pull.begin()
      #expect(footerView.frame.minY == 2000 && pullView.frame.minY == 2044)
      footer.isHidden = true
      #expect(pullView.frame.minY == 2000)
    }
  }
}
