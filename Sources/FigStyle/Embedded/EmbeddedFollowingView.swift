#if hasFeature(Embedded)
/// The view under every component. Change dictionaries need a runtime, so here it has no hooks.
open class FigFollowingView: PlatformView {
  final func beginFollowing(_ host: any ScrollHost) {}
  final func tellOfOffset(_ host: any ScrollHost) {}
  final func tellOfSize(_ host: any ScrollHost) {}
}
#endif
