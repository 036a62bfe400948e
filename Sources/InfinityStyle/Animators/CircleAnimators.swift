/// A disc that grows while the list is pulled; discs that grow and fade while loading.
open class CircleRefreshAnimator: LookRefreshAnimator {
  /// An animator with a place and size of its own; 24 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityCircle.made(for: 24, 24)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}

/// Discs that grow and fade while loading.
open class CircleInfiniteAnimator: LookInfiniteAnimator {
  /// An animator with a place and size of its own; 30 by 30 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityInfiniteCircle.made(for: 30, 30)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}
