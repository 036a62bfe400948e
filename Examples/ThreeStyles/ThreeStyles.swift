import CommandKit
import Foundation

/// A feed in three vocabularies on one engine: what a finger does to each, side by side.
@main struct ThreeStyles {
  static func main() {
    Output.prepare(program: "ThreeStyles")
    exit(status(CommandLine.arguments.dropFirst().map { $0 }))
  }

  /// Does what the words ask for and tells the exit status.
  private static func status(_ words: [String]) -> Int32 {
    do throws(Complaint) {
      return try run(Options(words)) ? 0 : 1
    } catch {
      Output.complain(error.line)
      return 2
    }
  }

  private static func run(_ options: Options) throws(Complaint) -> Bool {
    if options.helps {
      Output.print(Help.lines)
      return true
    }
    if let path = options.scenarios {
      return try PlayCommand(path: path, styles: options.styles, traces: options.traces).run()
    }
    if let path = options.tasks {
      let styles = options.styles.isEmpty ? FeedStyle.allCases : options.styles
      try PageFile(path).write(TaskMarkdown(table: TaskTable(styles)).text)
      return true
    }
    let path = options.isDefault ? "three-styles.html" : options.page
    var page: PageFile?
    if let path { page = try PageFile(path) }
    if let page, let strokes = options.strokes, page.isSame(as: strokes) {
      throw Complaint("--html and --strokes name the same file, \(strokes)")
    }
    let styles = options.styles.isEmpty ? FeedStyle.three : options.styles
    return try ShowCommand(strokes: options.strokes, styles: styles, page: page).run()
  }
}
