import CommandKit
import RefreshTesting

/// What the user wants, from the words of the command line.
struct Options {
  /// The cases asked for by id; empty if none was.
  private(set) var cases: [ConformanceCase] = []

  /// The kinds asked for; empty if none was.
  private(set) var kinds: [ConformanceKind] = []

  /// The styles to play through.
  private(set) var styles: [any ScenarioStyle] = []

  /// A scenario file to play.
  private(set) var scenarios: String?

  /// Where to write the page.
  private(set) var page: String?

  /// Frames per second.
  private(set) var hz = 60

  /// Whether to print every event.
  private(set) var traces = false

  /// Whether to explain the options and do nothing else.
  private(set) var helps = false

  private var rate: String?

  private enum Name: String, CaseIterable {
    case id = "--case"
    case kind = "--kind"
    case style = "--style"
    case play = "--play"
    case hz = "--hz"
    case trace = "--trace"
    case html = "--html"
    case help = "--help"
  }

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Complaint) {
    var words = OptionWords<Name>(words, help: .help)
    while let name = try words.next() {
      switch name {
      case .id: cases.append(try Self.wantedCase(words.value(name, "a case's id")))
      case .kind: kinds += try Self.wantedKinds(words.value(name, "a kind"))
      case .style: try add(Self.wantedStyle(words.value(name, "a style's name")))
      case .play: try words.fill(&scenarios, name, "a file")
      case .hz: try words.fill(&rate, name, "60 or 120")
      case .html: try words.fill(&page, name, "a file")
      case .trace:
        try words.refuseValue(name)
        traces = true
      case .help:
        try words.refuseValue(name)
        helps = true
      }
    }
    if !helps { try check() }
    if styles.isEmpty { styles = Self.allStyles }
  }

  /// The engine without a style, and all styles.
  static let allStyles = [ScenarioStyles.engine] + ScenarioStyles.all

  /// The cases to play, each once, in the order of the suite.
  var wanted: [ConformanceCase] {
    guard !(cases.isEmpty && kinds.isEmpty) else { return Conformance.cases }
    return Conformance.cases.filter { played in
      kinds.contains(played.kind) || cases.contains { $0.id == played.id }
    }
  }

  private mutating func add(_ style: any ScenarioStyle) {
    if !styles.contains(where: { $0.name == style.name }) { styles.append(style) }
  }

  private mutating func check() throws(Complaint) {
    if scenarios != nil, !(cases.isEmpty && kinds.isEmpty) {
      throw Complaint("--play contradicts --case and --kind")
    }
    guard let rate else { return }
    guard let number = Int(rate), number == 60 || number == 120 else {
      throw Complaint("--hz: expected 60 or 120, found \"\(rate)\"")
    }
    hz = number
  }

  private static func wantedCase(_ id: String) throws(Complaint) -> ConformanceCase {
    let wanted = id.lowercased()
    guard let found = Conformance.cases.first(where: { $0.id.lowercased() == wanted }) else {
      throw Complaint("--case: there is no case \"\(id)\"")
    }
    return found
  }

  /// The kind of that letter, or those whose titles have these words.
  private static func wantedKinds(_ words: String) throws(Complaint) -> [ConformanceKind] {
    let wanted = words.lowercased()
    if let kind = ConformanceKind.allCases.first(where: { $0.rawValue.lowercased() == wanted }) {
      return [kind]
    }
    let found = ConformanceKind.allCases.filter { " \($0.title) ".contains(" \(wanted) ") }
    guard !found.isEmpty else {
      let known = ConformanceKind.allCases.map { "\($0.rawValue) (\($0.title))" }.joined(separator: ", ")
      throw Complaint("--kind: there is no kind \"\(words)\"; known: \(known)")
    }
    return found
  }

  private static func wantedStyle(_ name: String) throws(Complaint) -> any ScenarioStyle {
    let engine = ScenarioStyles.engine
    if ["core", "engine", engine.name.lowercased()].contains(name.lowercased()) { return engine }
    guard let style = ScenarioStyles.named(name) else {
      throw Complaint("--style: there is no style \"\(name)\"; known: core, sv, infinity, fig, gm")
    }
    return style
  }
}
