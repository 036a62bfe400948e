/// What is read off a GIF file without drawing it; each platform has its reader.
nonisolated struct GIFOutline: Equatable {
  var width: Int
  var height: Int
  var delays: [Double] = []

  /// How long a frame is shown that asks for so many seconds, or for nothing in particular. Browsers' rule,
  /// and UIKit's: what asks for less than 0.02 s gets 0.1 s.
  static func delay(_ seconds: Double?) -> Double {
    guard let seconds, seconds.isFinite, seconds > 0.02 - 1e-6 else { return 0.1 }
    return seconds
  }

  /// Why there is no outline.
  enum Fault: Error {
    case notGIF, truncated
  }
}
