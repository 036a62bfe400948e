import Foundation

/// How numbers are spelled in pictures: no exponent, no needless digit, always a number.
nonisolated enum Numbers {
  /// The largest number that is written; anything beyond it is written as it.
  static let limit = 1e7

  /// A number rounded to so many decimals, as short as it gets: `.5`, `-3`, `0`.
  ///
  /// What is no number is written as 0.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite else { return "0" }
    let (whole, fraction, isNegative) = parts(min(max(value, -limit), limit), decimals)
    guard whole != 0 || fraction != 0 else { return "0" }
    var text = isNegative ? "-" : ""
    if whole != 0 { text += String(whole) }
    guard fraction != 0 else { return text }
    let digits = String(fraction)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  /// A number to two decimals with a digit before the point, as people write it: `0.5`.
  static func plain(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity" }
    let text = text(value)
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }

  /// Numbers one after the other, with a space only where they would run together.
  static func join(_ values: [Double], decimals: Int = 2) -> String {
    var text = ""
    for value in values {
      let number = Self.text(value, decimals: decimals)
      if !text.isEmpty, !number.hasPrefix("-") { text += " " }
      text += number
    }
    return text
  }

  private static func parts(_ value: Double, _ decimals: Int) -> (UInt64, UInt64, Bool) {
    var unit: UInt64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let units = UInt64((value.magnitude * Double(unit)).rounded())
    return (units / unit, units % unit, value < 0)
  }
}
