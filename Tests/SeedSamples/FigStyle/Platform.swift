import FigStyle
import RefreshSimulation

// The views' names on UIKit, for the portable ones.

typealias UIScrollView = SimulatedScrollView
typealias UIView = PlatformView
typealias UILabel = PlatformLabel
typealias UIImageView = PlatformImageView
typealias UIFont = PlatformFont
typealias UIColor = PlatformColor

/// The data of an app: what is asked for is answered when a test says so.
@MainActor final class Feed {
  private var waiting: [() -> Void] = []
  private(set) var requests: [String] = []

  func reload(_ done: @escaping () -> Void) { ask("reload", done) }
  func older(_ done: @escaping () -> Void) { ask("older", done) }

  func answer() {
    let due = waiting
    waiting.removeAll()
    for done in due { done() }
  }

  private func ask(_ what: String, _ done: @escaping () -> Void) {
    requests.append(what)
    waiting.append(done)
  }
}

extension SimulatedScrollView {
  /// Pulls the list down by so many points past its edge, lets go and waits.
  func pullDown(_ points: Double = 120) {
    setOffset(restingOffsets().lowerBound)
    finger.hold(offset: offset() - points)
    finger.lift()
    settle()
  }

  /// Pulls the list up by so many points past its end, lets go and waits.
  func pullUp(_ points: Double = 120) {
    setOffset(restingOffsets().upperBound)
    finger.hold(offset: offset() + points)
    finger.lift()
    settle()
  }
}
