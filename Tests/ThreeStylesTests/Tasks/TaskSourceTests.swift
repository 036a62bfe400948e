#if os(Linux) || os(macOS)
import CommandKit
import Foundation
import Testing

@testable import ThreeStyles

@Suite("The tasks' sources, read and counted")
struct TaskSourceTests {
  @Test func regionsOfATaskFollowEachOther() throws {
    let source = try TaskSource(
      """
      func f() {
          // task: add
          // trap: a name: a reason: with a colon
          list.add()  // said

          list.go()
          // end
      }
      // task: add
      // by: app
      struct S {}
      // end
      """, file: "f")
    let code = try #require(source.code[.add])
    #expect(code.lines == ["list.add()  // said", "", "list.go()", "", "struct S {}"])
    #expect(code.lineCount == 3 && code.speaker == .app)
    #expect(code.traps == [.init(name: "a name", reason: "a reason: with a colon")])
    #expect(source.code[.end] == nil)
  }

  @Test(arguments: [
    ("// task: fly\n// end", "f:1: there is no task \"fly\""),
    ("// task: add\n// task: end\n// end", "f:2: a region begins within another"),
    ("// end", "f:1: a region ends that has not begun"),
    ("// task: add", "f: a region has no end"),
    ("// task: add\n// trap: no reason\n// end", "f:2: a trap has a name and a reason"),
    ("// task: add\n// by: magic\n// end", "f:2: nobody is called \"magic\""),
  ]) func mistakesAreTold(_ text: String, _ line: String) {
    #expect(throws: Complaint(line)) { try TaskSource(text, file: "f") }
  }

  @Test func namesToKnowAreNeitherSwiftsNorTheAppsNorAViews() {
    let names = TaskNames([
      "let ring = Ring(frame: CGRect(x: 0))  // unseen",
      "list.fty.add(ring, \"said\") { [weak list] moment in",
      "  use(moment)", "}", "override func told(_ state: State) { bounds }",
      "fileprivate func own(_ one: Int) {}",
    ])
    #expect(names.toKnow == ["Ring", "fty", "add", "use", "told", "State", "Int"])
    #expect(names.declared == ["ring", "moment", "state", "own", "one"])
  }

  @Test(arguments: FeedStyle.allCases) func everyNameIsOneOfTheLibrarys(_ style: FeedStyle) throws {
    let root = StrokeFolder.sources.deletingLastPathComponent().deletingLastPathComponent()
    var words: Set<String> = ["Any"]
    for module in [style.name, "RefreshCore", "RefreshLooks", "RefreshViews"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      }
    }
    for row in try TaskTable([style]).rows {
      for cell in row.cells {
        #expect(Set(cell.code.names).subtracting(words) == [], "\(row.task)")
        #expect(!cell.code.names.isEmpty)
        #expect(cell.code.traps.allSatisfy { $0.reason.hasSuffix(".") && $0.reason.count > 20 })
      }
    }
  }

  @Test func theFileInTheRepositoryIsUpToDate() throws {
    let file = StrokeFolder.sources.deletingLastPathComponent().appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      try text == TaskMarkdown(table: TaskTable(FeedStyle.allCases)).text,
      "swift run ThreeStyles --tasks Examples/README.md writes it anew")
  }
}
#endif
