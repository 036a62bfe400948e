import RefreshCore
import RefreshScenario
import RefreshSimulation

// Users who do not pull.

extension ConformanceChecks {
  private static let said = "what a screen reader would say is recorded on the simulated scroll view"

  static func voiceOverAction(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      bench.expect(bench.header?.offersActionFromAfar == true, "an idle header offers no action")
      if let list = bench.stage.list as? SimulatedScrollView {
        bench.expect(list.surface.accessibilityCustomActions?.count ?? 0, is: 1, "the list's actions")
      }
      bench.expect(bench.host.refreshers.activate(), "the action does nothing")
      bench.settle()
      bench.expect(bench.headerActions, is: 1, "actions")
      bench.expect(!bench.host.refreshers.activate(), "the action starts a second refresh")
    }
  }

  static func scrollAtTheTop(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated(said)
      list.recordsTimeline = true
      try bench.move(.offset(300, animated: false))
      bench.expect(!bench.host.refreshers.activate(at: .top), "a swipe away from the top is taken")
      bench.expect(bench.headerActions, is: 0, "actions away from the top")
      try bench.move(.offset(0, animated: false))
      bench.expect(bench.host.refreshers.activate(at: .top), "a swipe at the top is not taken")
      bench.settle()
      bench.expect(bench.headerActions, is: 1, "actions")
      bench.expect(list.announcements.count, is: 1, "what is said: \(list.announcements)")
    }
  }

  static func quietEnds(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated(said)
      list.recordsTimeline = true
      try bench.ask(.begin)
      bench.settle()
      bench.header?.end(.unchanged)
      bench.settle()
      let start = list.announcements.count
      bench.expect(start <= 1, "said of an end that brought nothing: \(list.announcements)")
      try bench.move(.hold(offset: -30))
      try bench.move(.lift(velocity: 0))
      bench.settle()
      bench.expect(list.announcements.count == start, "said of a pull that went back: \(list.announcements)")
      try bench.pull()
      bench.settle()
      bench.header?.end()
      bench.settle()
      bench.expect(
        list.announcements.count, is: start + 2, "said of a pull that refreshed: \(list.announcements)")
    }
  }
}
