/// What the user wants, from the words of the command line.
struct Options: Equatable {
  /// A stroke file to play in place of those that come with the example.
  var strokes: String?

  /// The styles asked for; empty if none was.
  var styles: [FeedStyle] = []

  /// Where to write the page.
  var page: String?

  /// A scenario file to play.
  var scenarios: String?

  /// Whether to print every event of a scenario.
  var traces = false

  /// Whether to explain the options and do nothing else.
  var helps = false

  /// Whether nothing at all was said.
  private(set) var isDefault = false

  private enum Name: String, CaseIterable {
    case strokes = "--strokes"
    case style = "--style"
    case html = "--html"
    case play = "--play"
    case trace = "--trace"
    case help = "--help"
  }

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Complaint) {
    isDefault = words.isEmpty
    var rest = words[...]
    while let word = rest.popFirst() {
      let (name, value) = try Self.name(word)
      switch name {
      case .strokes: try Self.set(&strokes, name, Self.value(value, name, &rest, "a file"))
      case .html: try Self.set(&page, name, Self.value(value, name, &rest, "a file"))
      case .play: try Self.set(&scenarios, name, Self.value(value, name, &rest, "a file"))
      case .style: try add(Self.value(value, name, &rest, "a style's name"))
      case .trace:
        try Self.refuse(value, name)
        traces = true
      case .help:
        try Self.refuse(value, name)
        helps = true
      }
    }
    if !helps { try check() }
  }

  private static func name(_ word: String) throws(Complaint) -> (Name, String?) {
    if word == "-h" { return (.help, nil) }
    guard word.hasPrefix("-"), word != "-" else {
      throw Complaint("unexpected \"\(word)\"; every file and style follows its option, see --help")
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = Name(rawValue: parts[0]) else {
      throw Complaint("unknown option \(parts[0]); see --help")
    }
    return (name, parts.count > 1 ? parts[1] : nil)
  }

  private static func value(
    _ given: String?, _ name: Name, _ rest: inout ArraySlice<String>, _ what: String
  ) throws(Complaint) -> String {
    var value = given
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
    guard let value, !value.isEmpty else { throw Complaint("\(name.rawValue) needs \(what) after it") }
    return value
  }

  private static func refuse(_ value: String?, _ name: Name) throws(Complaint) {
    if value != nil { throw Complaint("\(name.rawValue) takes no value") }
  }

  private static func set(_ place: inout String?, _ name: Name, _ value: String) throws(Complaint) {
    guard place == nil else { throw Complaint("\(name.rawValue) is given twice") }
    place = value
  }

  private mutating func add(_ name: String) throws(Complaint) {
    guard let style = FeedStyle(named: name) else {
      let known = FeedStyle.allCases.map(\.rawValue).joined(separator: ", ")
      throw Complaint("--style: there is no style \"\(name)\"; known: \(known)")
    }
    if !styles.contains(style) { styles.append(style) }
  }

  private func check() throws(Complaint) {
    if scenarios != nil, strokes != nil { throw Complaint("--play and --strokes contradict each other") }
    if scenarios != nil, page != nil { throw Complaint("--play and --html contradict each other") }
    if traces, scenarios == nil { throw Complaint("--trace needs --play FILE beside it") }
  }
}
