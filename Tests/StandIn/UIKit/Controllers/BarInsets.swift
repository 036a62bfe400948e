extension UIView {
  /// What the bars of the controller whose view this is cover of it, and what the app adds to that.
  var barInsets: UIEdgeInsets { owner.map { $0.barInsets + $0.additionalSafeAreaInsets } ?? .zero }
}

extension UIEdgeInsets {
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
