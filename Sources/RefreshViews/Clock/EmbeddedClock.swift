#if hasFeature(Embedded)
/// What time it is: nothing knows it here.
package enum WallClock {
  /// Never a time.
  package static func now() -> Double? { nil }

  /// Nothing, as there are no times to tell.
  package static func text(_ seconds: Double) -> String { "" }

  /// Never.
  package static func isToday(_ seconds: Double) -> Bool { false }
}
#endif
