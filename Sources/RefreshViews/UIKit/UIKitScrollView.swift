#if canImport(UIKit)
package import RefreshCore
public import UIKit

/// What a hook calls the scroll view.
public typealias PlatformScrollView = UIScrollView

extension UIView {
  /// The scroll view that a host drives, as hooks get it: the one that this view was placed in.
  package func scrollView(of host: any ScrollHost) -> PlatformScrollView? { superview as? UIScrollView }
}
#endif
