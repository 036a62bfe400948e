/// What must be so at a moment; what is absent does not matter.
nonisolated public struct FinalExpectation: Equatable, Sendable {
  /// Offset, insets, content height, edges of the controls, and counts.
  public var numbers: [FinalNumber: ScenarioNumber] = [:]

  /// The name of the header's phase.
  public var header: String?

  /// The name of the footer's phase.
  public var footer: String?

  /// Whether the header can be seen.
  public var headerVisible: Bool?

  /// Whether the footer can be seen.
  public var footerVisible: Bool?

  /// Where the header is.
  public var headerFrame: ScenarioFrame?

  /// Where the footer is.
  public var footerFrame: ScenarioFrame?

  /// Whether the scroll view still exists after it was dropped.
  public var alive: Bool?

  /// Nothing is expected yet.
  public init() {}

  /// The number that is expected for a key.
  public subscript(number: FinalNumber) -> ScenarioNumber? {
    get { numbers[number] }
    set { numbers[number] = newValue }
  }
}
