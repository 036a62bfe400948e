#if os(Linux) || os(macOS)
import CommandTestKit
import Foundation
import Testing

struct ShowTests {
  @Test func showsEverythingWithoutOptions() throws {
    try withProgram("ThreeStyles") { program in
      let result = try program.run()
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.isEmpty)
      #expect(program.files == ["three-styles.html"])
      #expect(result.output.contains("three-styles.html"))
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
      for name in ["SVStyle", "InfinityStyle", "FigStyle"] { #expect(result.output.contains(name)) }
      #expect(!result.output.contains("GMStyle"))
      let again = try program.run()
      #expect(again.output == result.output)
    }
  }

  @Test func pageIsCompleteAndLoadsNothing() throws {
    try withProgram("ThreeStyles") { program in
      _ = try program.run("--style", "sv", "--style", "GMStyle", "--html", "page.html")
      #expect(program.files == ["page.html"])
      let page = try program.read("page.html")
      #expect(page.hasSuffix("</html>\n"))
      #expect(page.contains("addPullToRefresh"))
      #expect(!page.contains("src=") && !page.contains("http"))
      #expect(page.components(separatedBy: "<svg").count == page.components(separatedBy: "</svg>").count)
    }
  }

  @Test func oneFileInOneStyle() throws {
    try withProgram("ThreeStyles") { program in
      try program.write(
        #"{"name": "Tap", "strokes": [{"samples": [[0, 300], [0.01, 300]], "lift": 0.02}]}"#, to: "tap.json")
      let result = try program.run("--strokes", "tap.json", "--style", "FIG", "--style", "fig")
      #expect(result.status == 0)
      #expect(result.output.contains("Tap (tap.json)"))
      #expect(result.output.contains("idle all the time"))
      #expect(program.files == ["tap.json"])
    }
  }

  @Test func aReaderMayGoAway() throws {
    try withProgram("ThreeStyles") { program in
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "{ '\(program.executable.path)'; echo $? > status; } | head -n 1 > first"]
      shell.currentDirectoryURL = program.directory
      try shell.run()
      shell.waitUntilExit()
      #expect(try program.read("status") == "0\n")
      #expect(try program.read("first").hasPrefix("Offset"))
      #expect(try program.read("three-styles.html").hasSuffix("</html>\n"))
    }
  }
}
#endif
