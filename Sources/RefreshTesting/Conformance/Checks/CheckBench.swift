import RefreshCore
import RefreshScenario
import RefreshSimulation

/// A stage with a style's controls on it, for checks that no scenario can say.
final class CheckBench {
  let stage: any ScenarioStage
  let style: any ScenarioStyle
  private(set) var headerActions = 0
  private(set) var footerActions = 0
  private(set) var failures: [String] = []

  var host: any ScrollHost { stage.list.scrollHost }
  var header: Refresher? { host.refreshers[.header] }
  var footer: Refresher? { host.refreshers[.footer] }

  /// Opens a stage and attaches what there is a setup for.
  init(
    _ setting: ConformanceSetting, _ shape: CaseShape = .tall, header: ControlSetup? = nil,
    footer: ControlSetup? = nil
  ) throws(NotOffered) {
    var setup = ScenarioSetup()
    shape.setUp(&setup)
    setup.hz = setting.hz
    style = setting.style
    stage = try setting.venue.open(setup)
    try move(.offset(shape.offset ?? 0 - host.metrics(along: .vertical).startInset, animated: false))
    if let header { try attach(.header, header) }
    if let footer { try attach(.footer, footer) }
  }

  private func attach(_ role: ScenarioRole, _ setup: ControlSetup) throws(NotOffered) {
    let answer = style.attach(
      role, setup, to: stage.list,
      action: { [weak self] in
        switch role {
        case .header: self?.headerActions += 1
        case .footer: self?.footerActions += 1
        }
      }, announce: { _ in })
    try take(answer)
    if let refresher = host.refreshers[role.slot()] { setup.policy.apply(to: &refresher.policy) }
  }

  /// The simulated scroll view, for checks that bend its setters or count its writes.
  func simulated(_ reason: String) throws(NotOffered) -> SimulatedScrollView {
    guard let list = stage.list as? SimulatedScrollView else { throw NotOffered(reason) }
    return list
  }

  func move(_ move: StageMove) throws(NotOffered) { try stage.perform(move) }

  func settle() { expect(stage.settle(), "nothing has settled within a minute") }

  func ask(_ command: StyleCommand, _ role: ScenarioRole = .header) throws(NotOffered) {
    try take(style.perform(command, role, on: stage.list))
  }

  private func take(_ answer: StyleAnswer) throws(NotOffered) {
    switch answer {
    case .done: break
    case .notOffered(let reason): throw NotOffered(reason)
    }
  }

  /// Pulls the header past its threshold and lets go.
  func pull() throws(NotOffered) {
    let rest = 0 - host.metrics(along: .vertical).startInset
    try move(.hold(offset: rest - (header?.policy.triggerLength ?? 0) - 20))
    try move(.lift(velocity: 0))
  }

  func expect(_ condition: Bool, _ promise: String) {
    if !condition { failures.append(promise) }
  }

  func expect(_ found: Double?, is wanted: Double, _ what: String) {
    guard let found, abs(found - wanted) <= 0.5 else {
      failures.append("\(what): expected \(wanted), found \(found.map { "\($0)" } ?? "none")")
      return
    }
  }

  func expect(_ found: Int, is wanted: Int, _ what: String) {
    if found != wanted { failures.append("\(what): expected \(wanted), found \(found)") }
  }

  /// The points of the inset at the top that are the engine's.
  var ownTop: Double { stage.inset(at: .top) - host.userInset(at: .top) }

  var offset: Double { host.metrics(along: .vertical).offset }
}

/// What conformance cases check in code.
enum ConformanceChecks {
  /// Opens a bench and does `work` with it; what cannot be done is not offered.
  static func bench(
    _ setting: ConformanceSetting, _ shape: CaseShape = .tall, header: ControlSetup? = nil,
    footer: ControlSetup? = nil, _ work: (CheckBench) throws(NotOffered) -> Void
  ) -> ConformanceVerdict {
    do throws(NotOffered) {
      let bench = try CheckBench(setting, shape, header: header, footer: footer)
      try work(bench)
      return ConformanceVerdict(bench.failures)
    } catch {
      return .notOffered(error.reason)
    }
  }
}
