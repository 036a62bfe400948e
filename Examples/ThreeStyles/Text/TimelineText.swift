import CommandKit
import Foundation

/// A script's timeline as text: the styles side by side, time running down.
struct TimelineText {
  private static let cellWidth = 33
  private static let mostColumns = 3

  let script: StrokeScript
  let recordings: [Recording]

  /// The lines, none wider than 120 columns. More than three styles come in tables one after another.
  var lines: [String] {
    let finger = FingerTrack(script)
    var lines: [String] = []
    for start in stride(from: 0, to: recordings.count, by: Self.mostColumns) {
      let columns = Array(recordings[start..<min(recordings.count, start + Self.mostColumns)])
      if start > 0 { lines.append("") }
      lines += table(columns, finger)
    }
    return lines
  }

  private func table(_ columns: [Recording], _ finger: FingerTrack) -> [String] {
    var lines = [
      row("", "", columns.map(\.style.name)),
      row("time", "finger", columns.map { _ in "offset inset state" }),
      row("─", "─", columns.map { _ in "─" }, fill: "─", bar: "┼"),
    ]
    var last = -1.0
    for time in TimelineRows(columns, finger).times {
      let cells = columns.map { cell($0, from: last, at: time) }
      lines.append(row(Words.decimal(time, 3), fingerWord(finger, from: last, at: time), cells))
      last = time
    }
    return lines
  }

  private func row(
    _ time: String, _ finger: String, _ cells: [String], fill: Character = " ", bar: String = "│"
  ) -> String {
    let start = "\(left(time, 6, fill))\(fill)\(left(finger, 6, fill))\(fill)"
    let parts = cells.map { "\(bar)\(fill)" + right($0, Self.cellWidth, fill) }
    let line = start + parts.joined()
    return fill == " " ? String(line.reversed().drop { $0 == " " }.reversed()) : line
  }

  private func cell(_ recording: Recording, from last: Double, at time: Double) -> String {
    let moment = recording.moment(at: time)
    let marks = recording.marks.filter { $0.time > last && $0.time <= time }
    let words = Self.words(for: marks)
    let stays = last >= 0 && words.isEmpty && moment.looksSame(as: recording.moment(at: last))
    if stays { return left("·", 6) }
    let inset = "\(Words.points(moment.top))/\(Words.points(moment.bottom))"
    let state = Self.state(of: moment)
    return "\(left(Words.points(moment.offset), 6)) \(right(inset, 5)) \(right(state, 14)) \(words)"
  }

  /// The state of the control that is doing something; a footer's has an arrow.
  static func state(of moment: Recording.Moment) -> String {
    if let footer = moment.footer, StateMeaning(footer.name) != .resting,
      StateMeaning(moment.header.name) == .resting
    {
      return "↓" + text(footer)
    }
    return text(moment.header)
  }

  private static func text(_ state: ControlState) -> String {
    guard let progress = state.progress else { return state.name }
    return "\(state.name) \(Words.decimal(Double(progress), 2))"
  }

  private static func words(for marks: [Recording.Mark]) -> String {
    var words: [String] = []
    for mark in marks {
      switch mark.kind {
      case .started, .ended: break
      case .action: words.append("ACT")
      case .loaded: words.append("END")
      }
    }
    return words.joined(separator: " ")
  }

  private func fingerWord(_ finger: FingerTrack, from last: Double, at time: Double) -> String {
    if finger.touches.contains(where: { $0.lift > last && $0.lift <= time }) { return "lift" }
    if finger.touches.contains(where: { $0.down > last && $0.down <= time }) { return "down" }
    guard let way = finger.way(at: time) else { return "" }
    let text = Words.points(way)
    return way.rounded() > 0 ? "+\(text)" : text
  }

  private func left(_ text: String, _ width: Int, _ fill: Character = " ") -> String {
    String(repeating: fill, count: max(0, width - text.count)) + text
  }

  private func right(_ text: String, _ width: Int, _ fill: Character = " ") -> String {
    text + String(repeating: fill, count: max(0, width - text.count))
  }
}

extension Recording.Moment {
  fileprivate func looksSame(as other: Self) -> Bool {
    Words.points(offset) == Words.points(other.offset) && Words.points(top) == Words.points(other.top)
      && Words.points(bottom) == Words.points(other.bottom)
      && TimelineText.state(of: self) == TimelineText.state(of: other)
  }
}
