import RefreshTesting
import GMStyle

// What UIKit calls them, on the portable views: the samples read as in an app.

typealias UIScrollView = SimulatedScrollView
typealias UIView = PlatformView
typealias UILabel = PlatformLabel

/// Stands for an app's model.
@MainActor final class Feed {
  var hasMore = true
  var reloads = 0
  var answers: [() -> Void] = []

  func reload(_ answer: @escaping () -> Void) {
    reloads += 1
    answers.append(answer)
  }

  func arrive() {
    let due = answers
    answers = []
    due.forEach { $0() }
  }
}
