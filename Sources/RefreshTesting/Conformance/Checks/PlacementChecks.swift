import RefreshCore
import RefreshScenario
import RefreshSimulation
import RefreshViews

// Where controls stand, beside whatever else there is.

extension ConformanceChecks {
  static func sideInset(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      bench.host.setUserInset(20, at: .leading)
      guard bench.host.metrics(along: .horizontal).startInset == 20 else {
        throw NotOffered("the host has no insets at its sides")
      }
      try bench.move(.hold(offset: -30))
      let frame = (bench.header?.indicator?.view).flatMap(bench.stage.place)?.frame
      bench.expect(frame?.x, is: -20, "the header's left edge")
      bench.expect(frame.map { $0.x + $0.width / 2 }, is: -20 + 160, "the header's middle")
    }
  }

  static func sidewaysPull(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      let list = try bench.simulated("the sideways finger is the simulated scroll view's")
      list.alwaysBounceHorizontal = true
      list.finger.down()
      list.finger.move(by: 260, inSteps: 8, along: .horizontal)
      bench.expect(bench.header?.phase == .idle, "a sideways pull is a pull")
      list.finger.lift(along: .horizontal)
      bench.settle()
      bench.expect(bench.headerActions, is: 0, "actions")
    }
  }

  static func trailingBesideHeader(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (bench) throws(NotOffered) in
      bench.host.refreshers.attach(Refresher(slot: RefreshSlot(edge: .trailing, role: .loadMore)))
      try bench.pull()
      bench.settle()
      bench.expect(bench.headerActions, is: 1, "the header's actions")
      bench.expect(bench.offset, is: 0 - (bench.header?.policy.restingLength ?? 0), "the offset")
    }
  }

  static func outerAndInner(_ setting: ConformanceSetting) -> ConformanceVerdict {
    bench(setting, header: .plain) { (outer) throws(NotOffered) in
      let inner = try CheckBench(setting, header: .plain)
      if let list = outer.stage.list as? SimulatedScrollView,
        let child = inner.stage.list as? SimulatedScrollView
      {
        list.surface.addSubview(child.container)
      }
      try outer.pull()
      try inner.pull()
      outer.settle()
      inner.settle()
      try outer.ask(.end)
      outer.settle()
      outer.expect(outer.header?.phase == .idle, "the outer refresh goes on")
      outer.expect(inner.header?.phase == .refreshing, "the inner refresh has ended")
      outer.expect(inner.headerActions, is: 1, "the inner header's actions")
    }
  }

  static func drawsSomething(_ setting: ConformanceSetting) -> ConformanceVerdict {
    guard setting.style.name != ScenarioStyles.engine.name else {
      return .notOffered("the engine itself draws nothing")
    }
    return bench(setting, header: .plain) { (bench) throws(NotOffered) in
      try bench.move(.hold(offset: -40))
      let view = bench.header?.indicator?.view as? PlatformView
      bench.expect(view.map { !$0.subviews.isEmpty } ?? false, "the header has no parts")
    }
  }
}
