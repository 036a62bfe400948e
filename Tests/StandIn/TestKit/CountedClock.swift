import RefreshUIKit
import UIKit

/// The stand-in's clock, and how many calls hosts wait for.
package final class CountedClock {
  private var waiting: Set<Int> = []

  /// How many calls are neither made nor taken back.
  package var pendingCalls: Int { waiting.count }

  /// Lets hosts that are made from now on live by this clock.
  package init() {
    HostClock.current = HostClock(
      now: { StandIn.now },
      after: { [self] seconds, work in
        var number = 0
        number = StandIn.after(seconds) { [self] in
          waiting.remove(number)
          work()
        }
        waiting.insert(number)
        return { [self] in
          waiting.remove(number)
          StandIn.cancel(number)
        }
      })
  }
}
