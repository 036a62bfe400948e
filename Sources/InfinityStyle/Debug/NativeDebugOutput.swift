#if !hasFeature(Embedded)
extension Infinity {
  /// Where lines of debug mode go.
  nonisolated(unsafe) package static var debugOutput: (String) -> Void = { print($0) }
}
#endif
