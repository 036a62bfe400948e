/// Numbers in sentences.
enum Words {
  /// How many looks, such as `1 look`.
  static func looks(_ count: Int) -> String { "\(count) \(count == 1 ? "look" : "looks")" }

  /// A number without needless digits, to a hundredth.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
