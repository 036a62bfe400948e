import RefreshCore
import RefreshSimulation
import RefreshViews

/// What a scroll view reported, with what held at that moment.
@MainActor final class EventLog {
  private(set) var events: [ScrollEvent] = []
  private(set) var ledgerHeld = true

  func listen(to list: SimulatedScrollView, also: ((ScrollEvent) -> Void)? = nil) {
    list.onEvent = { [unowned self, unowned list] event in
      events.append(event)
      for edge in ScrollEdge.allCases
      where list.contentInset[edge] != list.userInset[edge] + list.room[edge] {
        ledgerHeld = false
      }
      also?(event)
    }
  }

  func take() -> [ScrollEvent] {
    defer { events = [] }
    return events
  }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }
