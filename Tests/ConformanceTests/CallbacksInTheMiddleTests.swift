import RefreshCore
import RefreshTestKit
import Testing

@Suite("What happens in the middle of something else")
struct CallbacksInTheMiddleTests {
  @Test("attached in the callback of being replaced, the later wish counts: one control a slot")
  func attachWhileReplaced() {
    let list = SimulatedScrollView()
    let (old, new, latest) = (Refresher(slot: .header), Refresher(slot: .header), Refresher(slot: .header))
    list.refreshers.attach(old)
    old.observe { refresher, event in
      if event == .detached { list.refreshers.attach(latest) }
    }
    list.refreshers.attach(new)
    #expect(list.refreshers.all.count == 1 && list.refreshers[.header] === latest)
    #expect(!new.isAttached)
    latest.begin()
    latest.detach()
    list.settle()
    #expect(list.contentInset == .zero && list.contentOffset.y == 0 && list.refreshers.all.isEmpty)
  }

  @Test("detached in the callback of an attachment, a control is not told that it is attached")
  func detachWhileAttached() {
    let list = SimulatedScrollView()
    var events: [RefreshEvent] = []
    let footer = Refresher(slot: .footer, policy: .footer)
    footer.observe { _, event in events.append(event) }
    list.onEvent = { _ in footer.detach() }
    list.setOffset(1333)
    list.refreshers.attach(footer)
    list.setOffset(1300)
    #expect(!footer.isAttached && events.filter { $0 == .attached }.count <= 1)
    #expect(list.contentInset == .zero)
  }

  @Test("a platform that answers the closing write of a leaving control does not open its room again")
  func leavingRoom() {
    let bench = EngineBench(footer: .footer)
    #expect(bench.room.footer > 0)
    bench.host.onWrite = { bench.list.bars.top = 44 }
    bench.list.onEvent = { bench.host.refreshers.report($0) }
    bench.footer.detach()
    bench.host.onWrite = nil
    bench.settle()
    #expect(bench.list.contentInset.bottom == 0)
  }

  @Test(
    "a footer armed by a finger does not fire once the content has become short", arguments: Screen.vertical)
  func armedThenShort(_ screen: Screen) {
    let bench = EngineBench(
      on: screen, header: nil,
      footer: .loadingFooter.but {
        $0.needsLift = true
        $0.firesWhenShort = false
      })
    bench.hold(at: bench.maxOffset - 60)
    bench.hold(at: bench.maxOffset + 20)
    #expect(bench.footer.phase.name == "armed")
    bench.step { bench.list.contentSize.height = 300 }
    #expect(bench.footer.phase == .idle)
    bench.lift()
    bench.settle()
    #expect(bench.actions.footer == 0)
  }

  @Test(
    "the write that closes room moves the content itself, and leaves that to no platform",
    arguments: Screen.all)
  func closingWrite(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.step { bench.header.begin() }
    bench.settle()
    bench.step { bench.header.end() }
    #expect(bench.host.writes.last?.room == 0 && bench.host.writes.last?.offset == bench.rest)
  }
}
