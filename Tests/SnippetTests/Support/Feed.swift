import RefreshCore
import RefreshSimulation
import RefreshUIKit

/// What an app asks its server with; the answer's arrival is told to `done`.
typealias Ask = @MainActor (_ done: @escaping () -> Void) -> Void

/// The app's data in the documentation: a server that answers after a second on the list's clock.
@MainActor final class Feed {
  /// How often the newest were asked for.
  private(set) var reloads = 0

  /// How often older ones were asked for.
  private(set) var olderLoads = 0

  /// Whether older ones are to be had.
  var hasMore = true

  private weak var list: List?

  init(on list: List) { self.list = list }

  /// Asks for the newest.
  func reload(_ done: @escaping () -> Void) {
    reloads += 1
    answer(done)
  }

  /// Asks for older ones.
  func older(_ done: @escaping () -> Void) {
    olderLoads += 1
    answer(done)
  }

  /// Asks for older ones, and is told whether these were the last.
  func older(_ done: @escaping (_ isLast: Bool) -> Void) {
    older { [weak self] in done(self?.hasMore != true) }
  }

  private func answer(_ done: @escaping () -> Void) {
    list?.scrollHost.schedule(ScheduledCall(done), after: 1)
  }
}
