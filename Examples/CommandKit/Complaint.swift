/// Why the program does not do what it was asked to: one line that names the thing and the place.
package struct Complaint: Error, Equatable {
  package let line: String

  /// A complaint about a thing, such as a file or an option. Line ends in either become spaces.
  package init(_ thing: String, _ reason: String) {
    line = "\(thing): \(reason)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A complaint in words that name the thing already.
  package init(_ sentence: String) {
    line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
