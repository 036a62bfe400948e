import RefreshTestKit
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

/// Watches what lives, what waits and what asks for frames from the moment it is made.
final class LifeWatch {
  /// Counts what actions do.
  final class Counter { var refreshes = 0 }

  let lives = LifetimeTracker()
  let counter = Counter()
  private let clock = CountedClock()

  /// Other suites may have left some.
  private let links = StandIn.displayLinkCount

  func track(_ list: UIScrollView) {
    lives.track(list, "list")
    guard let header = list.header else { return }
    lives.track(header, "refresher")
    lives.track(list.scrollHost, "host")
    if let view = header.indicator?.view { lives.track(view, "header's view") }
  }

  /// Nothing is alive, nothing asks for frames or waits, and nothing happens any more.
  func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) {
    lives.expectAllGone(sourceLocation: sourceLocation)
    expectCalm(sourceLocation: sourceLocation)
  }

  /// Nothing asks for frames or waits, and nothing happens any more.
  func expectCalm(sourceLocation: SourceLocation = #_sourceLocation) {
    let before = counter.refreshes
    #expect(StandIn.displayLinkCount <= links && clock.pendingCalls == 0, sourceLocation: sourceLocation)
    StandIn.advance(seconds: 5)
    #expect(StandIn.displayLinkCount <= links && clock.pendingCalls == 0, sourceLocation: sourceLocation)
    #expect(counter.refreshes == before, sourceLocation: sourceLocation)
  }
}
