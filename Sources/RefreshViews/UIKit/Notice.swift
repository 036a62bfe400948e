#if canImport(UIKit)
import Foundation

/// Hears a notification for as long as it lives: there is nothing to be taken back by hand.
final class Notice {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ work: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainThread.run(work)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
