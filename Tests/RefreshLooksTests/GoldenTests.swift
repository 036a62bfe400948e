import Foundation
import RefreshLooks
import Testing

/// Looks are drawn as they were when somebody last looked at them; see Golden/README.md.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  private static let isWriting = ProcessInfo.processInfo.environment["GOLDEN"] == "write"

  private func file(_ name: String) -> URL { Self.folder.appendingPathComponent(name + ".txt") }

  @Test(arguments: Look.all.map(\.name)) func looksAreDrawnAsTheyWere(_ name: String) throws {
    let look = try #require(Look.named(name))
    let text = GoldenText(look: look).text
    if Self.isWriting { return try Data(text.utf8).write(to: file(name)) }
    let data = try? Data(contentsOf: file(name))
    let golden = try #require(data, "\(name).txt is missing; see Golden/README.md")
    if let difference = GoldenText.difference(String(decoding: golden, as: UTF8.self), text) {
      Issue.record(
        "\(name) is drawn otherwise than in its golden file (see Golden/README.md):\n\(difference)")
    }
  }

  @Test func everyFileIsOfALook() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    for file in files.sorted() where file.hasSuffix(".txt") {
      if Look.named(String(file.dropLast(4))) != nil { continue }
      if Self.isWriting {
        try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(file))
      } else {
        Issue.record("\(file) is of no look; see Golden/README.md")
      }
    }
  }

  @Test func onlyTheLastDigitMayDiffer() {
    #expect(GoldenText.difference("line 1 2.25\nend\n", "line 1 2.26\nend\n") == nil)
    #expect(GoldenText.difference("line 1 2.25\nend\n", "line 1 2.27\nend\n") != nil)
    #expect(GoldenText.difference("line 1 2\n", "move 1 2\n") != nil)
    #expect(GoldenText.difference("line 1 2\n", "line 1 2\nend\n") != nil)
    #expect(GoldenText.difference("a\n\n== idle\nb\n", "a\n\n== idle\nc\n")?.contains("== idle") == true)
  }
}
