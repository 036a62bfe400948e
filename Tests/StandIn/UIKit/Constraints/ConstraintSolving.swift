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

extension UIView {
  /// Gives the views inside that ask for it the places that the constraints in force say.
  ///
  /// Each round places what follows from what is placed already. What never follows stays where it is.
  func solveConstraints() {
    guard !heldConstraints.isEmpty else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for _ in 0...subviews.count {
      for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
        let (across, along) = spans(of: view, isRightToLeft)
        let natural = view.intrinsicContentSize
        let x = across.place(natural: natural.width >= 0 ? natural.width : nil)
        let y = along.place(natural: natural.height >= 0 ? natural.height : nil)
        var frame = view.frame
        if let x { (frame.origin.x, frame.size.width) = x }
        if let y { (frame.origin.y, frame.size.height) = y }
        if frame != view.frame { view.frame = frame }
      }
    }
  }

  private func spans(of view: UIView, _ isRightToLeft: Bool) -> (KnownSpan, KnownSpan) {
    var (across, along) = (KnownSpan(), KnownSpan())
    for constraint in heldConstraints where constraint.relation == .equal {
      guard let (attribute, value) = constraint.value(for: view, in: self, isRightToLeft) else { continue }
      switch attribute.facing(isRightToLeft) {
      case .left: across.start = value
      case .right: across.end = value
      case .centerX: across.middle = value
      case .width: across.length = value
      case .top: along.start = value
      case .bottom: along.end = value
      case .centerY: along.middle = value
      case .height: along.length = value
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
