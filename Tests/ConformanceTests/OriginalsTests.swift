import Foundation
import RefreshTesting
import Testing

@Suite("The originals' scripts")
struct OriginalsTests {
  @Test("come out the same where the original is right: states, actions, the place of rest")
  func right() throws {
    for script in try OriginalScript.all() where script.isRight {
      let outcome = script.play().outcome
      let name = "\(script.style.name) \(script.scenario.name)"
      #expect(outcome.failures == [] && outcome.notOffered == nil, "\(name)")
      let kinds = Set(script.told.map(ScenarioToken.kind))
      let told = outcome.told.filter { ScenarioToken.kind(of: $0) != "ENDED" || kinds.contains("ENDED") }
      #expect(told == script.told, "\(name)")
      for number in [FinalNumber.y, .insetTop, .insetBottom, .headerActions, .footerActions] {
        guard let wanted = script.final(number) else { continue }
        let found = outcome.final[number] ?? .infinity
        #expect(abs(found - wanted) <= 0.5, "\(name), \(number.rawValue): \(found), not \(wanted)")
      }
    }
  }

  @Test("come out right where it is not, and say why")
  func wrong() throws {
    for script in try OriginalScript.all() where !script.isRight {
      let report = script.play()
      let name = "\(script.style.name) \(script.scenario.name)"
      // What a style has no word for is not played to its end.
      #expect(
        report.pass == true || report.outcome.notOffered != nil,
        "\(name): \(report.failures.joined(separator: "; "))")
      #expect(script.scenario.expect?.headerActions != nil && script.why != nil, "\(name)")
    }
  }

  @Test(
    "stand in tables that are up to date; ORIGINALS=write makes them again", arguments: OriginalsTable.names)
  func tables(_ name: String) async throws {
    let file = Repository.root.appendingPathComponent("docs/originals/\(name).md")
    let text = try await OriginalsTable.text(name)
    if ProcessInfo.processInfo.environment["ORIGINALS"] == "write" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let written = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
    #expect(written == text, "docs/originals/\(name).md: ORIGINALS=write swift test --filter OriginalsTests")
  }
}
