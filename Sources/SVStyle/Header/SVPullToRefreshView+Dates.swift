#if canImport(Foundation)
extension SVPullToRefreshView {
  /// The label of the date line: ``subtitleLabel`` once a date was set, nil before.
  public final var dateLabel: PlatformLabel! { row.isSet ? subtitleLabel : nil }

  /// When the list was refreshed last; nil by default. Setting it shows a second line in every state, and
  /// nil shows the word for never.
  ///
  /// The original forgot the date at once, and its line at the next layout.
  public final var lastUpdatedDate: Date! {
    get { row.date }
    set {
      row.isSet = true
      row.date = newValue
      showDate()
    }
  }

  /// How the date is written; short date and short time in the user's language by default.
  public final var dateFormatter: DateFormatter! {
    get { row.formatter }
    set {
      row.formatter = newValue ?? DateRow.standard()
      if row.isSet { showDate() }
    }
  }

  private var row: DateRow {
    if let row = dates as? DateRow { return row }
    let row = DateRow()
    dates = row
    return row
  }

  private func showDate() {
    let texts = RefreshLanguage.texts
    let date = row.date.map { row.formatter.string(from: $0) } ?? texts[.never]
    setSubtitle(texts[.lastUpdated] + date, for: .all)
  }
}

/// The date line of a view.
private final class DateRow {
  var isSet = false
  var date: Date?
  lazy var formatter = DateRow.standard()

  static func standard() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    return formatter
  }
}
#endif
