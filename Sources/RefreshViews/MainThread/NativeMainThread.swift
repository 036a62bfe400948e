#if canImport(Foundation)
import Foundation

/// Where work belongs that is asked for from anywhere, such as from a `deinit`.
package enum MainThread {
  /// Does `work` at once on the main thread, and there in a later turn if called elsewhere.
  nonisolated package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { work() }
    } else {
      Task { @MainActor in work() }
    }
  }
}
#endif
