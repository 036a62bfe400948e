import CommandKit
import Foundation

/// A source file whose regions are the code of tasks: a `task` comment begins one, an `end` comment ends it.
///
/// Within a region, a `trap` comment names something that one can get wrong there, and a `by` comment says who has the
/// word for it if it is not the style.
struct TaskSource {
  /// The code of each task; several regions of one task follow each other.
  let code: [StyleTask: TaskCode]

  /// Reads the marks in a source file's text.
  init(_ text: String, file: String) throws(Complaint) {
    var code: [StyleTask: TaskCode] = [:]
    var task: StyleTask?
    var region = TaskCode()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let place = "\(file):\(index + 1)"
      let words = line.drop { $0 == " " }
      if let name = Self.mark("task", in: words) {
        guard task == nil else { throw Complaint(place, "a region begins within another") }
        guard let new = StyleTask(rawValue: name) else {
          throw Complaint(place, "there is no task \"\(name)\"")
        }
        (task, region) = (new, TaskCode())
      } else if words == "// end" {
        guard let ended = task else { throw Complaint(place, "a region ends that has not begun") }
        code[ended, default: TaskCode()].append(region)
        task = nil
      } else if task != nil {
        try region.take(line, words, place)
      }
    }
    guard task == nil else { throw Complaint(file, "a region has no end") }
    self.code = code
  }

  /// The tasks of a style, from the source that this program was built from.
  static func of(_ style: FeedStyle) throws(Complaint) -> TaskSource {
    let file = StrokeFolder.sources.appendingPathComponent("Tasks/Styles/\(style.tasksName).swift")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Complaint(file.path, "is not where it was when this program was built")
    }
    return try TaskSource(String(decoding: data, as: UTF8.self), file: file.path)
  }

  fileprivate static func mark(_ name: String, in words: Substring) -> String? {
    let start = "// \(name): "
    return words.hasPrefix(start) ? String(words.dropFirst(start.count)) : nil
  }
}

extension TaskCode {
  /// Takes in a line of a region.
  fileprivate mutating func take(_ line: Substring, _ words: Substring, _ place: String) throws(Complaint) {
    if let trap = TaskSource.mark("trap", in: words) {
      guard let colon = trap.range(of: ": ") else { throw Complaint(place, "a trap has a name and a reason") }
      traps.append(Trap(name: String(trap[..<colon.lowerBound]), reason: String(trap[colon.upperBound...])))
    } else if let name = TaskSource.mark("by", in: words) {
      guard let speaker = Speaker(rawValue: name) else {
        throw Complaint(place, "nobody is called \"\(name)\"")
      }
      self.speaker = speaker
    } else {
      lines.append(String(line))
    }
  }

  /// Takes in another region of the same task, moved to the left as far as it goes.
  fileprivate mutating func append(_ region: TaskCode) {
    let margin = region.lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    if !lines.isEmpty { lines.append("") }
    lines += region.lines.map { String($0.dropFirst(margin)) }
    traps += region.traps
    if region.speaker != .style { speaker = region.speaker }
  }
}
