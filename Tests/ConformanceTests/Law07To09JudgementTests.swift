import RefreshTestKit
import Testing

@Suite("Law 7 · Only a live finger arms a pull")
struct Law07LiveFingerTests {
  /// Headers and pulled footers that would fire as easily as can be.
  nonisolated static let policies = [
    NamedPolicy("on release", .header), NamedPolicy("by phase", .header.but { $0.release = .phase }),
    NamedPolicy("at the threshold", .header.but { $0.fires = .atThreshold }),
    NamedPolicy(
      "at a threshold of nothing",
      .header.but {
        $0.triggerLength = 0
        $0.armsAtThreshold = true
      }),
  ]

  @Test("momentum, code, bars, insets, sizes and wheels do not", arguments: Screen.all, policies)
  func others(_ screen: Screen, _ named: NamedPolicy) {
    let movers: [(String, (EngineBench) -> Void)] = [
      ("momentum", { $0.fling(velocity: -8000) }),
      ("momentum to the end", { $0.fling(velocity: 8000) }),
      ("code", { $0.setOffset(-200) }),
      ("code past the end", { $0.setOffset(1900) }),
      ("animated code", { $0.setOffset(-200, animated: true) }),
      ("a bar", { $0.bars.header = 120 }),
      (
        "a bar that goes",
        {
          $0.bars.header = 120
          $0.setOffset(-120)
          $0.bars.header = 0
        }
      ),
      ("an inset", { $0.userInset.header = 120 }),
      (
        "an inset that goes",
        {
          $0.userInset.header = 120
          $0.setOffset(-120)
          $0.userInset.header = 0
        }
      ),
      ("content that shrinks", { $0.contentLength = 300 }),
      ("a viewport that grows", { $0.list.viewportSize = CGSize(width: 900, height: 900) }),
      (
        "wheels",
        {
          $0.list.wheel(by: 900, inSteps: 9, along: $0.screen.axis)
          $0.list.wheel(by: -4000, inSteps: 9, along: $0.screen.axis)
        }
      ),
    ]
    for (name, move) in movers {
      let bench = EngineBench(on: screen, header: named.policy, footer: named.policy)
      bench.setOffset(200)
      bench.hold(at: 201)
      bench.lift()
      move(bench)
      bench.settle()
      #expect(bench.phases.header == "" && bench.phases.footer == "", "\(name)")
      #expect(bench.actions.header == 0 && bench.actions.footer == 0, "\(name)")
    }
  }

  @Test("a bar that moves under a finger is no pull", arguments: Screen.all)
  func barUnderAFinger(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.hold(at: -40)
    bench.bars.header = 0
    bench.userInset.header = 30
    bench.hold(at: -85)
    #expect(bench.header.phase.letter == "p")
    bench.hold(at: -91)
    #expect(bench.header.phase.letter == "a")
  }

  @Test("a live finger does, at both ends and to the point", arguments: Screen.all)
  func finger(_ screen: Screen) {
    for (distance, letter) in [(59.0, "w"), (60, "w"), (61, "r")] {
      let bench = EngineBench(
        .notched, on: screen, footer: .pulledFooter.but { $0.triggerLength = 60 }, user: (9, 5))
      bench.pull(to: bench.rest - distance)
      #expect(String(bench.header.phase.letter) == letter, "\(distance)")
      bench.settle()
      bench.step { bench.header.end() }
      bench.settle()
      bench.setOffset(bench.maxOffset)
      bench.pull(to: bench.maxOffset + distance)
      #expect(String(bench.footer.phase.letter) == letter, "\(distance)")
    }
  }

  @Test("a touch that the system takes decides nothing", arguments: Screen.all, policies.dropLast(2))
  func cancelled(_ screen: Screen, _ named: NamedPolicy) {
    let bench = EngineBench(on: screen, header: named.policy, footer: named.policy)
    bench.hold(at: -120)
    bench.cancelTouch()
    #expect(bench.header.phase == .idle)
    bench.settle()
    bench.hold(at: 1500, 1620)
    bench.cancelTouch()
    bench.settle()
    #expect(bench.actions.header == 0 && bench.actions.footer == 0 && bench.isAtRest)
  }

  @Test("an approach may do without a finger, if its policy says so", arguments: Screen.all)
  func approach(_ screen: Screen) {
    for (allowed, actions) in [(true, 1), (false, 0)] {
      for byCode in [true, false] {
        let bench = EngineBench(
          on: screen, header: nil, footer: .footer.but { $0.firesWithoutFinger = allowed })
        bench.setOffset(1000)
        if byCode { bench.setOffset(1564, animated: true) } else { bench.fling(velocity: 5000) }
        bench.settle()
        #expect(bench.actions.footer == actions)
      }
    }
  }
}

@Suite("Law 8 · A footer is considered on the way to the end only")
struct Law08TowardsTheEndTests {
  @Test("going away from the end fires nothing", arguments: Screen.all, NamedPolicy.footers)
  func away(_ screen: Screen, _ footer: NamedPolicy) {
    for preload in [0.0, 400] {
      let bench = EngineBench(
        on: screen, header: nil, footer: footer.policy.but { $0.preloadDistance = preload })
      bench.footer.isEnabled = false
      bench.setOffset(bench.maxOffset)
      bench.footer.isEnabled = true
      bench.hold(at: bench.maxOffset - 1, bench.maxOffset - 30, bench.maxOffset - 300)
      bench.lift(velocity: -1500)
      bench.settle()
      #expect(bench.actions.footer == 0)
    }
  }

  @Test(
    "what grows or shrinks around content that rests fires nothing",
    arguments: Screen.all, NamedPolicy.footers)
  func geometry(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    bench.setOffset(900)
    for length in [1300.0, 1380, 2000, 1381] { bench.contentLength = length }
    bench.userInset.footer = 60
    bench.userInset.footer = 0
    bench.bars.footer = 40
    bench.list.viewportSize = CGSize(width: 600, height: 600)
    bench.settle()
    #expect(bench.actions.footer == 0 && bench.phases.footer == "")
  }

  @Test("short content fires by the rule only", arguments: Screen.all, NamedPolicy.footers)
  func short(_ screen: Screen, _ footer: NamedPolicy) {
    for (rule, allowed) in [
      (RefreshPolicy.ShortContent.hidden, true), (.afterContent, false), (.viewportEnd, false),
    ] {
      let policy = footer.policy.but {
        $0.shortContent = rule
        $0.firesWhenShort = allowed
      }
      for shape in [BenchShape.short, .empty] {
        let bench = EngineBench(shape, on: screen, header: nil, footer: policy)
        bench.pull(to: 70)
        bench.settle()
        bench.pull(to: -70)
        bench.settle()
        #expect(bench.actions.footer == 0)
      }
    }
  }
}

@Suite("Law 9 · No more data stays until it is reset")
struct Law09NoMoreDataTests {
  @Test("whatever else is asked of it", arguments: Screen.all, NamedPolicy.footers)
  func stays(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, footer: footer.policy)
    bench.step { bench.footer.noMoreData() }
    let deeds: [() -> Void] = [
      { bench.footer.end() }, { bench.footer.end(.failure) }, { bench.footer.begin() },
      { bench.footer.noMoreData() },
      { bench.contentLength = 2600 }, { bench.footer.isHidden = true }, { bench.footer.isHidden = false },
      { bench.footer.isEnabled = false }, { bench.footer.isEnabled = true },
      { bench.list.isInWindow = false },
      { bench.list.isInWindow = true }, { bench.header.begin() }, { bench.header.end() },
      { bench.footer.policy.minimumTime = 1 },
    ]
    for deed in deeds {
      deed()
      bench.settle()
      #expect(bench.footer.phase == .noMoreData && bench.actions.footer == 0)
    }
    bench.hold(at: 1500, bench.maxOffset + 60)
    bench.lift()
    bench.settle()
    #expect(bench.footer.phase == .noMoreData && bench.actions.footer == 0 && bench.phases.footer == "n")
  }

  @Test("a begin that waits is given up by it", arguments: Screen.all)
  func waiting(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer, isInWindow: false)
    bench.step {
      bench.footer.begin()
      bench.footer.noMoreData()
      bench.footer.resetNoMoreData()
    }
    bench.step { bench.list.isInWindow = true }
    bench.settle()
    #expect(bench.actions.footer == 0 && bench.footer.phase == .idle)
  }
}
