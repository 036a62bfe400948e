#if canImport(Foundation)
import Foundation

/// What time it is, and how a time is told: days and hours as the user's region writes them.
package enum WallClock {
  /// Seconds since the reference date; tests put a clock of their own here.
  nonisolated(unsafe) package static var now: () -> Double? = systemTime

  /// The system's time.
  nonisolated package static let systemTime: @Sendable () -> Double? = {
    Date().timeIntervalSinceReferenceDate
  }

  /// The hour of a time, and before today the day too.
  package static func text(_ seconds: Double) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = isToday(seconds) ? .none : .short
    formatter.timeStyle = .short
    return formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds))
  }

  /// Whether a time is of the user's present day.
  package static func isToday(_ seconds: Double) -> Bool {
    guard let now = now() else { return false }
    return Calendar.current.isDate(
      Date(timeIntervalSinceReferenceDate: seconds),
      inSameDayAs: Date(timeIntervalSinceReferenceDate: now))
  }
}
#endif
