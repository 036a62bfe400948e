/// What components are made from when nothing else is said.
enum FigDefaults {
  nonisolated(unsafe) static var componentHeight: CGFloat = 50
  nonisolated(unsafe) static var header: RefreshHeader.Type = RefreshIndicatorHeader.self
  nonisolated(unsafe) static var footer: RefreshFooter.Type = RefreshIndicatorFooter.self

  nonisolated static func check(_ height: CGFloat) {
    precondition(
      height > 0 && height < .infinity, "A component's height is more than 0 points, not \(height)")
  }
}

/// Sets the class that `fig_header { }` makes its header from; ``RefreshIndicatorHeader`` at first.
///
/// Headers that exist already stay as they are. Call it on the main thread.
public func FigRefreshSetDefaultHeader(_ header: RefreshHeader.Type) { FigDefaults.header = header }

/// The class that `fig_header { }` makes its header from.
public func FigRefreshGetDefaultHeader() -> RefreshHeader.Type { FigDefaults.header }

/// Sets the class that `fig_footer { }` makes its footer from; ``RefreshIndicatorFooter`` at first.
///
/// Footers that exist already stay as they are. Call it on the main thread.
public func FigRefreshSetDefaultFooter(_ footer: RefreshFooter.Type) { FigDefaults.footer = footer }

/// The class that `fig_footer { }` makes its footer from.
public func FigRefreshGetDefaultFooter() -> RefreshFooter.Type { FigDefaults.footer }

/// Sets the height of components that are attached from now on, in points; 50 at first.
///
/// Components that are attached already keep theirs. Call it on the main thread.
///
/// - Precondition: `height` is more than 0.
public func FigRefreshSetDefaultComponentHeight(_ height: CGFloat) {
  FigDefaults.check(height)
  FigDefaults.componentHeight = height
}

/// The height of components that say nothing else, in points.
public func FigRefreshGetDefaultComponentHeight() -> CGFloat { FigDefaults.componentHeight }
