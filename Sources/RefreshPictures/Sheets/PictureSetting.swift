public import RefreshCore
public import RefreshLooks

/// The surroundings that pictures of looks are made in.
nonisolated public struct PictureSetting: Sendable {
  /// The width of the view, in points; 320 by default.
  public var width: Double

  /// The height of the view; that of the look by default.
  public var height: Double?

  /// The colours; light by default.
  public var palette: Palette

  /// Whether text runs from right to left; false by default.
  public var isRightToLeft: Bool

  /// Whether the view is at the end of the content; by default where the look is made for that.
  public var isAtEnd: Bool?

  /// Whether less motion is wanted; false by default.
  public var reducesMotion: Bool

  /// What looks with words say.
  public var texts: @Sendable (Look, RefreshPhase) -> LookTexts

  /// Where named images come from.
  public var images: SVGImageProvider

  /// Surroundings; 320 points wide, light, in plain English unless said otherwise.
  public init(
    width: Double = 320, height: Double? = nil, palette: Palette = .light, isRightToLeft: Bool = false,
    isAtEnd: Bool? = nil, reducesMotion: Bool = false,
    texts: @escaping @Sendable (Look, RefreshPhase) -> LookTexts = PictureSetting.words,
    images: @escaping SVGImageProvider = { _, _ in nil }
  ) {
    (self.width, self.height, self.palette) = (width, height, palette)
    (self.isRightToLeft, self.isAtEnd, self.reducesMotion) = (isRightToLeft, isAtEnd, reducesMotion)
    (self.texts, self.images) = (texts, images)
  }

  /// The words of a look in English; none for a look without.
  public static let words: @Sendable (Look, RefreshPhase) -> LookTexts = { look, phase in
    guard look.hasTexts else { return LookTexts() }
    let (pull, release) =
      switch look.place {
      case .header: ("Pull to refresh", "Release to refresh")
      case .footer: ("Pull up to load more", "Release to load more")
      }
    return switch phase {
    case .idle, .pulling, .returning: LookTexts(title: pull)
    case .armed: LookTexts(title: release)
    case .refreshing, .finishing: LookTexts(title: "Loading…")
    case .noMoreData: LookTexts(title: "No more data")
    }
  }

  /// A moment of a look here.
  public func moment(
    of look: Look, _ phase: RefreshPhase, seconds: Double, after previous: RefreshPhase = .idle,
    previousSeconds: Double = 10
  ) -> Moment {
    Moment(
      phase, seconds: seconds, after: previous, previousSeconds: previousSeconds, width: width,
      height: height ?? look.height, palette: palette, texts: texts(look, phase),
      reducesMotion: reducesMotion, isRightToLeft: isRightToLeft,
      isAtEnd: isAtEnd ?? (look.place == .footer))
  }
}
