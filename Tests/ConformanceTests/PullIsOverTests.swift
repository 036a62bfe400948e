import RefreshTestKit
import Testing

@Suite("A pull is over when nothing pulls any more")
struct PullIsOverTests {
  nonisolated static let interruptions = ["hidden", "disabled", "no more data"]

  private func interrupt(_ how: String, _ refresher: Refresher) {
    switch how {
    case "hidden": refresher.isHidden = true
    case "disabled": refresher.isEnabled = false
    default: refresher.noMoreData()
    }
  }

  private func resume(_ refresher: Refresher) {
    refresher.isHidden = false
    refresher.isEnabled = true
    refresher.resetNoMoreData()
  }

  @Test("if the control was taken out of use under the finger", arguments: Screen.all, interruptions)
  func underTheFinger(_ screen: Screen, how: String) {
    for distance in [-30.0, -90] {
      let bench = EngineBench(on: screen)
      bench.hold(at: distance)
      bench.step { interrupt(how, bench.header) }
      bench.lift()
      bench.settle()
      bench.step { resume(bench.header) }
      bench.settle()
      #expect(bench.header.phase == .idle && bench.isAtRest && bench.actions.header == 0)
    }
  }

  @Test("if it was taken out of use before its refresh ended", arguments: Screen.all, interruptions)
  func beforeTheEnd(_ screen: Screen, how: String) {
    for distance in [-30.0, -90] {
      let bench = EngineBench(on: screen)
      bench.pull(to: -90)
      bench.settle()
      bench.hold(at: distance)
      bench.step {
        interrupt(how, bench.header)
        bench.header.end()
      }
      bench.lift()
      bench.settle()
      bench.step { resume(bench.header) }
      bench.settle()
      #expect(bench.header.phase == .idle && bench.isAtRest && bench.actions.header == 1)
    }
  }

  @Test("if the content became too short to load more", arguments: Screen.all, [0.0, 100])
  func contentGone(_ screen: Screen, length: Double) {
    for lifted in [true, false] {
      let bench = EngineBench(on: screen, header: nil, footer: .pulledFooter)
      bench.hold(at: 1500, 1550)
      if lifted { bench.lift() }
      bench.advance(frames: 1)
      bench.contentLength = length
      bench.settle()
      if !lifted { bench.lift() }
      bench.settle()
      #expect(bench.footer.phase == .idle && bench.actions.footer == 0 && bench.offset == 0)
    }
  }

  @Test("if the other end moved the content away", arguments: Screen.all)
  func movedByTheOther(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .loadingFooter.but { $0.reveals = .always })
    bench.pull(to: -50)
    bench.advance(frames: 1)
    #expect(bench.header.phase.letter == "w")
    bench.step { bench.footer.begin() }
    bench.settle()
    #expect(bench.offset == 1564 && bench.header.phase == .idle)
  }

  @Test("if the edge came to where the content is", arguments: Screen.all)
  func edgeMoved(_ screen: Screen) {
    for frames in 1...60 {
      let bench = EngineBench(on: screen)
      bench.pull(to: -50)
      bench.advance(frames: frames)
      bench.userInset.header = -bench.offset
      bench.settle()
      #expect(bench.header.phase == .idle, "\(frames) frames")
    }
  }
}
