import CommandKit

/// The ten tasks in several styles, counted.
struct TaskTable {
  /// A task in a style.
  struct Cell {
    let style: FeedStyle
    let code: TaskCode
  }

  /// A task in each of the styles.
  struct Row {
    let task: StyleTask
    let cells: [Cell]
  }

  let styles: [FeedStyle]
  let rows: [Row]

  /// The table of these styles; every style has to do every task.
  init(_ styles: [FeedStyle]) throws(Complaint) {
    self.styles = styles
    var sources: [(style: FeedStyle, source: TaskSource)] = []
    for style in styles { sources.append((style, try TaskSource.of(style))) }
    var rows: [Row] = []
    for task in StyleTask.allCases {
      var cells: [Cell] = []
      for (style, source) in sources {
        guard let code = source.code[task], code.lineCount > 0 else {
          throw Complaint("\(style.tasksName).swift", "the task \"\(task.rawValue)\" is not there")
        }
        cells.append(Cell(style: style, code: code))
      }
      rows.append(Row(task: task, cells: cells))
    }
    self.rows = rows
  }

  /// The sums of a style's column.
  func sum(_ style: FeedStyle) -> TaskFigures {
    let codes = rows.flatMap(\.cells).filter { $0.style == style }.map(\.code)
    return TaskFigures(
      lines: codes.reduce(0) { $0 + $1.lineCount }, names: Set(codes.flatMap(\.names)).count,
      traps: codes.reduce(0) { $0 + $1.traps.count })
  }
}

/// What is counted.
struct TaskFigures: Equatable {
  var lines: Int
  var names: Int
  var traps: Int

  /// The figures of one task's code.
  static func of(_ code: TaskCode) -> TaskFigures {
    TaskFigures(lines: code.lineCount, names: code.names.count, traps: code.traps.count)
  }
}

extension TaskCode.Speaker {
  /// What is to be said of it; nothing where the style has the word.
  var remark: String? {
    switch self {
    case .style: nil
    case .engine: "in the engine’s words"
    case .app: "the app’s own code"
    }
  }
}
