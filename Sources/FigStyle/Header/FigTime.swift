/// How a header tells the time of the last refresh.
enum FigTime {
  /// The line that a header shows.
  static func text(_ seconds: Double?) -> String {
    let texts = RefreshLanguage.texts
    guard let seconds else { return texts[.lastUpdated] + texts[.never] }
    let day = WallClock.isToday(seconds) ? texts[.today] : ""
    return texts[.lastUpdated] + day + WallClock.text(seconds)
  }
}
