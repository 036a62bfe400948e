import UIKit

/// A server that answers after a while.
@MainActor enum Server {
  /// Does something after so many seconds. Tests put a clock of their own in its place.
  static var after: (_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> Void = { seconds, work in
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      work()
    }
  }
}
