#if hasFeature(Embedded)
extension Infinity {
  /// Where lines of debug mode go: nowhere, as nothing prints in a browser without the page's help.
  nonisolated(unsafe) package static var debugOutput: (String) -> Void = { _ in }
}
#endif
