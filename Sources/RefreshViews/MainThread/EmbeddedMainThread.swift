#if hasFeature(Embedded)
/// Where work belongs that is asked for from anywhere: there is one thread.
package enum MainThread {
  /// Does `work` at once.
  package static func run(_ work: () -> Void) { work() }
}
#endif
