/// What components are made from when nothing else is said.
enum FigDefaults {
  nonisolated(unsafe) static var componentHeight: CGFloat = 50
}

/// Sets the height of components that are attached from now on, in points; 50 at first.
///
/// Components that are attached already keep theirs.
///
/// - Precondition: `height` is more than 0.
public func FigRefreshSetDefaultComponentHeight(_ height: CGFloat) {
  precondition(height > 0, "A component's height is more than 0 points, not \(height)")
  FigDefaults.componentHeight = height
}

/// The height of components that say nothing else, in points.
public func FigRefreshGetDefaultComponentHeight() -> CGFloat { FigDefaults.componentHeight }
