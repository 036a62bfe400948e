#if canImport(Foundation)
import Dispatch
import Foundation

/// Where work belongs that is asked for from anywhere, such as from a `deinit`.
package enum MainThread {
  /// Does `work` at once on the main thread, and there in a later turn if called elsewhere.
  nonisolated package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      Task { @MainActor in work() }
    }
  }

  /// Whether this is the main thread, or another one that serves the main queue in its place, as happens
  /// in processes without a run loop.
  nonisolated package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  nonisolated private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()
}
#endif
