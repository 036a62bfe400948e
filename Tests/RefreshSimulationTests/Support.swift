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

/// What a viewport of 667 points shows of so many points that a finger pulled past an edge.
func band(_ pulled: Double, viewport: Double = 667) -> Double {
  (1 - 1 / (pulled * 0.55 / viewport + 1)) * viewport
}

/// How far a finger pulled where a viewport of 667 points shows so many points past an edge.
func pulled(_ shown: Double, viewport: Double = 667) -> Double {
  (viewport / (viewport - shown) - 1) * viewport / 0.55
}
