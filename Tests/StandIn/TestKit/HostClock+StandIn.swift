package import RefreshUIKit
import UIKit

extension HostClock {
  /// Lets hosts that are made from now on live by the stand-in's clock.
  package static func useStandIn() {
    current = HostClock(
      now: { StandIn.now },
      after: { seconds, work in
        let number = StandIn.after(seconds, work)
        return { StandIn.cancel(number) }
      })
  }
}
