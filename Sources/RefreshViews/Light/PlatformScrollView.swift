#if !canImport(UIKit)
public import RefreshCore

/// What a hook calls the scroll view: anything that a style can extend.
public typealias PlatformScrollView = any ScrollHosting

extension PlatformView {
  /// The scroll view that a host drives, as hooks get it.
  package func scrollView(of host: any ScrollHost) -> PlatformScrollView? { host }
}
#endif
