/// A winding line that grows while the list is pulled and creeps on the spot while loading.
open class SnakeRefreshAnimator: LookRefreshAnimator {
  /// What the animator draws in; a light blue (76, 143, 255) by default.
  open var color = PlatformColor(red: 76 / 255, green: 143 / 255, blue: 1, alpha: 1) {
    didSet { tint(color) }
  }

  /// An animator with a place and size of its own; 30 by 18 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinitySnake.made(for: 30, 18)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}

/// A winding line that creeps on the spot while loading.
open class SnakeInfiniteAnimator: LookInfiniteAnimator {
  /// What the animator draws in; a light blue (76, 143, 255) by default.
  open var color = PlatformColor(red: 76 / 255, green: 143 / 255, blue: 1, alpha: 1) {
    didSet { tint(color) }
  }

  /// An animator with a place and size of its own; 30 by 18 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityInfiniteSnake.made(for: 30, 18)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}
