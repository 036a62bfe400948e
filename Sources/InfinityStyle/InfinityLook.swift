/// Infinity's own looks by their short names, each as the control wants it that it is added to.
///
///     list.fty.pullToRefresh.add(.snake) { … }
///     list.fty.infiniteScroll.add(.snake) { … }
///
/// All other looks, and these too, go by their whole names: `add(.svArrow)`, `add(.infinitySnake)`.
nonisolated public struct InfinityLook: Sendable {
  /// What a pull shows.
  public let pull: Look

  /// What infinite scrolling shows.
  public let infinite: Look

  /// A pair of looks.
  public init(pull: Look, infinite: Look) {
    self.pull = pull
    self.infinite = infinite
  }

  /// A ring that closes, and a spinner.
  public static let `default` = InfinityLook(pull: .infinityDefault, infinite: .infinityInfiniteDefault)

  /// A hairline with a glint.
  public static let normal = InfinityLook(pull: .infinityNormal, infinite: .infinityInfiniteNormal)

  /// A chevron in a ring, and a spinner.
  public static let arrow = InfinityLook(pull: .infinityArrow, infinite: .infinityInfiniteArrow)

  /// Discs that grow and fade.
  public static let circle = InfinityLook(pull: .infinityCircle, infinite: .infinityInfiniteCircle)

  /// A winding line that creeps on the spot.
  public static let snake = InfinityLook(pull: .infinitySnake, infinite: .infinityInfiniteSnake)

  /// Eight coloured discs.
  public static let spark = InfinityLook(pull: .infinitySpark, infinite: .infinityInfiniteSpark)

  /// Images that a back end finds by their name.
  public static let images = InfinityLook(pull: .infinityImages, infinite: .infinityInfiniteImages)

  /// Images of your own: `pull` is leafed through by the pull, `loop` runs while loading.
  public static func images(pull: LookImages, loop: LookImages) -> InfinityLook {
    InfinityLook(
      pull: .infinityImages(pull: pull, loop: loop), infinite: .infinityInfiniteImages(loop: loop))
  }
}
