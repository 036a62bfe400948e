/// How single values are spelled in JSON.
nonisolated enum JSONText {
  /// A number rounded to two decimals, without needless digits; `null` for what is no number.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let hundredths = (number * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(number)" }
    let whole = Int(hundredths)
    let digits = "\(whole.magnitude / 100)"
    let rest = whole.magnitude % 100
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return sign + digits }
    if rest % 10 == 0 { return "\(sign)\(digits).\(rest / 10)" }
    return "\(sign)\(digits).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// An array of numbers.
  static func numbers(_ numbers: [Double]) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  /// An array of strings.
  static func strings(_ strings: [String]) -> String {
    "[\(strings.map(quoted).joined(separator: ", "))]"
  }

  /// A string in quotation marks.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default: quoted += escaped(scalar)
      }
    }
    return quoted + "\""
  }

  /// The text with everything escaped that would break its line.
  static func oneLine(_ text: String) -> String {
    text.unicodeScalars.map(escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default:
      return String(scalar)
    }
  }
}
