import RefreshCore
import RefreshTestKit
import Testing

@Suite("No more data waits for its last rows")
struct LastRowsTests {
  private func loaded(_ screen: Screen, delay: Double = 1) -> EngineBench {
    let bench = EngineBench(on: screen, header: nil, footer: .footer.but { $0.noMoreDelay = delay })
    bench.hold(at: 1400, 1564)
    bench.lift()
    bench.settle()
    return bench
  }

  @Test("a footer that is waiting is hidden and keeps its room", arguments: Screen.all)
  func hidden(_ screen: Screen) {
    let bench = loaded(screen)
    bench.step { bench.footer.noMoreData() }
    #expect(bench.views.footer.isHidden && bench.room.footer == 44 && bench.footer.phase == .noMoreData)
    bench.advance(milliseconds: 900)
    #expect(bench.views.footer.isHidden)
    bench.advance(milliseconds: 200)
    #expect(!bench.views.footer.isHidden)
  }

  @Test("a reset, a removal and the rows themselves end the waiting", arguments: Screen.all, 0..<3)
  func ended(_ screen: Screen, way: Int) {
    let bench = loaded(screen)
    bench.step { bench.footer.noMoreData() }
    switch way {
    case 0: bench.step { bench.footer.resetNoMoreData() }
    case 1:
      bench.step { bench.footer.detach() }
      bench.attach(bench.footer)
    default: bench.contentLength = 2100
    }
    #expect(!bench.views.footer.isHidden)
    bench.settle()
    #expect(!bench.views.footer.isHidden)
  }

  @Test("without a delay, and without a load, nothing waits", arguments: Screen.all)
  func nothingToWaitFor(_ screen: Screen) {
    let immediate = loaded(screen, delay: 0)
    immediate.step { immediate.footer.noMoreData() }
    #expect(!immediate.views.footer.isHidden)
    let idle = EngineBench(on: screen, header: nil, footer: .footer.but { $0.noMoreDelay = 1 })
    idle.step { idle.footer.noMoreData() }
    #expect(!idle.views.footer.isHidden)
  }
}
