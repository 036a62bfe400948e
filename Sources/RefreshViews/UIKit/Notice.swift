#if canImport(UIKit)
package import Foundation

/// Hears a notification for as long as it lives: there is nothing to be taken back by hand.
nonisolated package final class Notice: @unchecked Sendable {
  private let token: any NSObjectProtocol

  package init(_ name: Notification.Name, _ work: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainThread.run(work)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
