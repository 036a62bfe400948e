/// A view that a host can place. Adopted by the platform's views; nothing else need adopt it.
public protocol HostedView: MainActorBound {}

/// Where a view stands, in terms that need no view.
nonisolated public struct ViewPlacement: Equatable, Sendable {
  /// How the view's frame is found.
  public enum Anchor: Equatable, Sendable {
    /// A band across the scroll view: `length` points along the edge's axis from `origin` (in the
    /// content's coordinates), as wide as the viewport, centred in it whatever the side insets are.
    case band(edge: ScrollEdge, origin: Double, length: Double)

    /// An explicit frame: in the content's coordinates for a view inside the scroll view, in those of
    /// its superview for a sibling.
    case frame(x: Double, y: Double, width: Double, height: Double)
  }

  /// What the view belongs to.
  public enum Layer: Hashable, Sendable {
    /// Inside the scroll view, behind the content.
    case behindContent

    /// Inside the scroll view, in front of the content.
    case inFrontOfContent

    /// Beside the scroll view in its superview, below it.
    case belowScrollView

    /// Beside the scroll view in its superview, above it.
    case aboveScrollView
  }

  /// How the view's frame is found.
  public var anchor: Anchor

  /// What the view belongs to.
  public var layer: Layer

  /// Whether a sibling moves along with the content; views inside the scroll view always do.
  public var followsContent: Bool

  /// Points by which the view is shifted to the right.
  public var shiftX: Double

  /// Points by which the view is shifted down.
  public var shiftY: Double

  /// Whether the view is kept in place but not shown.
  public var isHidden: Bool

  /// Describes a place; behind the content, unshifted and visible unless said otherwise.
  public init(
    _ anchor: Anchor, layer: Layer = .behindContent, followsContent: Bool = true, shiftX: Double = 0,
    shiftY: Double = 0, isHidden: Bool = false
  ) {
    self.anchor = anchor
    self.layer = layer
    self.followsContent = followsContent
    self.shiftX = shiftX
    self.shiftY = shiftY
    self.isHidden = isHidden
  }
}
