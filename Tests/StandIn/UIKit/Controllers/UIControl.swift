@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  open var isEnabled = true
  open var isSelected = false
  private var actions: [(action: UIAction, events: Event)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.standInRun(sender: self)
    }
  }
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  open var selectedSegmentIndex = -1

  public init(items: [Any]?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    titles = (items ?? []).compactMap { $0 as? String }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  /// The user taps a segment.
  public func standInSelect(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

@preconcurrency @MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
}
