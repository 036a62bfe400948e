public import RefreshViews

extension ScenarioFrame {
  /// A view's frame.
  nonisolated public init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }
}
