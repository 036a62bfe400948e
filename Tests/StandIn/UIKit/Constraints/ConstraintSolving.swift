/// What is known of a view along one axis: two of start, end, middle and length make a place.
private struct KnownSpan {
  var start: CGFloat?
  var end: CGFloat?
  var middle: CGFloat?
  var length: CGFloat?

  /// The place, as soon as enough is known; `natural` is the length that the view has by itself.
  func place(natural: CGFloat?) -> (start: CGFloat, length: CGFloat)? {
    if let start, let end { return (start, end - start) }
    guard let length = length ?? natural else { return nil }
    if let start { return (start, length) }
    if let end { return (end - length, length) }
    if let middle { return (middle - length / 2, length) }
    return nil
  }
}

/// Which views have their places, along each axis.
private struct Placed {
  var across: Set<ObjectIdentifier> = []
  var along: Set<ObjectIdentifier> = []
}

extension UIView {
  /// Gives the views inside that ask for it the places that the constraints in force say.
  ///
  /// Each round places what follows from what is placed already. What never follows stays where it is.
  func solveConstraints() {
    guard !heldConstraints.isEmpty else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let asking = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    var placed = Placed()
    for _ in 0...asking.count {
      for view in asking {
        let (across, along) = spans(of: view, isRightToLeft, asking, placed)
        let natural = view.intrinsicContentSize
        var frame = view.frame
        if let x = across.place(natural: natural.width >= 0 ? natural.width : nil) {
          (frame.origin.x, frame.size.width) = x
          placed.across.insert(ObjectIdentifier(view))
        }
        if let y = along.place(natural: natural.height >= 0 ? natural.height : nil) {
          (frame.origin.y, frame.size.height) = y
          placed.along.insert(ObjectIdentifier(view))
        }
        if frame != view.frame { view.frame = frame }
      }
    }
  }

  private func spans(
    of view: UIView, _ isRightToLeft: Bool, _ asking: [UIView], _ placed: Placed
  ) -> (KnownSpan, KnownSpan) {
    var (across, along) = (KnownSpan(), KnownSpan())
    for constraint in heldConstraints where constraint.relation == .equal {
      let other = NSLayoutConstraint.view(
        constraint.firstItem === view ? constraint.secondItem : constraint.firstItem)
      let waits = other.map { other in asking.contains { $0 === other } } ?? false
      guard let (attribute, value) = constraint.value(for: view, in: self, isRightToLeft) else { continue }
      let isKnown = { (set: Set<ObjectIdentifier>) in
        !waits || other.map { set.contains(ObjectIdentifier($0)) } ?? true
      }
      switch attribute.facing(isRightToLeft) {
      case .left: if isKnown(placed.across) { across.start = value }
      case .right: if isKnown(placed.across) { across.end = value }
      case .centerX: if isKnown(placed.across) { across.middle = value }
      case .width: if isKnown(placed.across) { across.length = value }
      case .top: if isKnown(placed.along) { along.start = value }
      case .bottom: if isKnown(placed.along) { along.end = value }
      case .centerY: if isKnown(placed.along) { along.middle = value }
      case .height: if isKnown(placed.along) { along.length = value }
      case .leading, .trailing, .notAnAttribute: break
      }
    }
    return (across, along)
  }
}

extension NSLayoutConstraint {
  /// What the constraint says of `view`, in the coordinates of the view that it is in.
  fileprivate func value(
    for view: UIView, in container: UIView, _ isRightToLeft: Bool
  ) -> (Attribute, CGFloat)? {
    // What is named by reading direction counts along it.
    let isTurned = isRightToLeft && firstAttribute.facing(true) != firstAttribute
    let constant = isTurned ? -constant : constant
    if firstItem === view {
      guard let secondItem else { return (firstAttribute, constant) }
      guard let other = Self.measure(secondItem, secondAttribute.facing(isRightToLeft), in: container) else {
        return nil
      }
      return (firstAttribute, other * multiplier + constant)
    }
    guard secondItem === view, multiplier != 0,
      let other = Self.measure(firstItem, firstAttribute.facing(isRightToLeft), in: container)
    else { return nil }
    return (secondAttribute, (other - constant) / multiplier)
  }

  private static func measure(_ item: AnyObject?, _ attribute: Attribute, in container: UIView) -> CGFloat? {
    let box: CGRect
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      box = owner === container ? guide.layoutFrame : owner.convert(guide.layoutFrame, to: container)
    } else if let view = item as? UIView {
      box = view === container ? view.bounds : view.frame
    } else {
      return nil
    }
    switch attribute {
    case .left: return box.minX
    case .right: return box.maxX
    case .centerX: return box.midX
    case .width: return box.width
    case .top: return box.minY
    case .bottom: return box.maxY
    case .centerY: return box.midY
    case .height: return box.height
    case .leading, .trailing, .notAnAttribute: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute by side instead of by reading direction.
  fileprivate func facing(_ isRightToLeft: Bool) -> Self {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .notAnAttribute: self
    }
  }
}
