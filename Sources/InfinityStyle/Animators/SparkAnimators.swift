/// Eight coloured discs that come with the pull and dive through the middle while loading.
open class SparkRefreshAnimator: LookRefreshAnimator {
  /// An animator with a place and size of its own; 40 by 40 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinitySpark.made(for: 40, 40)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}

/// Eight coloured discs that dive through the middle while loading.
open class SparkInfiniteAnimator: LookInfiniteAnimator {
  /// An animator with a place and size of its own; 40 by 40 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityInfiniteSpark.made(for: 40, 40)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}
