#if !canImport(UIKit)
public import RefreshLooks

extension DrawingColor {
  /// The colour as looks draw it.
  nonisolated public init(_ color: PlatformColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
#endif
