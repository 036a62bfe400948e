import CommandKit

/// The names in a piece of code, and which of them have to be known to write it.
struct TaskNames {
  /// Words of the language.
  private static let language: Set<String> = [
    "case", "class", "extension", "fileprivate", "final", "func", "if", "in", "init", "let", "nil",
    "override",
    "private", "return", "self", "super", "switch", "true", "false", "var", "weak", "escaping", "Void", "min",
    "max",
  ]

  /// What the task gives: the list, and the app's own feed.
  private static let given: Set<String> = ["list", "feed", "reload", "loadOlder"]

  /// What everybody knows who has written a view.
  private static let views: Set<String> = [
    "PlatformView", "CGRect", "CGPoint", "frame", "bounds", "size", "width", "height", "x", "y",
    "backgroundColor",
    "addSubview", "red",
  ]

  /// All names, in the order in which they are met, each once.
  let all: [String]

  /// Those that the code declares itself: values, functions, types, and what closures are handed.
  let declared: Set<String>

  /// The names in these lines; what stands behind `//` or between quotation marks is none.
  init(_ lines: [String]) {
    var all: [String] = []
    var declared: Set<String> = []
    for line in lines {
      let words = Self.words(in: line)
      for (index, word) in words.enumerated() {
        if !all.contains(word) { all.append(word) }
        let before = index > 0 ? words[index - 1] : ""
        if ["let", "var", "class"].contains(before) { declared.insert(word) }
        // A function of a conformance or an override is a name to know; what the app keeps to itself is not.
        if before == "func", words.contains("fileprivate") { declared.insert(word) }
        if words.contains("func"), line.contains("_ \(word):") { declared.insert(word) }
      }
      declared.formUnion(Self.closureParameters(in: line))
    }
    self.all = all
    self.declared = declared
  }

  /// Those that one has to know: the style's, the engine's and the looks'.
  var toKnow: [String] {
    all.filter { name in
      !Self.language.contains(name) && !Self.given.contains(name) && !Self.views.contains(name)
        && !declared.contains(name)
    }
  }

  /// The words of a line that can be names: no numbers, no `_`, no closure's `$0`.
  private static func words(in line: String) -> [String] {
    var words: [String] = []
    var rest = Substring(line)
    while let first = rest.first {
      if rest.hasPrefix("//") { break }
      if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"") ?? rest.index(before: rest.endIndex)
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter || first == "_" || first.isNumber || first == "$" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        if first.isLetter { words.append(String(word)) }
        rest = rest.dropFirst(word.count)
      } else {
        rest = rest.dropFirst()
      }
    }
    return words
  }

  /// The names before the `in` of a closure that is opened on the line.
  private static func closureParameters(in line: String) -> [String] {
    guard line.hasSuffix(" in"), let brace = line.lastIndex(of: "{") else { return [] }
    let head = line[brace...].dropFirst().dropLast(3)
    let parameters = head.lastIndex(of: "]").map { head[head.index(after: $0)...] } ?? head
    return words(in: String(parameters))
  }
}
