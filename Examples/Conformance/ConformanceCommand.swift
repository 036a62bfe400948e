import CommandKit
import Foundation

/// What goes wrong in refresh controls, tried on every style.
@main struct ConformanceCommand {
  static func main() async {
    Output.prepare(program: "Conformance")
    exit(await status(CommandLine.arguments.dropFirst().map { $0 }))
  }

  /// Does what the words ask for and tells the exit status.
  private static func status(_ words: [String]) async -> Int32 {
    do throws(Complaint) {
      let options = try Options(words)
      guard !options.helps else {
        Output.print(Help.lines)
        return 0
      }
      return try await CasesCommand(options).run() ? 0 : 1
    } catch {
      Output.complain(error.line)
      return 2
    }
  }
}
