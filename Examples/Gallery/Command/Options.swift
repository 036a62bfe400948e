/// What the user wants, from the words of the command line.
struct Options: Equatable {
  /// The names of the looks asked for; empty for all.
  var looks: [String] = []

  /// Where to write the page; nil for nowhere.
  var page: String?

  /// Where to write pictures; nil for nowhere.
  var folder: String?

  /// Whether to list the looks.
  var lists = false

  /// Whether to explain the options and do nothing else.
  var helps = false

  private enum Name: String {
    case look = "--look"
    case html = "--html"
    case svg = "--svg"
    case list = "--list"
    case help = "--help"
  }

  /// Reads the words after the program's name. Without a word of what to make, it is the page.
  init(_ words: [String]) throws(Complaint) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let (name, value) = try Self.name(word)
      switch name {
      case .look: try add(Self.value(value, name, &rest, "a look's name"))
      case .html: try Self.set(&page, name, Self.value(value, name, &rest, "a file"))
      case .svg: try Self.set(&folder, name, Self.value(value, name, &rest, "a directory"))
      case .list:
        try Self.refuse(value, name)
        lists = true
      case .help:
        try Self.refuse(value, name)
        helps = true
      }
    }
    if page == nil, folder == nil, !lists { page = "gallery.html" }
  }

  private static func name(_ word: String) throws(Complaint) -> (Name, String?) {
    if word == "-h" { return (.help, nil) }
    guard word.hasPrefix("-"), word != "-" else {
      throw Complaint("unexpected \"\(word)\"; every name and file follows its option, see --help")
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

  private mutating func add(_ name: String) {
    if !looks.contains(name) { looks.append(name) }
  }
}
