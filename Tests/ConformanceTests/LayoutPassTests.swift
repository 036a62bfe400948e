import RefreshTestKit
import Testing

@Suite("What is asked for in a layout pass is done after it, as things are by then")
struct LayoutPassTests {
  @Test("an end after the pass takes back a begin in it", arguments: Screen.all, NamedPolicy.headers)
  func endAfterThePass(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.list.layoutPass { bench.header.begin() }
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == 0 && bench.list.insetWrites == 0)
  }

  @Test("rows that come in the same pass do not close the room", arguments: Screen.all, NamedPolicy.headers)
  func rowsInThePass(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.list.layoutPass {
      bench.header.begin()
      bench.contentLength = 2600
    }
    bench.settle()
    #expect(bench.room.header == 60 && bench.offset == -60 && bench.actions.header == 1)
  }

  @Test("a longer room that is asked for in the same pass is the one that opens", arguments: Screen.all)
  func policyInThePass(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: .header)
    bench.list.layoutPass {
      bench.header.begin()
      bench.header.policy.restingLength = 80
      bench.contentLength = 2600
    }
    bench.settle()
    #expect(bench.room.header == 80 && bench.offset == -80 && bench.header.isRefreshing)
  }

  @Test("a bar or an inset that comes in the same pass counts", arguments: Screen.all, NamedPolicy.headers)
  func barInThePass(_ screen: Screen, _ header: NamedPolicy) {
    for isBar in [true, false] {
      let bench = EngineBench(on: screen, header: header.policy)
      func change(to points: Double) {
        if isBar { bench.bars.header = points } else { bench.userInset.header = points }
      }
      bench.list.layoutPass {
        bench.header.begin()
        change(to: 64)
      }
      bench.settle()
      #expect(bench.room.header == 60 && bench.offset == -124)
      bench.list.layoutPass {
        bench.header.end()
        change(to: 40)
      }
      bench.settle()
      #expect(bench.isAtRest && bench.offset == -40)
    }
  }

  @Test("rows that come with the end of a load move nobody", arguments: Screen.all, NamedPolicy.footers)
  func loadInThePass(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    bench.hold(at: 1400, 1520)
    bench.lift()
    bench.list.layoutPass {
      bench.contentLength = 2600
      bench.footer.end()
    }
    bench.settle()
    #expect(bench.offset == 1520 && bench.room.footer == (footer.policy.room == .permanent ? 44 : 0))
  }
}
