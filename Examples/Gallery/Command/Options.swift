import CommandKit

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
    var words = OptionWords<Name>(words, help: .help)
    while let name = try words.next() {
      switch name {
      case .look: try add(words.value(name, "a look's name"))
      case .html: try words.fill(&page, name, "a file")
      case .svg: try words.fill(&folder, name, "a directory")
      case .list:
        try words.refuseValue(name)
        lists = true
      case .help:
        try words.refuseValue(name)
        helps = true
      }
    }
    if page == nil, folder == nil, !lists { page = "gallery.html" }
  }

  private mutating func add(_ name: String) {
    if !looks.contains(name) { looks.append(name) }
  }
}
