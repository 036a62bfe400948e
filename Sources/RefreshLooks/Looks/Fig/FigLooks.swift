import RefreshCore

nonisolated extension Look {
  /// All looks of FigRefresh; each is for headers and footers.
  public static let figLooks: [Look] = [figText, figIndicator, figImages]
}

nonisolated extension Drawing {
  /// The moment's title, with its smaller line under it if there is one.
  mutating func words(
    _ moment: Moment, x: Double, size: Double, weight: TextWeight = .regular,
    alignment: TextAlignment, color: DrawingColor
  ) {
    let (texts, middle) = (moment.texts, moment.height / 2)
    if texts.subtitle.isEmpty {
      guard !texts.title.isEmpty else { return }
      text(
        texts.title, x: x, y: middle, size: size, weight: weight, alignment: alignment, color: color)
    } else {
      text(
        texts.title, x: x, y: middle - size * 0.6, size: size, weight: weight, alignment: alignment,
        color: color)
      text(
        texts.subtitle, x: x, y: middle + size * 0.7, size: size - 2, alignment: alignment,
        color: color)
    }
  }
}

nonisolated extension Moment {
  /// Whether a refresh is shown, which here lasts until its room has closed.
  var isWorking: Bool { Self.isWorking(phase) }

  /// Whether a refresh was shown before.
  var wasWorking: Bool { Self.isWorking(previous) }

  /// How much there is of what is shown during a refresh.
  var working: Double {
    switch phase {
    case .refreshing: return wasWorking ? 1 : change(0.2)
    case .finishing: return Easing.easeInOut((previousSeconds + seconds) / 0.2)
    case .idle, .pulling, .armed, .returning, .noMoreData: return wasWorking ? 1 - change(0.2) : 0
    }
  }

  private static func isWorking(_ phase: RefreshPhase) -> Bool {
    switch phase {
    case .refreshing, .finishing: true
    case .idle, .pulling, .armed, .returning, .noMoreData: false
    }
  }
}
