public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// As much of Auto Layout as headers need: equalities between views and what they are in.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case notAnAttribute = 0
  }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: NSLayoutConstraint.Attribute
  public let secondAttribute: NSLayoutConstraint.Attribute
  public let relation: NSLayoutConstraint.Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
  open var priority = UILayoutPriority.required
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { hold() } else { letGo() }
    }
  }
  private weak var holder: UIView?

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
  }

  init(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    firstItem = first
    secondItem = second
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func hold() {
    let first = Self.view(firstItem)
    let other = secondItem == nil ? first : Self.view(secondItem)
    guard let view = first, let other, let holder = Self.common(view, other) else {
      preconditionFailure("A constraint is between views that are in one another or in the same view")
    }
    self.holder = holder
    holder.heldConstraints.append(self)
    holder.setNeedsLayout()
  }

  private func letGo() {
    holder?.heldConstraints.removeAll { $0 === self }
    holder?.setNeedsLayout()
  }

  static func view(_ item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func common(_ one: UIView, _ other: UIView) -> UIView? {
    var view: UIView? = one
    while let current = view {
      if other.isDescendant(of: current) { return one === other ? (one.superview ?? one) : current }
      view = current.superview
    }
    return nil
  }
}
