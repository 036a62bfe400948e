/// What a player finds at a moment; the model's values, not those in mid-animation.
nonisolated public struct FinalState: Equatable, Sendable {
  /// The offset; nil once the scroll view is gone.
  public var y: Double?

  /// The content inset before the content, without bars; nil once the scroll view is gone.
  public var insetTop: Double?

  /// The content inset after the content, without bars; nil once the scroll view is gone.
  public var insetBottom: Double?

  /// The engine's part of the inset before the content; nil once the scroll view is gone.
  public var ownTop: Double?

  /// The engine's part of the inset after the content; nil once the scroll view is gone.
  public var ownBottom: Double?

  /// How long the content is; nil once the scroll view is gone.
  public var contentHeight: Double?

  /// The name of the header's phase; nil where there is none.
  public var header: String?

  /// The name of the footer's phase; nil where there is none.
  public var footer: String?

  /// How often the header's action has run.
  public var headerActions = 0

  /// How often the footer's action has run.
  public var footerActions = 0

  /// Whether the header can be seen; nil where there is none.
  public var headerVisible: Bool?

  /// Whether the footer can be seen; nil where there is none.
  public var footerVisible: Bool?

  /// Where the header is; nil where there is none.
  public var headerFrame: ScenarioFrame?

  /// Where the footer is; nil where there is none.
  public var footerFrame: ScenarioFrame?

  /// Where the header is along the axis; nil where there is none.
  public var headerSpan: ClosedRange<Double>?

  /// Where the footer is along the axis; nil where there is none.
  public var footerSpan: ClosedRange<Double>?

  /// Whether the scroll view still exists; nil if nobody looked.
  public var alive: Bool?

  /// The lengths and places that expectations may name.
  public var lengths: [ScenarioLength: Double] = [:]

  /// Nothing is known yet.
  public init() {}

  /// The number of that key.
  public subscript(number: FinalNumber) -> Double? {
    switch number {
    case .y: y
    case .insetTop: insetTop
    case .insetBottom: insetBottom
    case .ownTop: ownTop
    case .ownBottom: ownBottom
    case .contentHeight: contentHeight
    case .headerStart: headerSpan?.lowerBound
    case .headerEnd: headerSpan?.upperBound
    case .footerStart: footerSpan?.lowerBound
    case .footerEnd: footerSpan?.upperBound
    case .headerLeft: headerFrame?.x
    case .headerWidth: headerFrame?.width
    case .headerActions: Double(headerActions)
    case .footerActions: Double(footerActions)
    }
  }
}
