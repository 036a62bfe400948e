import RefreshTestKit
import Testing

@Suite("A · Insets come out as they went in")
struct GroupA_InsetDriftTests {
  nonisolated static let closings: [RefreshPolicy.Closing] = [.idleFirst, .closeFirst]

  // A1 · https://github.com/CoderMJLee/MJRefresh/issues/899
  //      https://github.com/CoderMJLee/MJRefresh/issues/765
  @Test("ending and beginning in one go, ten times, leaves one room", arguments: Screen.all, closings)
  func endAndBeginTenTimes(_ screen: Screen, _ closing: RefreshPolicy.Closing) {
    let bench = EngineBench(on: screen, header: .header.but { $0.closing = closing })
    bench.step { bench.header.begin() }
    bench.settle()
    for _ in 1...10 {
      bench.step {
        bench.header.end()
        bench.header.begin()
      }
    }
    bench.settle()
    #expect(bench.room.header == 60 && bench.inset.header == 60 && bench.actions.header == 11)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.inset.header == 0 && bench.offset == 0 && bench.header.phase == .idle)
  }

  @Test("the same without a pause, with an inset of the app's", arguments: Screen.all)
  func endAndBeginInEveryFrame(_ screen: Screen) {
    let bench = EngineBench(on: screen, user: (24, 0))
    for _ in 1...30 {
      bench.step {
        bench.header.begin()
        bench.header.end()
        bench.header.begin()
      }
      bench.advance(frames: 1)
      bench.step { bench.header.end() }
    }
    bench.settle()
    #expect(bench.inset.header == 24 && bench.offset == -24 && bench.actions.header == 60)
  }

  @Test("the same at the content's end", arguments: Screen.all)
  func endAndBeginAtTheEnd(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .loadingFooter, user: (0, 10))
    bench.setOffset(1500)
    bench.step { bench.footer.begin() }
    bench.settle()
    #expect(bench.offset == 1574)
    for _ in 1...10 {
      bench.step {
        bench.footer.end()
        bench.footer.begin()
      }
    }
    bench.settle()
    #expect(bench.room.footer == 44 && bench.inset.footer == 54)
    bench.step { bench.footer.end() }
    bench.settle()
    #expect(bench.inset.footer == 10 && bench.offset == 1530 && bench.actions.footer == 11)
  }

  // A2 · https://github.com/jcavar/refresher/issues/22
  @Test("beginning twice makes room once", arguments: Screen.all)
  func beginTwice(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.step {
      bench.header.begin()
      bench.header.begin()
    }
    bench.settle()
    #expect(bench.room.header == 60 && bench.actions.header == 1)
    bench.step { bench.header.begin() }
    bench.settle()
    #expect(bench.room.header == 60 && bench.actions.header == 1)
  }

  // A4 · https://github.com/CRAnimation/CRRefresh/issues/22
  @Test("attaching and removing a footer twenty times gives all back", arguments: Screen.all)
  func attachAndRemove(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, user: (0, 10))
    for _ in 1...20 {
      bench.attach(bench.footer)
      #expect(bench.inset.footer == 54)
      bench.step { bench.footer.detach() }
      #expect(bench.inset.footer == 10)
    }
    bench.settle()
    #expect(bench.inset.footer == 10)
  }

  @Test("hiding and showing a footer twenty times takes and gives its room", arguments: Screen.all)
  func hideAndShow(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer, user: (0, 10))
    for _ in 1...20 {
      bench.step { bench.footer.isHidden = true }
      #expect(bench.room.footer == 0 && bench.inset.footer == 10)
      bench.step { bench.footer.isHidden = false }
      #expect(bench.room.footer == 44 && bench.inset.footer == 54)
    }
  }

  @Test("removing a control in the middle of a refresh gives its room back", arguments: Screen.all)
  func removeWhileRefreshing(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .footer, user: (20, 10))
    for _ in 1...20 {
      bench.step { bench.header.begin() }
      bench.advance(frames: 3)
      bench.step { bench.header.detach() }
      bench.attach(bench.header)
    }
    bench.settle()
    #expect(bench.inset.header == 20 && bench.offset == -20 && bench.header.phase == .idle)
    #expect(bench.ends.header == [])
  }

  // A5 · https://github.com/eggswift/pull-to-refresh/issues/29
  @Test("a footer that was removed and attached again has its room once", arguments: Screen.all)
  func attachAgain(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    bench.step { bench.footer.detach() }
    bench.attach(bench.footer)
    #expect(bench.room.footer == 44 && bench.maxOffset == 1564)
  }

  @Test("the end of the content can be reached after each of a footer's replacements", arguments: Screen.all)
  func replaced(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    for _ in 1...5 {
      bench.attach(Refresher(slot: bench.footer.slot, policy: .footer))
      #expect(bench.room.footer == 44 && bench.maxOffset == 1564)
    }
    #expect(!bench.footer.isAttached)
  }
}
