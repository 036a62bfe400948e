import RefreshCore

extension ScenarioRun {
  /// Does what a step says. Once the scroll view is dropped, there is nothing left to do it to.
  func perform(_ step: ScenarioStep) {
    guard stage != nil else { return check(step) }
    switch step.operation {
    case .touchDown:
      if mayTouch(step) { move(.touchDown, leavesFingerDown: true) }
    case .drag(let points, let steps):
      move(.drag(by: value(points), steps: steps), leavesFingerDown: true)
    case .hold(let y): move(.hold(offset: value(y)), leavesFingerDown: true)
    case .release(let velocity):
      if isFingerDown { move(.lift(velocity: velocity), leavesFingerDown: false) }
    case .cancel:
      if isFingerDown { move(.cancel, leavesFingerDown: false) }
    case .fling(let velocity): move(.fling(velocity: velocity), leavesFingerDown: false)
    case .stroke(let samples):
      if mayTouch(step) { move(.stroke(samples), leavesFingerDown: false) }
    case .wheel(let points, let steps): move(.wheel(by: value(points), steps: steps))

    case .wait(let seconds): move(.wait(seconds: seconds))
    case .settle:
      if stage?.settle() == false {
        outcome.failures.append("steps[\(step.index)]: nothing has settled within a minute")
      }
      outcome.failures += strayInsets.map { "steps[\(step.index)]: \($0)" }

    case .begin: ask(.begin, step.who)
    case .end: ask(.end, step.who)
    case .endWithReset: ask(.endWithReset, step.who)
    case .fail: ask(.fail, step.who)
    case .noMore: ask(.noMore, step.who)
    case .resetNoMore: ask(.resetNoMore, step.who)
    case .remove: ask(.remove, step.who)
    case .add(let config):
      attach(step.who, config ?? scenario.setup[step.who] ?? controls[step.who] ?? ControlSetup())
    case .readdSame: ask(.readdSame, step.who)
    case .assignNil: ask(.assignNil, step.who)
    case .enable(let on): ask(.enable(on), step.who)
    case .hide(let on): ask(.hide(on), step.who)
    case .setState(let name): ask(.setState(name), step.who)
    case .clear: ask(.clear, step.who)

    case .interaction(let on): move(.interaction(on))
    case .offset(let y, let animated): move(.offset(value(y), animated: animated))
    case .inset(let change, let animated): move(.inset(change, animated: animated))
    case .userInset(let change):
      if let top = change.top { set(top, .header) }
      if let bottom = change.bottom { set(bottom, .footer) }
    case .bars(let top, let bottom): move(.bars(top: top, bottom: bottom))
    case .size(let height): move(.contentLength(height))
    case .frame(let size): move(.frame(size))
    case .window(let on): move(.window(on))
    case .drop: drop()
    case .together(let steps):
      for step in steps where outcome.notOffered == nil { perform(step) }
    case .check: check(step)
    }
  }

  /// Lets the stage move; what it cannot do is not offered.
  func move(_ move: StageMove, leavesFingerDown: Bool? = nil) {
    guard let stage, outcome.notOffered == nil else { return }
    do throws(NotOffered) {
      try stage.perform(move)
    } catch {
      outcome.notOffered = error.reason
    }
    if let leavesFingerDown { isFingerDown = leavesFingerDown }
  }

  /// Whether a finger can go down; a scenario in which it is down already is told so.
  private func mayTouch(_ step: ScenarioStep) -> Bool {
    if isFingerDown { outcome.failures.append("steps[\(step.index)]: the finger is down already") }
    return !isFingerDown
  }

  /// The app changes its own part of an inset, and leaves no doubt about it.
  private func set(_ change: InsetChange.Edge, _ end: ScenarioRole) {
    guard let host = stage?.list.scrollHost else { return }
    let edge = slot(end).edge
    host.setUserInset(change.applied(to: host.userInset(at: edge)), at: edge)
  }

  private func drop() {
    droppedList = stage?.list
    leave()
  }

  private func check(_ step: ScenarioStep) {
    guard case .check(let check) = step.operation else { return }
    outcome.failures += check.failures(of: state).map { "steps[\(step.index)].\($0)" }
  }
}
