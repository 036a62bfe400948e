import RefreshTestKit
import Testing

@Suite("A header whose room is always there")
struct PermanentHeaderTests {
  nonisolated static let headers = NamedPolicy.headers.map {
    NamedPolicy("permanent \($0.name)", $0.policy.but { $0.room = .permanent })
  }

  /// The content at rest below its header's room.
  private func resting(_ screen: Screen, _ header: NamedPolicy) -> EngineBench {
    let bench = EngineBench(on: screen, header: header.policy, user: (20, 0))
    bench.setOffset(-80)
    #expect(bench.room.header == 60 && bench.header.phase == .idle)
    return bench
  }

  @Test("is pulled from where its room ends", arguments: Screen.all, headers)
  func threshold(_ screen: Screen, _ header: NamedPolicy) {
    for (distance, actions) in [(1.0, 0), (60, 0), (61, 1)] {
      let bench = resting(screen, header)
      bench.pull(to: -80 - distance)
      bench.settle()
      #expect(bench.actions.header == actions && bench.offset == -80, "\(distance)")
      #expect(bench.header.phase == (actions == 1 ? .refreshing : .idle), "\(distance)")
    }
  }

  @Test("keeps its room through a refresh, and nobody is moved", arguments: Screen.all, headers)
  func refresh(_ screen: Screen, _ header: NamedPolicy) {
    for place in [-80.0, -40, 0, 700] {
      let bench = resting(screen, header)
      bench.pull(to: -160)
      bench.settle()
      bench.hold(at: place)
      bench.lift()
      bench.settle()
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.header.phase == .idle && bench.room.header == 60 && bench.offset == place, "\(place)")
    }
  }
}
