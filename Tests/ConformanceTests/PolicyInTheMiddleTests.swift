import RefreshCore
import RefreshTestKit
import Testing

@Suite("What changes in the middle of a refresh counts")
struct PolicyInTheMiddleTests {
  @Test("a time-out that is set while refreshing counts from the start", arguments: Screen.all)
  func timeOut(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.step { bench.header.begin() }
    bench.advance(milliseconds: 600)
    bench.step { bench.header.policy.timeOut = 1 }
    bench.advance(milliseconds: 399)
    #expect(bench.header.isRefreshing)
    bench.advance(milliseconds: 1)
    bench.settle()
    #expect(bench.isAtRest && bench.ends.header == [.failure])
  }

  @Test("a time-out counts anew when the action runs again", arguments: Screen.all)
  func timeOutAfterRestart(_ screen: Screen) {
    let bench = EngineBench(
      on: screen,
      header: .header.but {
        $0.secondBegin = .restart
        $0.timeOut = 1
      })
    bench.step { bench.header.begin() }
    bench.advance(milliseconds: 600)
    bench.step { bench.header.begin() }
    bench.advance(milliseconds: 900)
    #expect(bench.header.isRefreshing && bench.actions.header == 2)
    bench.step { bench.header.policy.timeOut = 2 }
    bench.advance(milliseconds: 1099)
    #expect(bench.header.isRefreshing)
    bench.advance(milliseconds: 1)
    #expect(!bench.header.isRefreshing)
  }

  @Test("a time-out that is taken away does not end the refresh", arguments: Screen.all)
  func noTimeOut(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: .header.but { $0.timeOut = 1 })
    bench.step { bench.header.begin() }
    bench.step { bench.header.policy.timeOut = 0 }
    bench.advance(milliseconds: 2000)
    #expect(bench.header.isRefreshing && !bench.list.hasPendingCalls)
  }

  @Test("an end that waits for a minimum time waits for the new one", arguments: [0.0, 0.4, 2])
  func minimumTime(_ minimum: Double) {
    let bench = EngineBench(header: .header.but { $0.minimumTime = 1 })
    bench.step {
      bench.header.begin()
      bench.header.end()
    }
    bench.step { bench.header.policy.minimumTime = minimum }
    let milliseconds = Int(minimum * 1000)
    if milliseconds > 0 {
      bench.advance(milliseconds: milliseconds - 1)
      #expect(bench.header.isRefreshing)
      bench.advance(milliseconds: 1)
    }
    #expect(!bench.header.isRefreshing)
    bench.settle()
    #expect(bench.isAtRest)
  }

  @Test("a silent begin that follows another runs no action", arguments: Screen.all)
  func silentFollower(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: .header.but { $0.secondBegin = .queue })
    bench.step { bench.header.begin() }
    bench.step { bench.header.begin(isSilent: true) }
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.header.isRefreshing && bench.actions.header == 1)
  }

  @Test("a begin that follows another is shown only if it may be", arguments: Screen.all)
  func hiddenFollower(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: .header.but { $0.secondBegin = .queue })
    bench.step { bench.header.begin() }
    bench.settle()
    bench.step { bench.header.begin(reveal: false) }
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.header.isRefreshing && bench.actions.header == 2 && bench.offset == 0)
  }

  @Test("a control that is hidden under the finger opens no room when that lifts", arguments: Screen.all)
  func hiddenUnderTheFinger(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: .header.but { $0.fires = .atThreshold })
    bench.hold(at: -70)
    bench.step { bench.header.isHidden = true }
    bench.lift()
    #expect(bench.header.isRefreshing && bench.room.header == 0)
    bench.settle()
    #expect(bench.offset == 0)
  }

  @Test("a footer that made way for a refresh comes back when that is detached", arguments: Screen.all)
  func detachedHeader(_ screen: Screen) {
    let bench = EngineBench(.short, on: screen, footer: .footer)
    bench.step { bench.header.begin() }
    bench.settle()
    #expect(bench.views.footer.isHidden)
    bench.step { bench.header.detach() }
    #expect(!bench.views.footer.isHidden)
  }
}
