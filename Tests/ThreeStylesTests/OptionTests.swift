#if os(Linux) || os(macOS)
import CommandTestKit
import Testing

struct OptionTests {
  nonisolated static let mistakes: [(words: [String], complaint: String)] = [
    (["--frames"], "unknown option --frames"),
    (["strokes.json"], "unexpected \"strokes.json\""),
    (["-x"], "unknown option -x"),
    (["--strokes"], "--strokes needs a file"),
    (["--strokes", "--html", "a.html"], "--strokes needs a file"),
    (["--strokes="], "--strokes needs a file"),
    (["--html"], "--html needs a file"),
    (["--play"], "--play needs a file"),
    (["--style"], "--style needs a style's name"),
    (["--style", "uikit"], "there is no style \"uikit\"; known: sv, infinity, fig, gm"),
    (["--strokes", "a", "--strokes", "b"], "--strokes is given twice"),
    (["--play", "a", "--strokes", "b"], "--play and --strokes contradict each other"),
    (["--play", "a", "--html", "b"], "--play and --html contradict each other"),
    (["--trace"], "--trace needs --play"),
    (["--trace=yes"], "--trace takes no value"),
    (["--play", "no.json"], "no.json: there is no such file"),
    (["--html", "."], ".: is a directory"),
    (["--html", "no/page.html"], "no/page.html: the directory"),
    (["--html", "/dev/null"], "/dev/null: is no ordinary file"),
    (["--strokes", "a.json", "--html", "./a.json"], "name the same file"),
  ]

  @Test(arguments: mistakes) func mistakesAreToldInOneLine(
    _ mistake: (words: [String], complaint: String)
  ) async throws {
    try await MainActor.run {
      try withProgram("ThreeStyles") { program in
        let result = try program.run(mistake.words)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.complaints.count == 1)
        #expect(result.errors.contains(mistake.complaint), "\(result.errors)")
        #expect(program.files.isEmpty)
      }
    }
  }

  @Test func helpExplainsAndDoesNothing() throws {
    try withProgram("ThreeStyles") { program in
      let result = try program.run("--help", "--strokes", "no.json")
      #expect(result.status == 0)
      #expect(result.output.contains("--strokes FILE"))
      #expect(result.output.contains("Strokes"))
      #expect(result.errors.isEmpty)
      #expect(program.files.isEmpty)
    }
  }
}
#endif
