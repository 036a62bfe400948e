import RefreshTesting

/// Does the steps of a script on one screen after another.
package final class Walker {
  let watch: LawWatch
  let makeStage: () -> any WalkStage
  var habits: [ScenarioRole: WalkHabit] = [:]
  var policies: [ScenarioRole: Int] = [:]

  /// How many more things the app does when it is called back: it, too, comes to an end.
  var deedsLeft = 0

  package init(_ makeStage: @escaping () -> any WalkStage) {
    self.makeStage = makeStage
    watch = LawWatch(makeStage())
    watch.onMoment = { [weak self] moment, role in self?.calledBack(moment, role) }
  }

  private var stage: any WalkStage { watch.stage }

  /// Does all steps, and whatever remains to be done for everything to come to rest. Stops at the first
  /// law that is broken.
  package func walk(_ steps: [WalkStep]) {
    for (index, step) in steps.enumerated() {
      watch.step = step
      watch.codeAsked = watch.isAnythingWaiting
      deedsLeft = 6
      perform(step)
      deedsLeft = 0
      watch.check("after step \(index)", isSettled: true)
      watch.checkAfterStep()
      guard watch.broken.isEmpty else { return }
    }
    watch.step = .frames(0)
    watch.codeAsked = true
    watch.finish()
    watch.leave(makeStage())
    watch.checkGone()
  }

  // MARK: Steps

  private func perform(_ step: WalkStep) {
    // A callback may throw the screen away; it goes once whatever was done on it is over.
    let stage = stage
    switch step {
    case .touch(let y): touch { stage.touch(to: y) }
    case .drag(let points): touch { stage.drag(by: points) }
    case .lift(let velocity): stage.lift(velocity: velocity)
    case .cancel: stage.cancel()
    case .wheel(let points): stage.wheel(by: points)
    case .scroll(let y, let animated): scroll(y, animated)
    case .userInset(let atStart, let points):
      stage.host.setUserInset(points, at: stage.edge(atStart: atStart))
    case .rawInset(let atStart, let points): stage.setTotalInset(points, at: stage.edge(atStart: atStart))
    case .addToInset(let atStart, let points): add(points, at: stage.edge(atStart: atStart))
    case .rewriteInset(let atStart): add(0, at: stage.edge(atStart: atStart))
    case .bars(let points): stage.setBars(points)
    case .largeTitle(let on): stage.setLargeTitle(on)
    case .content(let points): stage.setContent(points)
    case .viewport(let points): changed { stage.setViewport(points) }
    case .rightToLeft(let on): stage.setRightToLeft(on)
    case .window(let on): changed { stage.setOnScreen(on) }
    case .contentInLayout(let points, let role, let begins): layOut(points, role, begins)
    case .frames(let count): pass(count)
    case .seconds(let seconds): pass(Int(seconds * 60))
    case .hours(let hours): skip(hours)
    case .begin, .beginSilently, .end, .fail, .beginAndEnd, .endAndBegin, .endWithReset, .noMore, .reset,
      .enable, .hide, .attach, .attachAgain, .detach, .clear, .policy, .drop:
      say(step)
    }
  }

  private func touch(_ move: () -> Void) {
    watch.wasTouched = true
    move()
  }

  private func scroll(_ y: Double, _ animated: Bool) {
    watch.wasTouched = false
    stage.scroll(to: y, animated: animated)
  }

  private func add(_ points: Double, at edge: ScrollEdge) {
    stage.setTotalInset(stage.totalInset(at: edge) + points, at: edge)
  }

  /// What may wake a refresh that waits.
  private func changed(_ work: () -> Void) {
    watch.codeAsked = true
    work()
  }

  private func layOut(_ points: Double, _ role: ScenarioRole, _ begins: Bool) {
    watch.codeAsked = true
    let stage = stage
    stage.inLayout {
      stage.setContent(points)
      if begins { begin(role, .engine) } else { watch.refresher(role)?.end() }
    }
  }

  /// Lets frames go by, the laws checked at each.
  private func pass(_ frames: Int) {
    for _ in 0..<frames {
      let stage = stage
      stage.frame()
      watch.check("at a frame", isSettled: true)
      watch.checkLedger("at a frame")
      if watch.isAnythingWaiting { watch.codeAsked = true }
    }
  }

  private func skip(_ hours: Int) {
    let stage = stage
    stage.skip(hours: hours)
    watch.checkLedger("after \(hours) hours")
  }
}
