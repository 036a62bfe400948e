#if !hasFeature(Embedded)
/// Where lines for developers go.
package enum Console {
  /// Prints a line.
  nonisolated package static func write(_ line: String) { print(line) }
}
#endif
