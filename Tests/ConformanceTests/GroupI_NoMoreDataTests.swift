import RefreshTestKit
import Testing

@Suite("I · No more data")
struct GroupI_NoMoreDataTests {
  /// Footers of every kind that can run out of data.
  nonisolated static let footers =
    NamedPolicy.footers + [
      NamedPolicy("pulled footer", .pulledFooter),
      NamedPolicy("pulled footer that closes first", .pulledFooter.but { $0.closing = .closeFirst }),
      NamedPolicy("footer that closes first", .footer.but { $0.closing = .closeFirst }),
    ]

  /// A footer that is loading, the content resting at its end.
  private func loading(_ screen: Screen, _ footer: NamedPolicy) -> EngineBench {
    let bench = EngineBench(on: screen, footer: footer.policy)
    bench.setOffset(1500)
    bench.pull(to: 1620)
    bench.settle()
    #expect(bench.footer.phase == .refreshing && bench.actions.footer == 1)
    return bench
  }

  /// Everything that could start a load.
  private func tryToLoad(_ bench: EngineBench) {
    bench.hold(at: 1400, bench.maxOffset + 80)
    bench.lift()
    bench.settle()
    bench.fling(velocity: -2000)
    bench.settle()
    bench.fling(velocity: 6000)
    bench.settle()
    bench.step { bench.footer.begin() }
    bench.settle()
  }

  // I1 · https://github.com/CoderMJLee/MJRefresh/issues/944
  //      https://github.com/CoderMJLee/MJRefresh/issues/1025 (and 1013, 1184, 1185, 1192)
  @Test("end and no-more, in either order, stay no-more", arguments: Screen.all, footers)
  func eitherOrder(_ screen: Screen, _ footer: NamedPolicy) {
    for endFirst in [true, false] {
      let bench = loading(screen, footer)
      bench.step {
        if endFirst { bench.footer.end() }
        bench.footer.noMoreData()
        if !endFirst { bench.footer.end() }
      }
      bench.settle()
      #expect(bench.footer.phase == .noMoreData && bench.ends.footer == [.success])
      tryToLoad(bench)
      bench.step { bench.footer.end(.failure) }
      bench.settle()
      #expect(bench.footer.phase == .noMoreData && bench.actions.footer == 1)
    }
  }

  @Test("both orders end in the same state after the minimum time", arguments: Screen.all, footers)
  func eitherOrderWithMinimum(_ screen: Screen, _ footer: NamedPolicy) {
    for endFirst in [true, false] {
      let bench = loading(screen, NamedPolicy("", footer.policy.but { $0.minimumTime = 3 }))
      bench.step {
        if endFirst { bench.footer.end() }
        bench.footer.noMoreData()
        if !endFirst { bench.footer.end() }
      }
      bench.settle()
      #expect(bench.footer.phase == .noMoreData && bench.ends.footer == [.success])
    }
  }

  // I3 · https://github.com/CoderMJLee/MJRefresh/issues/649
  //      https://github.com/CoderMJLee/MJRefresh/issues/78
  @Test("after a reset the footer stands after the content and loads again", arguments: Screen.all, footers)
  func reset(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = loading(screen, footer)
    bench.step { bench.footer.noMoreData() }
    bench.settle()
    bench.contentLength = 2300
    bench.step { bench.footer.resetNoMoreData() }
    bench.settle()
    #expect(bench.footer.phase == .idle && bench.origin(of: bench.footer) == 2300)
    bench.hold(at: 1700, bench.maxOffset + 60)
    bench.lift()
    #expect(bench.actions.footer == 2)
  }

  @Test("a reset at the end waits for a drag", arguments: Screen.all, footers)
  func resetAtTheEnd(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = loading(screen, footer)
    bench.step { bench.footer.noMoreData() }
    bench.settle()
    bench.step { bench.footer.resetNoMoreData() }
    bench.settle()
    #expect(bench.actions.footer == 1 && bench.footer.phase == .idle)
  }

  // I4 · https://github.com/CoderMJLee/MJRefresh/issues/1312
  @Test("no-more is told once, and last", arguments: Screen.all, footers)
  func toldOnce(_ screen: Screen, _ footer: NamedPolicy) {
    for again in [true, false] {
      let bench = loading(screen, footer)
      bench.step {
        bench.footer.noMoreData()
        if again { bench.footer.noMoreData() }
      }
      bench.settle()
      #expect(bench.phases.footer.filter { $0 == "n" } == "n" && bench.phases.footer.hasSuffix("rfn"))
    }
  }

  // I6 · https://github.com/scwang90/SmartRefreshLayout/issues/490
  //      https://github.com/scwang90/SmartRefreshLayout/issues/1543
  @Test(
    "a refresh clears no-more if it succeeds and its policy says so",
    arguments: Screen.all, NamedPolicy.headers)
  func refreshClears(_ screen: Screen, _ header: NamedPolicy) {
    for (clears, result) in [
      (true, RefreshResult.success), (true, .failure), (false, .success), (false, .failure),
    ] {
      let policy = header.policy.but { $0.resetsNoMoreOnRefresh = clears }
      let bench = EngineBench(on: screen, header: policy, footer: .footer)
      bench.step { bench.footer.noMoreData() }
      bench.pull(to: -90)
      bench.settle()
      #expect(bench.footer.phase == .noMoreData && bench.actions.header == 1)
      bench.step { bench.header.end(result) }
      bench.settle()
      #expect(bench.footer.phase == (clears && result == .success ? .idle : .noMoreData))
    }
  }

  @Test("an end of a header that was not refreshing clears nothing", arguments: Screen.all)
  func idleEndClearsNothing(_ screen: Screen) {
    let policy = RefreshPolicy.header.but { $0.resetsNoMoreOnRefresh = true }
    let bench = EngineBench(on: screen, header: policy, footer: .footer)
    bench.step { bench.footer.noMoreData() }
    bench.step { bench.header.end() }
    #expect(bench.footer.phase == .noMoreData)
  }

  // I7 · https://github.com/CRAnimation/CRRefresh/pull/39
  @Test("a reset tells of idle at once", arguments: Screen.all, footers)
  func resetIsTold(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, footer: footer.policy)
    bench.step { bench.footer.noMoreData() }
    bench.step { bench.footer.resetNoMoreData() }
    #expect(bench.phases.footer == "ni" && bench.footer.phase == .idle)
    bench.step { bench.footer.resetNoMoreData() }
    #expect(bench.phases.footer == "ni")
  }

  // I9 · https://github.com/BeatsKitano/KafkaRefresh/issues/74
  @Test("the end of the data has room, and the end of the content shows it", arguments: Screen.all, footers)
  func room(_ screen: Screen, _ footer: NamedPolicy) {
    for user in [0.0, 30] {
      let bench = EngineBench(.notched, on: screen, footer: footer.policy, user: (0, user))
      bench.step { bench.footer.noMoreData() }
      bench.settle()
      #expect(bench.room.footer == 44 && bench.maxOffset == 2000 + 44 + 34 + user - 480)
      bench.setOffset(bench.maxOffset)
      #expect(bench.origin(of: bench.footer) + 44 - bench.offset == 480 - 34 - user)
      #expect(!bench.views.footer.isHidden)
    }
  }

  @Test("the end of the data takes no room while the footer is hidden", arguments: Screen.all, footers)
  func hidden(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, footer: footer.policy)
    bench.step { bench.footer.isHidden = true }
    bench.step { bench.footer.noMoreData() }
    bench.settle()
    #expect(bench.room.footer == 0 && bench.footer.phase == .noMoreData)
    bench.step { bench.footer.isHidden = false }
    bench.settle()
    #expect(bench.room.footer == 44)
  }
}
