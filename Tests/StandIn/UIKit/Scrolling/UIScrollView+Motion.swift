import RefreshCore
import RefreshPhysics

// How content moves by itself: as the simulated scroll view's does, to the same figures.

extension UIScrollView {
  func edges(_ axis: ScrollAxis) -> AxisEdges {
    let all = adjustedContentInset
    switch axis {
    case .vertical:
      return AxisEdges(
        start: Double(all.top), end: Double(all.bottom), content: Double(contentSize.height),
        viewport: Double(bounds.height))
    case .horizontal:
      return AxisEdges(
        start: Double(all.left), end: Double(all.right), content: Double(contentSize.width),
        viewport: Double(bounds.width))
    }
  }

  /// Whether momentum, a bounce or code moves the content.
  public var standInIsMoving: Bool { motion.vertical != .none || motion.horizontal != .none }

  func stopMotion() {
    motion = AxisPair(vertical: .none, horizontal: .none)
    isScrollingByCode = false
  }

  /// Keeps content that nobody holds or moves between its edges.
  func clamp() {
    guard touch != .dragging else { return }
    var new = boundsOrigin
    for axis in ScrollAxis.allCases {
      motion[axis].follow(edges(axis), at: StandIn.tick)
      if motion[axis] == .none && touch == .none { new[axis] = edges(axis).clamp(boundsOrigin[axis]) }
    }
    if new != boundsOrigin { move(to: new) }
  }

  /// A frame has come.
  func step() {
    guard standInIsMoving else { return }
    var new = boundsOrigin
    for axis in ScrollAxis.allCases {
      guard let place = motion[axis].step(to: StandIn.tick, edges: edges(axis), bounces: bounces) else {
        continue
      }
      new[axis] = place
    }
    if new != boundsOrigin { move(to: new) }
    guard !standInIsMoving else { return }
    if isScrollingByCode {
      isScrollingByCode = false
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else {
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
