import RefreshTestKit
import Testing

@Suite("G · Content shorter than the screen")
struct GroupG_ShortContentTests {
  nonisolated static let lengths = [0.0, 100, 479, 480]

  /// Footers that could mistake a pull at the start for one at the end.
  nonisolated static let footers =
    NamedPolicy.footers + [
      NamedPolicy("footer that loads short content", .footer.but { $0.firesWhenShort = true }),
      NamedPolicy("pulled footer that loads short content", .pulledFooter.but { $0.firesWhenShort = true }),
      NamedPolicy("footer that loads early", .footer.but { $0.preloadDistance = 300 }),
      NamedPolicy("footer below the screen", .footer.but { $0.shortContent = .viewportEnd }),
    ]

  // G1 · https://github.com/samvermette/SVPullToRefresh/issues/119
  //      https://github.com/samvermette/SVPullToRefresh/issues/101
  //      https://github.com/samvermette/SVPullToRefresh/issues/266
  //      https://github.com/samvermette/SVPullToRefresh/pull/245 (and 163, 233, 236, 254, 260, 277)
  @Test("a pull at the start refreshes and loads nothing", arguments: Screen.all, footers)
  func pullAtTheStart(_ screen: Screen, _ footer: NamedPolicy) {
    for length in Self.lengths {
      let bench = EngineBench(.short, on: screen, footer: footer.policy)
      bench.contentLength = length
      bench.pull(to: -80)
      bench.settle()
      #expect(bench.actions.header == 1 && bench.actions.footer == 0, "\(length) points")
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.actions.footer == 0 && bench.isAtRest && bench.offset == 0, "\(length) points")
    }
  }

  // G2 · https://github.com/DanisFabric/Infinity/issues/9
  @Test("the bounce back from a pull loads nothing", arguments: Screen.all, footers)
  func bounceBack(_ screen: Screen, _ footer: NamedPolicy) {
    for length in Self.lengths {
      for velocity in [0.0, 3000] {
        let bench = EngineBench(.short, on: screen, header: nil, footer: footer.policy)
        bench.contentLength = length
        bench.hold(at: -80)
        bench.lift(velocity: velocity)
        // A release this fast swings past the start into the content, and that is a way to the end.
        bench.advance(frames: 1)
        while bench.offset < 0 && bench.list.isMoving {
          #expect(bench.actions.footer == 0)
          bench.advance(frames: 1)
        }
        if velocity == 0 { #expect(bench.actions.footer == 0 && bench.offset == 0) }
      }
    }
  }

  // G4 · https://github.com/CoderMJLee/MJRefresh/issues/1386
  @Test("an early load fires at its distance and on the way to the end only", arguments: Screen.all)
  func preload(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .footer.but { $0.preloadDistance = 400 })
    bench.pull(to: -50)
    bench.settle()
    bench.hold(at: 1000, 1163)
    #expect(bench.actions.footer == 0)
    bench.hold(at: 1164)
    #expect(bench.actions.footer == 1 && bench.actions.header == 0 && bench.offset == 1164)
  }

  @Test("an early load is not fired by moving away from the end", arguments: Screen.all)
  func preloadAway(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .footer.but { $0.preloadDistance = 400 })
    bench.footer.isEnabled = false
    bench.setOffset(1400)
    bench.footer.isEnabled = true
    bench.hold(at: 1390, 1300, 1200)
    #expect(bench.actions.footer == 0)
    bench.hold(at: 1201)
    #expect(bench.actions.footer == 1)
  }

  // G5 · https://github.com/CoderMJLee/MJRefresh/issues/938
  //      https://github.com/LeoMobileDeveloper/PullToRefreshKit/issues/36
  //      https://github.com/LeoMobileDeveloper/PullToRefreshKit/pull/37
  //      https://github.com/xuelongqy/flutter_easy_refresh/issues/840
  @Test("a footer stands where its policy wants it", arguments: Screen.all)
  func standing(_ screen: Screen) {
    for (bar, user) in [(0.0, 0.0), (34, 0), (34, 20)] {
      let bench = EngineBench(.short, on: screen, footer: .footer, user: (0, user))
      bench.bars.footer = bar
      #expect(bench.origin(of: bench.footer) == 100 && bench.room.footer == 44)
      bench.footer.policy.shortContent = .viewportEnd
      #expect(bench.origin(of: bench.footer) + 44 == 480 - bar - user)
      #expect(!bench.views.footer.isHidden)
      bench.footer.policy.shortContent = .hidden
      bench.settle()
      #expect(bench.views.footer.isHidden && bench.room.footer == 0)
      bench.contentLength = 2000
      bench.settle()
      #expect(!bench.views.footer.isHidden && bench.room.footer == 44)
      #expect(bench.origin(of: bench.footer) == 2000)
    }
  }

  // G7 · https://github.com/pronebird/UIScrollView-InfiniteScroll/issues/2
  @Test("few rows load when they are pulled, if the policy says so", arguments: Screen.all)
  func loadShort(_ screen: Screen) {
    for (allowed, actions) in [(true, 1), (false, 0)] {
      for policy in [RefreshPolicy.footer, .loadingFooter] {
        let bench = EngineBench(.short, on: screen, footer: policy.but { $0.firesWhenShort = allowed })
        bench.pull(to: 30)
        bench.settle()
        #expect(bench.actions.footer == actions && bench.actions.header == 0)
      }
      let pulled = RefreshPolicy.pulledFooter.but { $0.firesWhenShort = allowed }
      let bench = EngineBench(.short, on: screen, footer: pulled)
      bench.pull(to: 50)
      bench.settle()
      #expect(bench.actions.footer == actions)
    }
  }

  // G8 · https://github.com/captainbupt/android-Ultra-Pull-To-Refresh-With-Load-More/issues/41
  //      https://github.com/captainbupt/android-Ultra-Pull-To-Refresh-With-Load-More/issues/27
  @Test("a hidden footer stays hidden all through a refresh", arguments: Screen.all, [true, false])
  func hiddenThroughout(_ screen: Screen, pulled: Bool) {
    let bench = EngineBench(.short, on: screen, footer: .footer.but { $0.shortContent = .hidden })
    bench.onEvent = { [unowned bench] _ in #expect(bench.views.footer.isHidden) }
    if pulled { bench.pull(to: -80) } else { bench.step { bench.header.begin() } }
    for _ in 1...screen.hz {
      bench.advance(frames: 1)
      #expect(bench.views.footer.isHidden && bench.room.footer == 0)
    }
    bench.step { bench.header.end() }
    for _ in 1...screen.hz {
      bench.advance(frames: 1)
      #expect(bench.views.footer.isHidden && bench.room.footer == 0)
    }
  }

  @Test("no footer is seen beside a refresh of few rows", arguments: Screen.all)
  func notBesideARefresh(_ screen: Screen) {
    let bench = EngineBench(.short, on: screen, footer: .footer)
    bench.pull(to: -80)
    bench.settle()
    #expect(bench.views.footer.isHidden)
  }

  // G10 · https://github.com/ionic-team/ionic-framework/issues/6866
  @Test("pulling a little and going back is nothing", arguments: Screen.all, footers)
  func aLittleAndBack(_ screen: Screen, _ footer: NamedPolicy) {
    for length in Self.lengths {
      let bench = EngineBench(.short, on: screen, footer: footer.policy)
      bench.contentLength = length
      bench.hold(at: -40, -20, 0)
      bench.lift()
      bench.settle()
      #expect(bench.actions.footer == 0 && bench.actions.header == 0, "\(length) points")
      #expect(bench.phases.footer == "" && bench.phases.header == "pi")
    }
  }
}
