/// A chevron that turns within a ring that closes while the list is pulled, and a spinner while loading.
open class ArrowRefreshAnimator: LookRefreshAnimator {
  /// What the animator draws in; a light blue (76, 143, 255) by default.
  open var color = PlatformColor(red: 76 / 255, green: 143 / 255, blue: 1, alpha: 1) {
    didSet { tint(color) }
  }

  /// An animator with a place and size of its own; 24 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityArrow.made(for: 24, 24)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}

/// A spinner while loading, in a colour of its own; the counterpart of ``ArrowRefreshAnimator``, which the
/// original lacks.
open class ArrowInfiniteAnimator: LookInfiniteAnimator {
  /// What the animator draws in; a light blue (76, 143, 255) by default.
  open var color = PlatformColor(red: 76 / 255, green: 143 / 255, blue: 1, alpha: 1) {
    didSet { tint(color) }
  }

  /// An animator with a place and size of its own; 24 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityInfiniteArrow.made(for: 24, 24)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}
