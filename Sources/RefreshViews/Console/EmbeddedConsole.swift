#if hasFeature(Embedded)
/// Where lines for developers go: nowhere, as nothing prints in a browser without the page's help.
package enum Console {
  /// Does nothing.
  nonisolated package static func write(_ line: String) {}
}
#endif
