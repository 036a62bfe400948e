import CommandKit

/// A comparison as text.
struct ComparisonText {
  private static let width = 118
  let comparison: Comparison

  /// The lines, none wider than 120 columns.
  var lines: [String] { table + common + paths }

  private var table: [String] {
    let rows = comparison.differing
    guard !rows.isEmpty else { return ["No difference in figures."] }
    let names = comparison.styles.map(\.name)
    let first = rows.map(\.name.count).max() ?? 0
    let widths = names.indices.map { index in
      max(names[index].count, rows.map { $0.values[index].count }.max() ?? 0)
    }
    let title = comparison.styles.count > 1 ? "What differs" : "Figures"
    return line(title, names, max(first, title.count), widths)
      + rows.flatMap { line($0.name, $0.values, max(first, title.count), widths) }
  }

  /// One line, or one for each value where the table would be too wide.
  private func line(_ name: String, _ values: [String], _ first: Int, _ widths: [Int]) -> [String] {
    let cells = zip(values, widths).map { pad($0, $1) }
    let line = trimmed("  \(pad(name, first))   \(cells.joined(separator: "   "))")
    let isWide = first + widths.reduce(5) { $0 + $1 + 3 } > Self.width
    guard isWide, name != "What differs" else { return [line] }
    return zip(comparison.styles, values).map { style, value in
      "  \(pad(name, first))   \(pad(style.name, 13))   \(value)"
    }
  }

  private var common: [String] {
    let parts = comparison.common.map { "\($0.name) \($0.values[0])" }
    return parts.isEmpty ? [] : wrapped("The same in all: " + parts.joined(separator: "; "))
  }

  private var paths: [String] {
    zip(comparison.styles, comparison.paths).flatMap { style, paths in
      paths.flatMap { wrapped("\(pad(style.name, 13)) \($0)") }
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }

  private func wrapped(_ text: String) -> [String] {
    Words.wrapped(text, to: Self.width, first: "  ", rest: "    ")
  }
}
