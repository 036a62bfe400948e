import RefreshCore
import RefreshSimulation
import RefreshViews

extension ScenarioRun {
  /// Does what a step says. Once the scroll view is dropped, there is nothing left to do it to.
  func perform(_ step: ScenarioStep) {
    guard let list else { return check(step) }
    switch step.operation {
    case .touchDown:
      if mayTouch(list, step) { list.finger.down() }
    case .drag(let points, let steps):
      touch(list)
      list.finger.move(by: points, inSteps: steps)
    case .hold(let y): list.finger.hold(offset: y)
    case .release(let velocity):
      if list.finger.isDown { list.finger.lift(velocity: velocity) }
    case .cancel:
      if list.finger.isDown { list.finger.cancel() }
    case .fling(let velocity): list.finger.fling(velocity: velocity)
    case .stroke(let samples):
      if mayTouch(list, step) { replay(samples, on: list) }
    case .wheel(let points, let steps): list.wheel(by: points, inSteps: steps)

    case .wait(let seconds): list.advance(seconds: seconds)
    case .settle:
      if !list.settle() {
        outcome.failures.append("steps[\(step.index)]: nothing has settled within a minute")
      }

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

    case .interaction(let on): list.isScrollEnabled = on
    case .offset(let y, let animated): list.setOffset(y, animated: animated)
    case .inset(let change, let animated): write(change, animated: animated, on: list)
    case .userInset(let change):
      if let top = change.top { list.userInset.top = top.applied(to: list.userInset.top) }
      if let bottom = change.bottom { list.userInset.bottom = bottom.applied(to: list.userInset.bottom) }
    case .bars(let top, let bottom):
      if let top { list.bars.top = top }
      if let bottom { list.bars.bottom = bottom }
    case .size(let height): list.contentSize.height = CGFloat(height)
    case .frame(let size):
      list.contentSize.width = CGFloat(size.width)
      list.viewportSize = CGSize(width: size.width, height: size.height)
    case .window(let on): list.isInWindow = on
    case .drop: drop()
    case .together(let steps):
      for step in steps where outcome.notOffered == nil { perform(step) }
    case .check: check(step)
    }
  }

  private func touch(_ list: SimulatedScrollView) {
    if !list.finger.isDown { list.finger.down() }
  }

  /// Whether a finger can go down; a scenario in which it is down already is told so.
  private func mayTouch(_ list: SimulatedScrollView, _ step: ScenarioStep) -> Bool {
    if list.finger.isDown { outcome.failures.append("steps[\(step.index)]: the finger is down already") }
    return !list.finger.isDown
  }

  private func replay(_ samples: [StrokeSample], on list: SimulatedScrollView) {
    guard let first = samples.first else { return }
    list.advance(seconds: first.time)
    list.finger.replay(Stroke(samples.map { Stroke.Sample($0.time - first.time, $0.y) }))
  }

  /// The app reads its whole inset, changes it and writes it back, as old code does.
  private func write(_ change: InsetChange, animated: Bool, on list: SimulatedScrollView) {
    var inset = list.contentInset
    if let top = change.top { inset.top = top.applied(to: inset.top) }
    if let bottom = change.bottom { inset.bottom = bottom.applied(to: inset.bottom) }
    guard animated else {
      list.contentInset = inset
      return
    }
    list.animate(ScrollAnimation(duration: 0.3)) { list.contentInset = inset }
  }

  private func drop() {
    droppedList = list
    forget()
    list = nil
  }

  private func check(_ step: ScenarioStep) {
    guard case .check(let check) = step.operation else { return }
    outcome.failures += check.failures(of: state).map { "steps[\(step.index)].\($0)" }
  }
}
