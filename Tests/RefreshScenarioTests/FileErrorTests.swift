import Foundation
import RefreshScenario
import Testing

@Suite("Files that cannot be read")
struct FileErrorTests {
  @Test("A file is named")
  func missing() {
    #expect(line(forPath: "/nowhere/pulls.json") == "/nowhere/pulls.json: there is no such file")
    let folder = FileManager.default.temporaryDirectory.path
    #expect(line(forPath: folder) == "\(folder): is a directory, not a file")
  }

  @Test("Malformed JSON is one line", arguments: ["", "[1,", "{a:1}", "{\n\n  b: 2}", "[1] x", "\"a\nb\""])
  func malformed(text: String) {
    let line = complaint(text)
    #expect(line?.hasPrefix("a.json: not valid JSON: ") == true)
    #expect(line?.contains("\n") == false)
  }

  @Test("Bytes that are no text are malformed too")
  func noText() {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioFile.read(Data([0x5B, 0x22, 0xFF, 0xFE, 0x22, 0x5D]), file: "a.json")
    }
    #expect(error?.description.hasPrefix("a.json: not valid JSON: ") == true)
  }

  @Test("A file holds a scenario or an array of them")
  func topLevel() throws {
    #expect(complaint("3") == "a.json: expected a scenario or an array of scenarios, found a number")
    #expect(complaint("null") == "a.json: expected a scenario or an array of scenarios, found null")
    #expect(complaint("[[]]") == "a.json: scenario at index 0: expected an object, found an array")
    #expect(try read("[]").isEmpty)
    #expect(try read(#"{"name": "s", "steps": []}"#) == [Scenario(name: "s")])
    let two = try read(#"[{"name": "s", "steps": []}, {"name": "t", "steps": []}]"#)
    #expect(two.map(\.name) == ["s", "t"])
  }

  @Test("A scenario without a name goes by its index")
  func names() {
    let good = #"{"name": "s", "steps": []}"#
    #expect(
      complaint("[\(good), {\"steps\": []}]") == "a.json: scenario at index 1, name: required, but missing")
    #expect(
      complaint(#"{"name": "", "steps": []}"#) == "a.json: scenario at index 0, name: must not be empty")
    #expect(
      complaint(#"{"name": 7, "steps": []}"#)
        == "a.json: scenario at index 0, name: expected a string, found a number")
  }

  @Test("An error is one line whatever it quotes")
  func oneLine() {
    #expect(
      complaint(#"{"name": "a\n\"b\"", "x\ny": 1}"#)
        == #"a.json: scenario "a\n\"b\"", "x\ny": unknown key; known here: "#
        + "name, about, style, setup, steps, expect, recorded, source")
  }

  private func line(forPath path: String) -> String? {
    do {
      _ = try ScenarioFile.read(contentsOf: path)
      return nil
    } catch {
      return error.description
    }
  }
}
