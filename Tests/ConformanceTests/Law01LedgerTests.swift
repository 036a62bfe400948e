import RefreshTestKit
import Testing

// The bench compares every inset with the app's part plus ours at every event and every frame; these
// scripts are there to be watched.

@Suite("Law 1 · An inset is the app's part plus ours, always")
struct Law01LedgerTests {
  /// Pairs of controls that make room in different ways.
  nonisolated static let pairs: [(NamedPolicy, NamedPolicy)] = [
    (NamedPolicy.headers[0], NamedPolicy.footers[0]),
    (NamedPolicy.headers[3], NamedPolicy.footers[1]),
    (
      NamedPolicy(
        "eager header in parallel",
        .header.but {
          $0.fires = .atThreshold
          $0.together = .parallel
          $0.secondBegin = .restart
        }),
      NamedPolicy("pulled footer in parallel", .pulledFooter.but { $0.together = .parallel })
    ),
    (
      NamedPolicy(
        "header that queues",
        .header.but {
          $0.together = .queue
          $0.secondBegin = .queue
          $0.stickyRoom = false
        }),
      NamedPolicy(
        "footer with a minimum",
        .footer.but {
          $0.minimumTime = 0.2
          $0.together = .queue
          $0.shortContent = .viewportEnd
        })
    ),
  ]

  @Test(
    "whatever is done, and when all is over only the app's part is left",
    arguments: Screen.all, 0..<pairs.count)
  func walks(_ screen: Screen, pair: Int) {
    let (header, footer) = Self.pairs[pair]
    for seed in 1...12 {
      let bench = EngineBench(on: screen, header: header.policy, footer: footer.policy)
      bench.list.recordsTimeline = false
      var walk = RandomWalk(seed: seed * 31 + pair, on: bench)
      for _ in 1...120 { walk.step() }
      walk.finish()
      #expect(bench.isAtRest, "seed \(seed)")
      let isThere = bench.contentLength > 0 && footer.policy.room == .permanent
      #expect(bench.room.footer == (isThere ? 44 : 0), "seed \(seed)")
      #expect(bench.offset >= bench.rest - 0.5 && bench.offset <= bench.maxOffset + 0.5, "seed \(seed)")
      #expect(bench.mostInsetWritesPerStep <= 4, "seed \(seed)")
    }
  }

  @Test("an app that writes its inset in every frame of a refresh", arguments: Screen.all, [true, false])
  func writesInEveryFrame(_ screen: Screen, raw: Bool) {
    for edge in [screen.startEdge, screen.endEdge] {
      let bench = EngineBench(
        on: screen, header: .header.but { $0.together = .parallel }, footer: .loadingFooter)
      bench.footer.policy.together = .parallel
      bench.step {
        bench.header.begin()
        bench.footer.begin()
      }
      for frame in 1...40 {
        // Numbers that no total has ever been, so that none of them is an echo.
        let points = 0.25 + Double(frame)
        if raw {
          bench.writeInset(points, at: edge, meaning: points)
        } else if edge.isStart {
          bench.userInset.header = points
        } else {
          bench.userInset.footer = points
        }
        if frame == 20 {
          bench.step {
            bench.header.end()
            bench.footer.end()
          }
        }
        bench.advance(frames: 1)
      }
      bench.settle()
      #expect(bench.list.contentInset[edge] == 40.25 && bench.isAtRest)
    }
  }

  @Test("controls at all four edges keep to their own", arguments: [60, 120], [true, false])
  func fourEdges(hz: Int, rightToLeft: Bool) {
    let list = SimulatedScrollView(
      viewport: CGSize(width: 400, height: 400), content: CGSize(width: 1000, height: 1000), hz: hz)
    list.isRightToLeft = rightToLeft
    let user = SimulatedInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    list.userInset = user
    let all = ScrollEdge.allCases.map {
      Refresher(
        slot: RefreshSlot(edge: $0, role: $0.isStart ? .refresh : .loadMore),
        policy: .header.but { $0.together = .parallel })
    }
    for refresher in all { list.refreshers.attach(refresher) }
    for refresher in all {
      let edge = refresher.slot.edge
      let rest = list.restingOffsets(along: edge.axis)
      let other = list.offset(along: edge.axis == .vertical ? .horizontal : .vertical)
      list.finger.hold(offset: edge.isStart ? rest.lowerBound - 70 : rest.upperBound + 70, along: edge.axis)
      list.finger.lift(along: edge.axis)
      list.settle()
      #expect(refresher.phase == .refreshing && list.contentInset[edge] == user[edge] + 60)
      #expect(list.offset(along: edge.axis == .vertical ? .horizontal : .vertical) == other)
    }
    for refresher in all { refresher.end() }
    list.settle()
    #expect(list.contentInset == user && list.room == .zero)
  }

  @Test("two controls at one edge add up, and each takes away its own", arguments: Screen.all)
  func twoAtOneEdge(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .footer)
    let second = Refresher(
      slot: RefreshSlot(edge: screen.endEdge, role: .refresh), policy: .header.but { $0.together = .parallel }
    )
    bench.attach(second)
    bench.step { second.begin() }
    bench.settle()
    #expect(bench.room.footer == 104)
    bench.step { bench.footer.detach() }
    #expect(bench.room.footer == 60)
    bench.step { second.end() }
    bench.settle()
    #expect(bench.inset.footer == 0 && bench.list.room == .zero)
  }

  @Test("at rest nothing is ours but room that is always there", arguments: Screen.all)
  func atRest(_ screen: Screen) {
    let bench = EngineBench(.notched, on: screen, footer: .footer, user: (11, 22))
    bench.pull(to: -88 - 11 - 90)
    bench.settle()
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.room.header == 0 && bench.room.footer == 44)
    #expect(bench.inset.header == 11 && bench.inset.footer == 66)
  }
}
