#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

/// Where a host's time comes from. Tests put one of their own in its place before they make a host.
package struct HostClock {
  /// The seconds since some fixed moment.
  package var now: () -> Double

  /// Does something after so many seconds, and says how to take it back.
  package var after: (Double, @escaping () -> Void) -> (() -> Void)

  package init(
    now: @escaping () -> Double, after: @escaping (Double, @escaping () -> Void) -> (() -> Void)
  ) {
    self.now = now
    self.after = after
  }

  /// What hosts that are made from now on use; the system's clock and main queue.
  package static var current = HostClock.system

  package static let system = HostClock(
    now: { CACurrentMediaTime() },
    after: { seconds, work in
      // The timer fires on the main run loop, where the work is at home.
      nonisolated(unsafe) let work = work
      let timer = Timer(timeInterval: max(0, seconds), repeats: false) { _ in
        MainActor.assumeIsolated { work() }
      }
      // Also while the user scrolls, which the default mode would sleep through.
      RunLoop.main.add(timer, forMode: .common)
      return { timer.invalidate() }
    })
}

extension UIScrollViewHost {
  var now: Double { clock.now() }

  func schedule(_ call: ScheduledCall, after seconds: Double) {
    call.onCancel = clock.after(seconds) { call.fire() }
  }

  func start(_ ticker: FrameTicker) { frames.add(ticker, now: clock.now) }
}
#endif
