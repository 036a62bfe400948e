#if os(Linux) || os(macOS)
import CommandTestKit
import Testing

/// What is wrong with a stroke file is said in one line; nothing is played and nothing written.
struct BadStrokeTests {
  nonisolated static let files: [(text: String, complaint: String)] = [
    ("", "is empty"),
    (" \n", "not valid JSON"),
    ("{\"name\": \"a\",\n \"strokes\": [}", "line 2"),
    ("[]", "expected an object, found an array"),
    (#"{"strokes": []}"#, "name is missing"),
    (#"{"name": " ", "strokes": []}"#, "name: has nothing in it"),
    (#"{"name": "a"}"#, "strokes is missing"),
    (#"{"name": "a", "strokes": []}"#, "strokes: expected one stroke or more"),
    (#"{"name": "a", "strokes": [], "speed": 1}"#, "speed: unknown key"),
    (#"{"name": "a", "at": "middle", "strokes": []}"#, "at: expected \"top\""),
    (#"{"name": "a", "at": 1e6, "strokes": []}"#, "at: expected a number from 0"),
    (
      stroke(#""samples": [], "lift": 1"#),
      "strokes[0].samples: a finger that strokes has 2 samples or more, not 0"
    ),
    (stroke(#""samples": [[0, 1]], "lift": 1"#), "2 samples or more, not 1"),
    (stroke(#""samples": [[0, 1], [0.02, 1], [0.01, 1]], "lift": 1"#), "samples[2][0]: time runs backwards"),
    (stroke(#""samples": [[0, 1], [0.02, 1], [0.02, 1]], "lift": 1"#), "samples[2][0]: time repeats"),
    (
      stroke(#""samples": [[0, 1], [0.01, "2"]], "lift": 1"#),
      "samples[1][1]: expected a number, found a text"
    ),
    (stroke(#""samples": [[0, 1], [0.01, NaN]], "lift": 1"#), "line 1, column"),
    (stroke(#""samples": [[0, 1], [0.01, 1e999]], "lift": 1"#), "line 1, column"),
    (stroke(#""samples": [[0, 1], [0.01, 1e9]], "lift": 1"#), "expected a number from -10000 to 10000"),
    (stroke(#""samples": [[0, 1], [0.01]], "lift": 1"#), "samples[1]: expected a time and a place"),
    (stroke(#""samples": [[0.5, 1], [0.6, 2]], "lift": 1"#), "first sample is at 0 s"),
    (stroke(#""samples": [[0, 1], [0.01, 2]]"#), "strokes[0]: the finger never lifts"),
    (stroke(#""samples": [[0, 1], [0.01, 2]], "lift": 1e8"#), "lift: the finger never lifts"),
    (stroke(#""samples": [[0, 1], [0.01, 2]], "lift": 0.01"#), "lift: time repeats"),
    (stroke(#""samples": [[0, 1], [0.01, 2]], "lift": 1, "pause": -1"#), "pause: expected a number from 0"),
    (stroke(#""samples": [[0, 1], [0.01, 2]], "lift": 1, "up": 1"#), "strokes[0].up: unknown key"),
  ]

  nonisolated private static func stroke(_ members: String) -> String {
    "{\"name\": \"a\", \"strokes\": [{\(members)}]}"
  }

  @Test(arguments: files) func isToldInOneLine(_ file: (text: String, complaint: String)) async throws {
    try await MainActor.run {
      try withProgram("ThreeStyles") { program in
        try program.write(file.text, to: "bad.json")
        let result = try program.run("--strokes", "bad.json", "--html", "page.html")
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.complaints.count == 1)
        #expect(result.errors.hasPrefix("ThreeStyles: bad.json: "))
        #expect(result.errors.contains(file.complaint), "\(result.errors)")
        #expect(program.files == ["bad.json"])
      }
    }
  }

  @Test func missingFilesAndDirectoriesAreTold() throws {
    try withProgram("ThreeStyles") { program in
      let missing = try program.run("--strokes", "no.json")
      #expect(missing.status == 2)
      #expect(missing.errors == "ThreeStyles: no.json: there is no such file\n")
      let directory = try program.run("--strokes", ".")
      #expect(directory.status == 2)
      #expect(directory.errors == "ThreeStyles: .: is a directory, not a file\n")
    }
  }
}
#endif
