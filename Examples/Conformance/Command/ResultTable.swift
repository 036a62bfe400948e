import CommandKit
import RefreshTesting

/// Case by style, as text.
struct ResultTable {
  let rows: [ResultRow]
  let styles: [String]

  /// The table, kind by kind, and why something is not offered.
  var lines: [String] {
    var lines = [line("case", styles.map(short), "")]
    var kind: ConformanceKind?
    for row in rows {
      if row.played.kind != kind {
        lines += ["", "\(row.played.kind.rawValue) · \(row.played.kind.title)"]
        kind = row.played.kind
      }
      lines.append(line(row.played.id, row.results.map(Self.word), row.played.name))
    }
    return lines + reasons
  }

  static func word(_ result: ConformanceResult) -> String {
    switch result.verdict {
    case .passed: "ok"
    case .failed: "FAIL"
    case .notOffered: "-"
    }
  }

  private func line(_ id: String, _ words: [String], _ name: String) -> String {
    let cells = [pad(id, idWidth)] + zip(styles, words).map { pad($1, short($0).count + 2) }
    let line = cells.joined() + name
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private var idWidth: Int { max(4, rows.map(\.played.id.count).max() ?? 0) + 2 }

  /// `SVStyle` is `SV` in a heading.
  private func short(_ style: String) -> String {
    style.hasSuffix("Style") && style.count > 5 ? String(style.dropLast(5)) : style
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// Each reason once, with the cases that it is the reason for.
  private var reasons: [String] {
    var order: [String] = []
    var cases: [String: [String]] = [:]
    for row in rows {
      for result in row.results {
        guard case .notOffered(let reason) = result.verdict else { continue }
        if cases[reason] == nil { order.append(reason) }
        if cases[reason]?.last != row.played.id { cases[reason, default: []].append(row.played.id) }
      }
    }
    guard !order.isEmpty else { return [] }
    return ["", "Not offered:"]
      + order.flatMap { reason in
        let ids = (cases[reason] ?? []).joined(separator: ", ")
        return Words.wrapped("\(reason): \(ids)", to: 110, first: "  ", rest: "    ")
      }
  }
}
