/// The view that shows what a refresher does, and how it stands at its edge.
public struct RefreshIndicator {
  /// The view.
  public var view: any HostedView

  /// How much of the axis the view takes, in points; it may differ from the room.
  public var length: Double

  /// What the view belongs to; in the scroll view behind the content by default.
  public var layer: ViewPlacement.Layer

  /// An explicit anchor in place of the band at the edge; none by default.
  public var anchor: ViewPlacement.Anchor?

  /// Whether a sibling of the scroll view moves along with the content; true by default.
  public var followsContent: Bool

  /// Points by which the view is shifted to the right.
  public var shiftX: Double

  /// Points by which the view is shifted down.
  public var shiftY: Double

  /// Describes an indicator; a band behind the content unless said otherwise.
  public init(
    view: any HostedView, length: Double, layer: ViewPlacement.Layer = .behindContent,
    anchor: ViewPlacement.Anchor? = nil, followsContent: Bool = true, shiftX: Double = 0, shiftY: Double = 0
  ) {
    self.view = view
    self.length = length
    self.layer = layer
    self.anchor = anchor
    self.followsContent = followsContent
    self.shiftX = shiftX
    self.shiftY = shiftY
  }

  func placement(_ reading: EdgeReading, beyond inner: Double, isHidden: Bool) -> ViewPlacement {
    let band = ViewPlacement.Anchor.band(
      edge: reading.edge, origin: reading.origin(length: length, beyond: inner), length: length)
    return ViewPlacement(
      anchor ?? band, layer: layer, followsContent: followsContent, shiftX: shiftX, shiftY: shiftY,
      isHidden: isHidden || reading.isSuppressed)
  }
}
