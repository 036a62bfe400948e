#if canImport(UIKit)
// Concrete members: beside an original that extends `UIScrollView` itself, a file goes by its import only
// if the members here are as concrete as those.

extension UIScrollView {
  /// Everything Infinity-like that this scroll view can do.
  ///
  /// May be read anywhere, also in a `deinit`, the scroll view's own included. Reading it makes nothing
  /// and attaches nothing.
  nonisolated public var fty: Infinity { Infinity(Self.link(to: self)) }

  /// Whether every inset and offset animation of both controls is a spring; false by default. The same as
  /// ``Infinity/usesSpringInsetAnimation``.
  public var supportSpringBounces: Bool {
    get { fty.usesSpringInsetAnimation }
    set { fty.usesSpringInsetAnimation = newValue }
  }

  /// A weak reference to an object that is going away is fatal to Objective-C, so the link goes through the
  /// layer. A view goes away on the main thread only.
  nonisolated private static func link(to view: UIScrollView) -> HostingLink {
    guard MainThread.isCurrent else { return HostingLink(view) }
    return MainActor.assumeIsolated {
      HostingLink(through: view.layer) { layer in
        MainActor.assumeIsolated { layer.delegate as? UIScrollView }
      }
    }
  }
}
#endif
