import Foundation

/// How numbers are written.
package enum Words {
  /// A number as exact as it was written, whole ones without a point.
  package static func plain(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// Whole points; nothing is written as -0.
  package static func points(_ points: Double) -> String { "\(Int(points.rounded()))" }

  /// Whole milliseconds.
  package static func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

  /// A number with so many decimals.
  package static func decimal(_ number: Double, _ places: Int) -> String {
    let text = String(format: "%.\(places)f", number)
    let isZero = !text.contains { ("1"..."9").contains($0) }
    return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  /// So many of a thing.
  package static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Text in lines of at most so many columns, broken between words.
  package static func wrapped(_ text: String, to width: Int, first: String = "", rest: String = "")
    -> [String]
  {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        (line, isEmpty) = (rest, true)
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return lines + [line]
  }
}
