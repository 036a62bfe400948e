import RefreshCore

extension CGPoint {
  /// The coordinate along an axis, from left and top.
  subscript(axis: ScrollAxis) -> Double {
    get {
      switch axis {
      case .vertical: Double(y)
      case .horizontal: Double(x)
      }
    }
    set {
      switch axis {
      case .vertical: y = CGFloat(newValue)
      case .horizontal: x = CGFloat(newValue)
      }
    }
  }
}
