/// The words of a command line, read one option at a time.
///
/// An option's value follows it, or stands behind an equals sign.
package struct OptionWords<Name: RawRepresentable> where Name.RawValue == String {
  private var rest: ArraySlice<String>
  private var given: String?
  private let help: Name

  /// The words after the program's name; `-h` is short for `help`.
  package init(_ words: [String], help: Name) {
    rest = words[...]
    self.help = help
  }

  /// The next option; nil after the last.
  package mutating func next() throws(Complaint) -> Name? {
    guard let word = rest.popFirst() else { return nil }
    given = nil
    if word == "-h" { return help }
    guard word.hasPrefix("-"), word != "-" else {
      throw Complaint("unexpected \"\(word)\"; every name and file follows its option, see --help")
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = Name(rawValue: parts[0]) else {
      throw Complaint("unknown option \(parts[0]); see --help")
    }
    if parts.count > 1 { given = parts[1] }
    return name
  }

  /// The value of the option that was read last, which needs one.
  package mutating func value(_ name: Name, _ what: String) throws(Complaint) -> String {
    var value = given
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
    guard let value, !value.isEmpty else { throw Complaint("\(name.rawValue) needs \(what) after it") }
    return value
  }

  /// The value of the option that was read last, into a place that may be filled once.
  package mutating func fill(_ place: inout String?, _ name: Name, _ what: String) throws(Complaint) {
    let value = try value(name, what)
    guard place == nil else { throw Complaint("\(name.rawValue) is given twice") }
    place = value
  }

  /// Sees to it that the option that was read last has no value.
  package func refuseValue(_ name: Name) throws(Complaint) {
    if given != nil { throw Complaint("\(name.rawValue) takes no value") }
  }
}
