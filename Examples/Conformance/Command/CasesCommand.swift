import CommandKit
import RefreshTesting

/// Plays cases through styles, prints a table and what went wrong, and writes the page.
struct CasesCommand {
  private let options: Options
  private let cases: [ConformanceCase]
  private let page: PageFile?

  /// Reads all that is needed, so that nothing is played in vain.
  init(_ options: Options) throws(Complaint) {
    self.options = options
    cases = try options.scenarios.map(Self.cases) ?? options.wanted
    page = try options.page.map { path throws(Complaint) in try PageFile(path) }
    if let page, let scenarios = options.scenarios, page.isSame(as: scenarios) {
      throw Complaint("--html and --play name the same file, \(scenarios)")
    }
  }

  /// Plays everything; false if anything fails.
  func run() async throws(Complaint) -> Bool {
    let rows = await play()
    Output.print(ResultTable(rows: rows, styles: options.styles.map(\.name)).lines)
    for result in rows.flatMap(\.results) where result.isFailure { Output.print(["", result.story]) }
    let totals = Totals(rows.flatMap(\.results))
    if let page { try page.write(ReportPage(rows: rows, totals: totals, hz: options.hz).html) }
    Output.print(["", totals.line])
    return totals.failed == 0
  }

  private func play() async -> [ResultRow] {
    let progress = ProgressLine(cases.count * options.styles.count)
    var rows: [ResultRow] = []
    for played in cases {
      var results: [ConformanceResult] = []
      for style in options.styles {
        progress.show(rows.count * options.styles.count + results.count, "\(played.id) \(style.name)")
        let setting = ConformanceSetting(style, hz: options.hz)
        let result = await Conformance.run(played, setting)
        results.append(result)
        guard options.traces else { continue }
        progress.clear()
        Output.print(Conformance.trace(played, setting).map(\.jsonLine))
      }
      rows.append(ResultRow(played: played, results: results))
    }
    progress.clear()
    return rows
  }

  /// The scenarios of a file as cases.
  private static func cases(of path: String) throws(Complaint) -> [ConformanceCase] {
    let data = try InputFile.contents(of: path)
    let scenarios: [Scenario]
    do throws(ScenarioError) {
      scenarios = try ScenarioFile.read(data, file: path)
    } catch {
      throw Complaint(error.description)
    }
    return scenarios.map { scenario in
      let about = scenario.about.isEmpty ? scenario.name : scenario.about
      return ConformanceCase(scenario.name, about, .own, reports: [], .scenario(scenario))
    }
  }
}

/// What came of a case, style by style.
struct ResultRow {
  let played: ConformanceCase
  let results: [ConformanceResult]
}

/// How often a case came out right, did not, or was not offered.
struct Totals {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var notOffered = 0

  init(_ results: [ConformanceResult]) {
    for result in results {
      switch result.verdict {
      case .passed: passed += 1
      case .failed: failed += 1
      case .notOffered: notOffered += 1
      }
    }
  }

  /// The sums in words.
  var line: String { "\(passed) passed, \(failed) failed, \(notOffered) not offered" }
}
