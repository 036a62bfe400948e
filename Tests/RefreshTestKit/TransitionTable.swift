/// What a machine does, stated whole: a row for each state, a column for each event, and in each cell
/// the state that follows and, after a slash, what the machine asks for.
///
/// As text, cells are set apart by two spaces or more; a single space belongs to a name:
///
///                 drag 30   drag 70   lift
///     idle        pulling   armed     idle
///     armed       pulling   armed     idle/fire
nonisolated public struct TransitionTable: Equatable, Sendable, CustomStringConvertible {
  /// One state's row.
  public struct Row: Equatable, Sendable {
    /// The state's name.
    public let name: String

    /// A cell for each event.
    public let cells: [String]
  }

  /// The names of the events.
  public let columns: [String]

  /// A row for each state.
  public let rows: [Row]

  /// Reads a table from text; empty lines count for nothing.
  public init(parsing text: String) {
    let lines = text.split(separator: "\n").map { Self.fields(of: $0) }.filter { !$0.isEmpty }
    columns = lines.first ?? []
    rows = lines.dropFirst().map { Row(name: $0[0], cells: Array($0.dropFirst())) }
  }

  /// Draws up the table of a machine: each event happens once in each state.
  ///
  /// - Parameters:
  ///   - states: Machines, each in the state by whose name it goes.
  ///   - events: What happens to a machine; each answers what the machine asks for, or nothing at all.
  ///   - name: The name of the state that a machine is in.
  public init<State>(
    states: [(String, State)], events: [(String, (inout State) -> String)],
    naming name: (State) -> String
  ) {
    columns = events.map { event, _ in event }
    rows = states.map { state, before in
      let cells = events.map { _, happen in
        var machine = before
        let decision = happen(&machine)
        return decision.isEmpty ? name(machine) : name(machine) + "/" + decision
      }
      return Row(name: state, cells: cells)
    }
  }

  /// The table with its columns aligned, ready to be pasted into a test.
  public var description: String {
    let lines = [[""] + columns] + rows.map { [$0.name] + $0.cells }
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let padded = line.enumerated().map { column, field in
        column == line.count - 1
          ? field : field + String(repeating: " ", count: widths[column] + 2 - field.count)
      }
      return padded.joined()
    }.joined(separator: "\n")
  }

  /// In what the table is another than `expected`, a line for each difference.
  public func differences(from expected: TransitionTable) -> [String] {
    guard columns == expected.columns else {
      return ["The events are \(columns), not \(expected.columns)"]
    }
    guard rows.map(\.name) == expected.rows.map(\.name) else {
      return ["The states are \(rows.map(\.name)), not \(expected.rows.map(\.name))"]
    }
    return zip(rows, expected.rows).flatMap { row, wanted in
      guard row.cells.count == wanted.cells.count else {
        return ["\(row.name): the table expects \(wanted.cells.count) cells of \(row.cells.count)"]
      }
      return columns.indices.filter { row.cells[$0] != wanted.cells[$0] }.map {
        "\(row.name) × \(columns[$0]): expected \(wanted.cells[$0]), is \(row.cells[$0])"
      }
    }
  }

  /// The fields of a line, which two spaces or more set apart.
  private static func fields(of line: Substring) -> [String] {
    var fields: [String] = []
    var field = ""
    var spaces = 2
    for character in line {
      guard character != " " else {
        spaces += 1
        continue
      }
      if spaces > 1 && !field.isEmpty {
        fields.append(field)
        field = ""
      }
      if spaces == 1 && !field.isEmpty { field.append(" ") }
      field.append(character)
      spaces = 0
    }
    return field.isEmpty ? fields : fields + [field]
  }
}
