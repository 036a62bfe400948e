#if canImport(Foundation)
extension RefreshHeader {
  /// When the list was refreshed last; nil before the first time.
  ///
  /// Set by every refresh that ends well, not by one that fails or times out. An app that keeps the time
  /// between launches sets it.
  public final var lastUpdatedTime: Date? {
    get { lastUpdatedSeconds.map { Date(timeIntervalSinceReferenceDate: $0) } }
    set { lastUpdatedSeconds = newValue?.timeIntervalSinceReferenceDate }
  }

  /// How the time is told on the second line; nil, the default, is day and hour in the user's language.
  ///
  ///     header.showsLastUpdatedTime = true
  ///     header.lastUpdatedTimeText = { date in date == nil ? "new" : "fresh" }
  public final var lastUpdatedTimeText: ((Date?) -> String)? {
    get {
      guard let text = lastUpdatedText else { return nil }
      return { text($0?.timeIntervalSinceReferenceDate) }
    }
    set {
      guard let newValue else {
        lastUpdatedText = nil
        return
      }
      lastUpdatedText = { newValue($0.map { Date(timeIntervalSinceReferenceDate: $0) }) }
    }
  }
}
#endif
