import CommandKit

/// What the user wants, from the words of the command line.
struct Options: Equatable {
  /// A stroke file to play in place of those that come with the example.
  var strokes: String?

  /// The styles asked for; empty if none was.
  var styles: [FeedStyle] = []

  /// Where to write the page.
  var page: String?

  /// Where to write the ten tasks as Markdown.
  var tasks: String?

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
    case tasks = "--tasks"
    case play = "--play"
    case trace = "--trace"
    case help = "--help"
  }

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Complaint) {
    isDefault = words.isEmpty
    var words = OptionWords<Name>(words, help: .help)
    while let name = try words.next() {
      switch name {
      case .strokes: try words.fill(&strokes, name, "a file")
      case .html: try words.fill(&page, name, "a file")
      case .tasks: try words.fill(&tasks, name, "a file")
      case .play: try words.fill(&scenarios, name, "a file")
      case .style: try add(words.value(name, "a style's name"))
      case .trace:
        try words.refuseValue(name)
        traces = true
      case .help:
        try words.refuseValue(name)
        helps = true
      }
    }
    if !helps { try check() }
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
    if tasks != nil, scenarios ?? strokes ?? page != nil {
      throw Complaint("--tasks goes with --style only")
    }
    if traces, scenarios == nil { throw Complaint("--trace needs --play FILE beside it") }
  }
}
