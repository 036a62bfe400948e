@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { StandIn.firstResponder === self }
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    StandIn.firstResponder = self
    return true
  }
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { StandIn.firstResponder = nil }
    return true
  }

  // MARK: Accessibility, which Apple declares for every NSObject

  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

extension StandIn {
  /// Who gets what is typed.
  static weak var firstResponder: UIResponder?
}
