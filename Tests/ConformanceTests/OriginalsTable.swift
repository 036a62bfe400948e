import Foundation
import RefreshTesting

/// What each original does, what its style does, and why: a page of Markdown each.
enum OriginalsTable {
  nonisolated static let names = ["sv", "infinity", "fig"]

  static func text(_ name: String) async throws -> String {
    switch name {
    case "infinity": try scripts("Infinity", "InfinityStyle")
    case "fig": try scripts("FigRefresh", "FigStyle")
    default: await reports("SVPullToRefresh", "SVStyle", "samvermette/SVPullToRefresh")
    }
  }

  // MARK: Scripts

  private static func scripts(_ original: String, _ style: String) throws -> String {
    let scripts = try OriginalScript.all().filter { $0.style.name == style }
    let same = scripts.filter(\.isRight).count
    let intro = """
      # \(original), script by script

      \(scripts.count) scripts were played on \(original) itself and are played through \(style) by
      every run of the tests. In \(same) of them \(original) does right, and \(style) does the same: the same
      states and actions in the same order, and the same place of rest. The others are below with the reason
      why \(style) does otherwise, if it does.

      A cell says how often the actions of header and footer ran, at which offset the list rests, and the inset
      that is left at top and bottom. The scripts are in
      [`Tests/Scenarios/originals.json`](../../Tests/Scenarios/originals.json).
      """
    let head = ["| Script | \(original) | \(style) | Why |", "| --- | --- | --- | --- |"]
    let others = scripts.filter { !$0.isRight }.map { script in
      let state = script.play().outcome.final
      let cells = [
        "`\(script.scenario.name)`", recorded(script), ours(state), script.why ?? "",
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let names = scripts.filter(\.isRight).map { "`\($0.scenario.name)`" }.joined(separator: ", ")
    let end = ["", "## The same in both", "", "\(names)."]
    return ([intro, ""] + head + others + end).joined(separator: "\n") + "\n"
  }

  private static func recorded(_ script: OriginalScript) -> String {
    if script.hasCrashed { return "crashes" }
    guard let y = script.final(.y) else { return "is never freed" }
    return cell(
      script.final(.headerActions), script.final(.footerActions), y, script.final(.insetTop),
      script.final(.insetBottom))
  }

  private static func ours(_ state: FinalState) -> String {
    guard let y = state.y else { return state.alive == false ? "is freed" : "is never freed" }
    return cell(
      Double(state.headerActions), Double(state.footerActions), y, state.insetTop, state.insetBottom)
  }

  private static func cell(
    _ header: Double?, _ footer: Double?, _ y: Double, _ top: Double?, _ bottom: Double?
  ) -> String {
    "\(whole(header))/\(whole(footer)) actions, at \(whole(y)), inset \(whole(top))/\(whole(bottom))"
  }

  private static func whole(_ number: Double?) -> String { number.map { "\(Int($0.rounded()))" } ?? "-" }

  // MARK: Reports

  private static func reports(_ original: String, _ style: String, _ repository: String) async -> String {
    let intro = """
      # \(original), report by report

      What users and maintainers of \(original) have reported over the years, and what is right. Each is a case
      of the conformance suite, played through \(style) by every run of the tests and by
      `swift run Conformance --style sv`.

      | Case | What is right | Reported | \(style) |
      | --- | --- | --- | --- |
      """
    var rows: [String] = []
    guard let played = ScenarioStyles.named(style) else { return intro }
    for wanted in Conformance.cases {
      let reports = wanted.reports.filter { $0.contains("/\(repository)/") }
      guard !reports.isEmpty else { continue }
      let links = reports.map { "[\($0.split(separator: "/").last ?? "")](\($0))" }.joined(separator: ", ")
      let result = await Conformance.run(wanted, ConformanceSetting(played))
      rows.append("| \(wanted.id) | \(wanted.name) | \(links) | \(word(result.verdict)) |")
    }
    return ([intro] + rows).joined(separator: "\n") + "\n"
  }

  private static func word(_ verdict: ConformanceVerdict) -> String {
    switch verdict {
    case .passed: "right"
    case .failed: "wrong"
    case .notOffered(let reason): "not offered: \(reason)"
    }
  }
}
