import RefreshTestKit
import Testing

@Suite("A · The app's insets survive whatever is refreshed")
struct GroupA_OtherWritersTests {
  // A7 · https://github.com/CoderMJLee/MJRefresh/issues/916
  @Test(
    "an inset that the app writes while a footer is shown is its own",
    arguments: Screen.all, [true, false])
  func insetUnderAFooter(_ screen: Screen, raw: Bool) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    if raw {
      bench.writeInset(40, at: screen.endEdge, meaning: 40)
    } else {
      bench.userInset.footer = 40
    }
    #expect(bench.inset.footer == 84)
    bench.step { bench.footer.isHidden = true }
    #expect(bench.inset.footer == 40)
  }

  @Test(
    "an inset that the app writes while a header refreshes is its own",
    arguments: Screen.all, [true, false])
  func insetUnderAHeader(_ screen: Screen, raw: Bool) {
    let bench = EngineBench(on: screen)
    bench.step { bench.header.begin() }
    bench.settle()
    if raw {
      bench.writeInset(40, at: screen.startEdge, meaning: 40)
    } else {
      bench.userInset.header = 40
    }
    bench.settle()
    #expect(bench.inset.header == 100 && bench.offset == -100 && bench.header.phase == .refreshing)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.inset.header == 40 && bench.offset == -40)
  }

  @Test("putting back what was read while room was open changes nothing", arguments: Screen.all)
  func echo(_ screen: Screen) {
    let bench = EngineBench(on: screen, user: (12, 0))
    bench.step { bench.header.begin() }
    bench.settle()
    let read = bench.inset.header
    bench.step { bench.header.end() }
    bench.advance(frames: 1)
    bench.writeInset(read, at: screen.startEdge, meaning: 12)
    bench.settle()
    #expect(bench.inset.header == 12)
  }

  // A8 · https://github.com/sofach/SFPullRefresh/issues/2
  @Test("an inset behind the content is there after a load", arguments: Screen.all)
  func insetAfterALoad(_ screen: Screen) {
    for (policy, permanent) in [(RefreshPolicy.loadingFooter, 0.0), (.footer, 44), (.pulledFooter, 0)] {
      let bench = EngineBench(on: screen, header: nil, footer: policy, user: (0, 50))
      bench.setOffset(bench.maxOffset - 10)
      bench.pull(to: bench.maxOffset + 60)
      bench.settle()
      #expect(bench.actions.footer == 1 && bench.inset.footer == 94)
      bench.step { bench.footer.end() }
      bench.settle()
      #expect(bench.userInset.footer == 50 && bench.inset.footer == 50 + permanent)
    }
  }

  @Test("a footer's room comes on top of the app's inset, not instead of it", arguments: Screen.all)
  func roomOnTop(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .loadingFooter, user: (0, 30))
    bench.step { bench.footer.begin() }
    #expect(bench.inset.footer == 74)
  }

  // A10 · https://github.com/samvermette/SVPullToRefresh/issues/52
  @Test("hiding a footer gives its room back, and the content goes along", arguments: Screen.all)
  func hideAtTheEnd(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    bench.footer.isEnabled = false
    bench.setOffset(1564)
    bench.step { bench.footer.isHidden = true }
    #expect(bench.room.footer == 0)
    bench.advance(milliseconds: 300)
    #expect(bench.offset == 1520 && bench.list.presentedOffset(along: screen.axis) == 1520)
    #expect(!bench.list.isAnimatingWrite)
  }

  @Test("removing a footer does the same, running or not", arguments: Screen.all, [true, false])
  func removeAtTheEnd(_ screen: Screen, running: Bool) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    bench.footer.isEnabled = false
    bench.setOffset(1564)
    if running { bench.step { bench.footer.begin() } }
    bench.step { bench.footer.detach() }
    bench.settle()
    #expect(bench.inset.footer == 0 && bench.offset == 1520)
  }

  // A11 · https://github.com/m1entus/INSPullToRefresh/issues/66
  @Test("a footer that goes while the header refreshes leaves every inset alone", arguments: Screen.all)
  func footerGoesDuringARefresh(_ screen: Screen) {
    for remove in [true, false] {
      let bench = EngineBench(on: screen, footer: .footer, user: (8, 16))
      bench.step { bench.header.begin() }
      bench.advance(frames: 5)
      bench.step {
        if remove { bench.footer.detach() } else { bench.footer.isHidden = true }
      }
      bench.advance(frames: 5)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.list.contentInset == bench.list.userInset)
      #expect(bench.userInset.header == 8 && bench.userInset.footer == 16 && bench.offset == -8)
    }
  }

  @Test("a header that goes while the footer loads leaves every inset alone", arguments: Screen.all)
  func headerGoesDuringALoad(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .loadingFooter, user: (8, 16))
    bench.setOffset(1530)
    bench.step { bench.footer.begin() }
    bench.advance(frames: 5)
    bench.step { bench.header.detach() }
    bench.step { bench.footer.end() }
    bench.settle()
    #expect(bench.list.contentInset == bench.list.userInset && bench.offset == 1536)
  }

  // A13 · https://github.com/Yalantis/PullToRefresh/issues/101
  @Test("a load at one end never touches the inset at the other", arguments: Screen.all)
  func otherEnd(_ screen: Screen) {
    for policy in [RefreshPolicy.footer, .loadingFooter, .pulledFooter] {
      let bench = EngineBench(.notched, on: screen, footer: policy, user: (64, 0))
      bench.onEvent = { [unowned bench] _ in
        #expect(bench.room.header == 0 && bench.inset.header == 64)
      }
      bench.setOffset(bench.maxOffset - 5)
      bench.pull(to: bench.maxOffset + 60)
      bench.settle()
      #expect(bench.footer.phase == .refreshing)
      bench.step { bench.footer.end() }
      bench.settle()
      #expect(bench.inset.header == 64 && bench.actions.footer == 1)
    }
  }

  @Test("a refresh at the start never touches the inset at the end", arguments: Screen.all)
  func otherStart(_ screen: Screen) {
    let bench = EngineBench(.notched, on: screen, footer: .footer, user: (0, 20))
    bench.onEvent = { [unowned bench] _ in #expect(bench.inset.footer == 64) }
    bench.pull(to: -88 - 70)
    bench.settle()
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.inset.footer == 64 && bench.actions.header == 1)
  }

  // A14 · https://github.com/m1entus/INSPullToRefresh/pull/79
  @Test("a host that answers a write with another inset is not fought", arguments: Screen.all, [1, Int.max])
  func hostThatAnswers(_ screen: Screen, times: Int) {
    let bench = EngineBench(on: screen)
    bench.hostMovesUserInset = true
    var left = times
    bench.list.distortRoom = { _, points in
      defer { left -= 1 }
      return left > 0 ? points + 1 : points
    }
    bench.step { bench.header.begin() }
    bench.settle()
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.mostInsetWritesPerStep <= 2 && bench.room.header == 0)
    #expect(bench.host.deepestWrite <= 2)
    if times == 1 { #expect(bench.host.deepestWrite == 1 && bench.inset.header == 1 && bench.offset == -1) }
  }
}
