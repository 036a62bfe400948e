extension Dictionary where Value == PlatformView {
  /// Shows `view` in each of `states` from now on; the views that it replaces leave `parent`.
  mutating func put(_ view: PlatformView?, for states: [Key], in parent: PlatformView) {
    for state in states {
      let old = self[state]
      self[state] = view
      if let old, old !== view, old.superview === parent { old.removeFromSuperview() }
    }
  }
}
