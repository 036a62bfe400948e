#if !canImport(UIKit)
public import RefreshCore

/// A stroked outline: the part of `CAShapeLayer` that refresh views use.
open class PlatformShapeLayer: MainActorBound {
  /// The outline's colour; nothing, its default, leaves it to the view.
  public final var strokeColor: PlatformColor?

  /// The outline's width, in points; 1 by default.
  public final var lineWidth: CGFloat = 1

  /// Where the visible part of the outline begins, from 0, its default, to 1.
  public final var strokeStart: CGFloat = 0

  /// Where the visible part of the outline ends, from 0 to 1, its default.
  public final var strokeEnd: CGFloat = 1

  /// Whether the outline is not shown; false by default.
  public final var isHidden = false

  /// An outline.
  public init() {}

  /// The outline's colour as looks take it, if one was set.
  package final var lookStroke: PlatformColor? { strokeColor }
}

extension PlatformColor {
  /// The colour as a layer takes it: where layers are views' own, the same.
  nonisolated public var cgColor: PlatformColor { self }
}
#endif
