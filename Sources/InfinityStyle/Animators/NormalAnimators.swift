/// A hairline that grows while the list is pulled; a glint glides along it while loading.
///
/// The original kept this name to itself, with nothing to be seen.
open class NormalRefreshAnimator: LookRefreshAnimator {
  /// An animator with a place and size of its own; 40 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityNormal.made(for: 40, 24)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}

/// A hairline along which a glint glides while loading.
///
/// The original kept `NormalInfinityAnimator` to itself, with nothing to be seen.
open class NormalInfiniteAnimator: LookInfiniteAnimator {
  /// An animator with a place and size of its own; 40 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityInfiniteNormal.made(for: 40, 24)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }
}

/// The same as ``NormalInfiniteAnimator``.
public typealias NormalInfinityAnimator = NormalInfiniteAnimator
