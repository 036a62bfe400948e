#if os(Linux) || os(macOS)
import CommandTestKit
import Testing

struct PlayTests {
  private let pull = """
    "setup": {"header": {"endAfter": 0.5}},
    "steps": [{"op": "drag", "by": 200}, {"op": "release"}, {"op": "wait", "s": 3}]
    """

  @Test func playsThroughEveryStyleOrTheOneThatIsMeant() throws {
    try withProgram("ThreeStyles") { program in
      try program.write(
        "[{\"name\": \"all\", \(pull)}, {\"name\": \"one\", \"style\": \"FigStyle\", \(pull)}]", to: "p.json")
      let result = try program.run("--play", "p.json")
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 5)
      #expect(lines.allSatisfy { $0.hasPrefix("{\"name\": ") && $0.hasSuffix("}") })
      #expect(lines[4].contains("\"style\": \"FigStyle\""))
      let named = try program.run("--play", "p.json", "--style", "sv")
      #expect(named.output.split(separator: "\n").count == 2)
      #expect(!named.output.contains("FigStyle"))
    }
  }

  @Test func tracesEveryEvent() throws {
    try withProgram("ThreeStyles") { program in
      try program.write("{\"name\": \"all\", \(pull)}", to: "p.json")
      let lines = try program.run("--play", "p.json", "--style", "gm", "--trace").output.split(
        separator: "\n")
      #expect(lines.count > 20)
      #expect(lines.dropLast().allSatisfy { $0.hasPrefix("{\"t\": ") })
      #expect(lines.last?.hasPrefix("{\"name\": ") == true)
    }
  }

  @Test func aFailureIsAnExitStatus() throws {
    try withProgram("ThreeStyles") { program in
      try program.write("{\"name\": \"no\", \(pull), \"expect\": {\"headerActions\": 7}}", to: "p.json")
      let result = try program.run("--play", "p.json", "--style", "sv")
      #expect(result.status == 1)
      #expect(result.output.contains("\"pass\": false"))
      #expect(result.errors.isEmpty)
    }
  }

  @Test func mistakesInTheFileAreToldBeforeAnythingIsPlayed() throws {
    try withProgram("ThreeStyles") { program in
      try program.write(
        "[{\"name\": \"all\", \(pull)}, {\"name\": \"one\", \"style\": \"ZigStyle\", \(pull)}]", to: "p.json")
      let result = try program.run("--play", "p.json")
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(
        result.errors == "ThreeStyles: p.json: scenario \"one\", style: there is no style \"ZigStyle\"\n")
      try program.write(#"{"name": "x", "steps": [{"op": "jump"}]}"#, to: "p.json")
      let other = try program.run("--play", "p.json")
      #expect(other.status == 2)
      #expect(other.errors.contains("steps[0].op"))
    }
  }

  @Test func impossibleTouchesDoNotTrap() throws {
    try withProgram("ThreeStyles") { program in
      try program.write(
        #"{"name": "x", "steps": [{"op": "touchDown"}, {"op": "touchDown"}, {"op": "stroke", "samples": [[0, 1], [1, 2]]}]}"#,
        to: "p.json")
      let result = try program.run("--play", "p.json", "--style", "sv")
      #expect(result.status == 1)
      #expect(result.output.contains("the finger is down already"))
    }
  }
}
#endif
