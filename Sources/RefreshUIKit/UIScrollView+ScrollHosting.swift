#if canImport(UIKit)
public import RefreshCore
public import RefreshViews
import UIKit

extension UIScrollView: ScrollHosting {
  /// The host that lets refreshers see and move this scroll view; made on first use and kept as long as
  /// the scroll view.
  public var scrollHost: any ScrollHost { UIScrollViewHost.of(self) }

  /// The host, if anything has used it yet.
  public var existingScrollHost: (any ScrollHost)? { UIScrollViewHost.existing(in: self) }
}
#endif
