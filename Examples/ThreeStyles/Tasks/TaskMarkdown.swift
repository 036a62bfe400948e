/// The ten tasks as a Markdown file.
struct TaskMarkdown {
  let table: TaskTable

  /// The file's text.
  var text: String {
    (Self.introduction + figures + [""] + table.rows.flatMap(section)).joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    "<!-- Made by `swift run ThreeStyles --tasks Examples/README.md`: change the sources in ThreeStyles/Tasks. -->",
    "# Examples",
    "",
    "* `swift run ThreeStyles` — one feed, written once in each style, and what a finger does to each, side by side.",
    "* `swift run Gallery` — every look on one page, with the line of code that picks it.",
    "* `swift run Conformance` — every known way to get refreshing wrong, tried on every style.",
    "* [`UIKitCatalog.swiftpm`](UIKitCatalog.swiftpm) — an app for Xcode, one screen for each style and idea.",
    "",
    "## Ten tasks in every style",
    "",
    "The same ten tasks, written in the words of each style and counted from the very sources that are compiled into",
    "`ThreeStyles` and run by its tests. In each cell: **lines** of code · **names** to know, which are all that are",
    "neither Swift’s, nor the app’s, nor a view’s · **traps**, things that one can get wrong and that compile. The",
    "traps are named and reasoned below.",
    "",
  ]

  private var figures: [String] {
    let names = table.styles.map(\.name)
    let rows = table.rows.map { row in
      line([row.task.title] + row.cells.map { Self.cell($0.code) })
    }
    let sums = table.styles.map { style in
      let sum = table.sum(style)
      return "**\(sum.lines) · \(sum.names) · \(sum.traps)**"
    }
    return [line(["Task"] + names), line(["---"] + names.map { _ in "---" })] + rows
      + [
        line(["**All ten**; each name once"] + sums), "",
        "† in the engine’s words, as the style has none · ‡ the app’s own code",
      ]
  }

  private static func cell(_ code: TaskCode) -> String {
    let figures = TaskFigures.of(code)
    let mark =
      switch code.speaker {
      case .style: ""
      case .engine: " †"
      case .app: " ‡"
      }
    return "\(figures.lines) · \(figures.names) · \(figures.traps)\(mark)"
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private func section(_ row: TaskTable.Row) -> [String] {
    ["### \(row.task.title)", ""]
      + row.cells.flatMap { cell -> [String] in
        let remark = cell.code.speaker.remark.map { ", \($0)" } ?? ""
        let traps = cell.code.traps.map { "* *\($0.name)*: \($0.reason)" }
        return ["**\(cell.style.name)**\(remark)", "", "```swift"] + cell.code.lines + ["```", ""]
          + (traps.isEmpty ? [] : traps + [""])
          + ["Names: \(cell.code.names.map { "`\($0)`" }.joined(separator: ", ")).", ""]
      }
  }
}
