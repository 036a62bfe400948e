#if os(Linux) || os(macOS)
import CommandKit
import RefreshLooks
import Testing

@testable import Gallery

/// The words of the command line, and the lines of code.
@MainActor @Suite struct OptionTests {
  private func options(_ words: String...) throws -> Options { try Options(words) }

  private func complaint(_ words: String...) -> String? {
    do throws(Complaint) {
      _ = try Options(words)
      return nil
    } catch {
      return error.line
    }
  }

  @Test func withoutWordsItIsThePage() throws {
    #expect(try options().page == "gallery.html")
    #expect(try options("--look", "a").page == "gallery.html")
    #expect(try options("--list").page == nil)
    #expect(try options("--svg", "d").page == nil)
    let both = try options("--svg=d", "--html=p.html")
    #expect(both.page == "p.html" && both.folder == "d")
  }

  @Test func looksAreNamedOnceOrMore() throws {
    #expect(try options("--look", "a", "--look=b", "--look", "a").looks == ["a", "b"])
  }

  @Test func helpIsHelp() throws {
    #expect(try options("--help").helps)
    #expect(try options("-h").helps)
  }

  @Test func whatIsWrongIsSaidInALine() {
    #expect(complaint("--loook", "a") == "unknown option --loook; see --help")
    #expect(complaint("sv-arrow")?.hasPrefix("unexpected \"sv-arrow\"") == true)
    #expect(complaint("--look") == "--look needs a look's name after it")
    #expect(complaint("--html", "--list") == "--html needs a file after it")
    #expect(complaint("--svg=") == "--svg needs a directory after it")
    #expect(complaint("--list=all") == "--list takes no value")
    #expect(complaint("--html", "a", "--html", "b") == "--html is given twice")
  }

  @Test func namesInSwift() {
    #expect(CodeLines.swiftName("sv-arrow") == "svArrow")
    #expect(CodeLines.swiftName("infinity-infinite-snake") == "infinityInfiniteSnake")
    #expect(CodeLines.swiftName("quiet") == "quiet")
  }

  @Test func everyStyleHasALineForAHeader() {
    let look = Look("my-look", loop: 1) { _, _ in }
    let lines = CodeLines.lines(for: look)
    #expect(lines.map(\.style) == ["SVStyle", "InfinityStyle", "FigStyle", "GMStyle"])
    for line in lines { #expect(line.code.contains(".myLook")) }
  }
}
#endif
