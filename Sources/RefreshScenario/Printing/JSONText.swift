/// How single values are spelled in JSON.
nonisolated enum JSONText {
  /// A number rounded to some decimals, two by default, without needless digits; `null` for what is no
  /// number.
  static func number(_ number: Double, decimals: Int = 2) -> String {
    guard number.isFinite else { return "null" }
    let one = (0..<decimals).reduce(1) { whole, _ in whole * 10 }
    let scaled = (number * Double(one)).rounded()
    guard scaled.magnitude < 1e15 else { return "\(number)" }
    let parts = Int(scaled)
    var text = "\(parts.magnitude / UInt(one))"
    var digits = "\(parts.magnitude % UInt(one))"
    while digits.count < decimals { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    if !digits.isEmpty { text += "." + digits }
    return parts < 0 ? "-" + text : text
  }

  /// An array of numbers.
  static func numbers(_ numbers: [Double]) -> String {
    "[\(numbers.map { number($0) }.joined(separator: ", "))]"
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
