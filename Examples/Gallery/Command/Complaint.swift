/// Why the program does not do what it was asked to: one line that names the thing and the place.
struct Complaint: Error, Equatable {
  let line: String

  /// A complaint about a thing, such as a file or an option. Line ends in either become spaces.
  init(_ thing: String, _ reason: String) {
    line = "\(thing): \(reason)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A complaint in words that name the thing already.
  init(_ sentence: String) {
    line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
