#if !hasFeature(Embedded)
/// What time it is, and how a time is told: days and hours as the user's region writes them.
enum FigTime {
  /// Seconds since the reference date; tests put a clock of their own here.
  nonisolated(unsafe) package static var now: () -> Double = { Date().timeIntervalSinceReferenceDate }

  /// The line that a header shows.
  static func text(_ seconds: Double?) -> String {
    let texts = RefreshLanguage.texts
    guard let seconds else { return texts[.lastUpdated] + texts[.never] }
    let (then, today) = (
      Date(timeIntervalSinceReferenceDate: seconds), Date(timeIntervalSinceReferenceDate: now())
    )
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    let isToday = formatter.string(from: then) == formatter.string(from: today)
    formatter.dateStyle = isToday ? .none : .short
    formatter.timeStyle = .short
    return texts[.lastUpdated] + (isToday ? texts[.today] : "") + formatter.string(from: then)
  }
}
#endif
