import RefreshCore
import RefreshScenario
import RefreshSimulation

// How often a scroll view is written to, and when.

extension ConformanceChecks {
  private static let counts = "writes are counted on the simulated scroll view"

  static func answeringHost(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated(counts)
      var isFirst = true
      list.distortRoom = { _, points in
        defer { isFirst = false }
        return isFirst ? points + 1 : points
      }
      let most = try mostWrites(of: list, bench)
      bench.expect(most <= 2, "\(most) inset writes in one turn")
      bench.expect(bench.ownTop, is: 0, "the engine's part afterwards")
      bench.expect(bench.offset, is: 0 - list.userInset.top, "the offset afterwards")
    }
  }

  static func roundingHost(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .with { $0.stickyRoom = true }) { (bench) throws(NotOffered) in
      let list = try bench.simulated(counts)
      list.distortRoom = { _, points in (points * 3).rounded() / 3 }
      let most = try mostWrites(of: list, bench)
      bench.expect(most <= 1, "\(most) inset writes in one turn")
      bench.expect(bench.ownTop, is: 0, "the engine's part afterwards")
    }
  }

  /// Pulls, refreshes, scrolls and ends; the most inset writes that one move of that led to.
  private static func mostWrites(
    of list: SimulatedScrollView, _ bench: CheckBench
  ) throws(NotOffered) -> Int {
    var most = 0
    func count(_ work: () throws(NotOffered) -> Void) throws(NotOffered) {
      let before = list.insetWrites
      try work()
      most = max(most, list.insetWrites - before)
    }
    try count { () throws(NotOffered) in try bench.move(.hold(offset: -40)) }
    try count { () throws(NotOffered) in try bench.move(.hold(offset: -120)) }
    try count { () throws(NotOffered) in try bench.move(.lift(velocity: 0)) }
    bench.settle()
    for offset in stride(from: -50.0, through: 50, by: 7.3) {
      try count { () throws(NotOffered) in try bench.move(.hold(offset: offset)) }
    }
    try bench.move(.hold(offset: -30))
    try bench.move(.lift(velocity: 0))
    bench.settle()
    try count { () throws(NotOffered) in try bench.ask(.end) }
    bench.settle()
    return most
  }

  static func writesUnderTitle(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, .titled, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated(counts)
      for offset in [0, -88, -120, -140, -170, -230, -190] {
        let before = list.insetWrites
        try bench.move(.hold(offset: Double(offset)))
        bench.expect(list.insetWrites - before <= 2, "\(list.insetWrites - before) writes at \(offset)")
      }
      try bench.move(.lift(velocity: 0))
      bench.settle()
      try bench.ask(.end)
      bench.settle()
      bench.expect(bench.ownTop, is: 0, "the engine's part afterwards")
      bench.expect(bench.offset, is: 0 - list.bars.top, "the offset afterwards")
    }
  }

  static func appearsWithoutAnimation(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, .offScreen, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated(counts)
      try bench.ask(.begin)
      bench.expect(list.insetWrites, is: 0, "inset writes before the view appears")
      try bench.move(.window(true))
      bench.expect(list.insetWrites, is: 1, "inset writes")
      bench.expect(list.offsetWrites, is: 1, "offset writes")
      bench.expect(!list.isAnimatingWrite, "the write is animated")
      bench.expect(list.presentedOffset(), is: bench.offset, "the offset on screen")
    }
  }

  static func nothingInLayout(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain, footer: .automatic) { (bench) throws(NotOffered) in
      let list = try bench.simulated("a layout pass is held open on the simulated scroll view")
      try bench.pull()
      bench.settle()
      let before = list.insetWrites
      var inside = 0
      list.layoutPass {
        list.contentSize.height = 0
        bench.header?.end()
        inside = list.insetWrites - before
      }
      bench.expect(inside, is: 0, "inset writes inside the layout pass")
      bench.settle()
      bench.expect(list.insetWrites - before > 0, "nothing is written after the layout pass")
      bench.expect(bench.ownTop, is: 0, "the engine's part at the top afterwards")
    }
  }

  static func propertiesLeftAlone(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated("the properties are the simulated scroll view's")
      list.bounces = true
      list.alwaysBounceVertical = false
      list.alwaysBounceHorizontal = true
      list.isPagingEnabled = false
      let before = properties(of: list)
      try bench.pull()
      bench.expect(properties(of: list) == before, "a property changed while refreshing")
      bench.settle()
      try bench.ask(.end)
      bench.settle()
      bench.expect(properties(of: list) == before, "a property changed")
    }
  }

  static func staysUnscrollable(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated("the property is the simulated scroll view's")
      list.isScrollEnabled = false
      try bench.ask(.begin)
      bench.settle()
      try bench.ask(.end)
      bench.settle()
      bench.expect(!list.isScrollEnabled, "the list scrolls afterwards")
    }
  }

  private static func properties(of list: SimulatedScrollView) -> [Bool] {
    [
      list.bounces, list.alwaysBounceVertical, list.alwaysBounceHorizontal, list.isPagingEnabled,
      list.isScrollEnabled, list.isRightToLeft,
    ]
  }
}
