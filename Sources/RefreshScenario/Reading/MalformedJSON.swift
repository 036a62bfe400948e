import Foundation

/// Says what is wrong with a text that is no JSON.
nonisolated enum MalformedJSON {
  /// One line about the first mistake, with its place if Foundation tells it.
  static func explanation(of data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "not valid JSON"
    } catch {
      let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return ["not valid JSON", text.map { placed($0, in: data) }].compactMap { $0 }.joined(separator: ": ")
    }
  }

  /// Foundation's words, a place given in bytes turned into line and column.
  private static func placed(_ text: String, in data: Data) -> String {
    let words = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard let mark = words.range(of: "character ", options: .backwards),
      let offset = Int(words[mark.upperBound...]), offset <= data.count
    else { return words }
    let before = String(decoding: data.prefix(offset), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.count ?? 0) + 1
    return "\(words[..<mark.lowerBound])line \(max(1, lines.count)), column \(column)"
  }
}
