import CommandKit
import RefreshTesting

/// A value in a file and where it stands, so that whatever is wrong with it can be said.
struct JSONPlace {
  let file: String
  let path: String
  let value: ScenarioValue

  /// A complaint about this value.
  func complaint(_ reason: String) -> Complaint {
    path.isEmpty ? Complaint(file, reason) : Complaint("\(file): \(path)", reason)
  }

  /// The members of the object that stands here, by key; other keys than `keys` are mistakes.
  func members(_ keys: [String]) throws(Complaint) -> [String: JSONPlace] {
    guard case .object(let members) = value else { throw wrong("an object") }
    var places: [String: JSONPlace] = [:]
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      let place = JSONPlace(file: file, path: path.isEmpty ? key : "\(path).\(key)", value: value)
      guard keys.contains(key) else {
        throw place.complaint("unknown key; known here: \(keys.joined(separator: ", "))")
      }
      places[key] = place
    }
    return places
  }

  /// The elements of the array that stands here.
  func elements() throws(Complaint) -> [JSONPlace] {
    guard case .array(let values) = value else { throw wrong("an array") }
    return values.enumerated().map { index, value in
      JSONPlace(file: file, path: "\(path)[\(index)]", value: value)
    }
  }

  /// The text that stands here, which has to have something in it.
  func text() throws(Complaint) -> String {
    guard case .string(let text) = value else { throw wrong("a text") }
    guard text.contains(where: { !$0.isWhitespace }) else { throw complaint("has nothing in it") }
    return text
  }

  /// The number that stands here.
  func number(in range: ClosedRange<Double>) throws(Complaint) -> Double {
    guard case .number(let number) = value else { throw wrong("a number") }
    guard number.isFinite, range.contains(number) else {
      let bounds = "\(Words.plain(range.lowerBound)) to \(Words.plain(range.upperBound))"
      throw complaint("expected a number from \(bounds), found \(Words.plain(number))")
    }
    return number
  }

  /// A complaint about a value of another kind than `expected`.
  func wrong(_ expected: String) -> Complaint {
    complaint("expected \(expected), found \(kind)")
  }

  private var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): Words.plain(number)
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
