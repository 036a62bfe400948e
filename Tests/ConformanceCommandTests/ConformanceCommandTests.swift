#if os(Linux) || os(macOS)
import CommandTestKit
import Foundation
import Testing

@Suite("The command Conformance")
struct ConformanceCommandTests {
  private let wrong = """
    {"name": "wrong", "setup": {"header": {}}, "expect": {"headerActions": 7},
     "steps": [{"op": "hold", "y": "rest - T - 20"}, {"op": "release"}, {"op": "settle"}]}
    """

  @Test("plays a case through all styles and counts")
  func oneCase() throws {
    try withProgram("Conformance") { program in
      let result = try program.run("--case", "a2")
      #expect(result.status == 0 && result.errors.isEmpty)
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "case  RefreshCore  SV  Infinity  Fig  GM")
      #expect(lines.contains("A2    ok           ok  ok        ok   -   Beginning twice makes room once"))
      #expect(lines.contains("  GMStyle starts a refresh by hand only: A2"))
      #expect(lines.dropLast().last == "4 passed, 0 failed, 1 not offered")
      #expect(program.files == [])
    }
  }

  @Test("plays a kind, by letter or by words, through the styles that are named, at 120 Hz")
  func kinds() throws {
    try withProgram("Conformance") { program in
      let byLetter = try program.run("--kind", "J", "--style", "gm", "--hz", "120")
      #expect(byLetter.status == 0 && byLetter.output.hasSuffix("6 passed, 0 failed, 1 not offered\n"))
      let byWords = try program.run("--kind", "momentum", "--style=GMStyle", "--hz=120")
      #expect(byWords.status == 0 && byWords.output == byLetter.output)
      let both = try program.run("--kind", "J", "--case", "A2", "--style", "core", "--style", "core")
      #expect(both.output.hasSuffix("8 passed, 0 failed, 0 not offered\n"))
    }
  }

  @Test("says what happened when something fails, and that in its exit status")
  func failure() throws {
    try withProgram("Conformance") { program in
      try program.write(wrong, to: "mine.json")
      let result = try program.run("--play", "mine.json", "--style", "fig")
      #expect(result.status == 1)
      #expect(result.output.contains("wrong: headerActions: expected 7, found 1"))
      #expect(result.output.contains("header:ACTION"))
      #expect(result.output.hasSuffix("\n0 passed, 1 failed, 0 not offered\n"))
    }
  }

  @Test("a scenario that expects nothing is not counted as passed")
  func nothingExpected() throws {
    try withProgram("Conformance") { program in
      try program.write(#"{"name": "idle", "steps": [{"op": "settle"}]}"#, to: "mine.json")
      let result = try program.run("--play", "mine.json", "--style", "sv")
      #expect(result.status == 0 && result.output.contains("  nothing is expected: idle"))
      #expect(result.output.hasSuffix("\n0 passed, 0 failed, 1 not offered\n"))
    }
  }

  @Test("traces events as JSON lines")
  func trace() throws {
    try withProgram("Conformance") { program in
      let result = try program.run("--case", "A2", "--style", "sv", "--trace")
      let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("{\"t\": ") }
      #expect(lines.count > 3 && lines.allSatisfy { $0.hasSuffix("}") })
    }
  }

  @Test("writes a page with a timeline for each style")
  func page() throws {
    try withProgram("Conformance") { program in
      try program.write(wrong, to: "mine.json")
      let result = try program.run("--play", "mine.json", "--html", "report.html")
      #expect(result.status == 1 && program.files == ["mine.json", "report.html"])
      let page = try program.read("report.html")
      #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
      #expect(page.components(separatedBy: "<svg").count == 6)
      #expect(page.contains("headerActions: expected 7, found 1"))
      #expect(!page.contains("src=") && !page.contains("<script"))
    }
  }

  @Test(
    "wrong input is one line and status 2",
    arguments: [
      (["--case", "A99"], "Conformance: --case: there is no case \"A99\""),
      (["--kind", "magic"], "Conformance: --kind: there is no kind \"magic\"; known: A (insets that drift)"),
      (
        ["--style", "zig"],
        "Conformance: --style: there is no style \"zig\"; known: core, sv, infinity, fig, gm"
      ),
      (["--hz", "90"], "Conformance: --hz: expected 60 or 120, found \"90\""),
      (["--hz"], "Conformance: --hz needs 60 or 120 after it"),
      (["--play", "none.json"], "Conformance: none.json: there is no such file"),
      (["--play", "x.json", "--case", "A1"], "Conformance: --play contradicts --case and --kind"),
      (["--html", "no/such/folder.html"], "Conformance: no/such/folder.html: the directory"),
      (["--wat"], "Conformance: unknown option --wat; see --help"),
      (["A1"], "Conformance: unexpected \"A1\""),
    ])
  func wrongInput(words: [String], start: String) throws {
    try withProgram("Conformance") { program in
      let result = try program.run(words)
      #expect(result.status == 2 && result.output.isEmpty && program.files == [])
      #expect(result.complaints.count == 1 && result.errors.hasPrefix(start), "\(result.errors)")
    }
  }

  @Test("a file that is no scenario loses nothing")
  func badFile() throws {
    try withProgram("Conformance") { program in
      try program.write("{", to: "bad.json")
      try program.write("precious", to: "report.html")
      let result = try program.run("--play", "bad.json", "--html", "report.html")
      #expect(result.status == 2 && result.errors.hasPrefix("Conformance: bad.json: not valid JSON"))
      #expect(try program.read("report.html") == "precious")
      let same = try program.run("--play", "bad.json", "--html", "bad.json")
      #expect(same.status == 2)
      #expect(try program.read("bad.json") == "{")
    }
  }

  @Test("explains itself")
  func help() throws {
    try withProgram("Conformance") { program in
      let result = try program.run("--help")
      #expect(result.status == 0 && result.output.contains("--case ID"))
      #expect(try program.run("-h").output == result.output)
    }
  }
}
#endif
