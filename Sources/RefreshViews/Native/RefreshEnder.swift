#if canImport(Foundation)
public import RefreshCore

/// Ends one refresh, from whatever thread or executor its data arrives on.
///
/// Take it in the action, where the refresh has begun:
///
///     list.addPullToRefresh {
///       guard let ender = list.scrollHost.refreshers[.header]?.ender else { return }
///       queue.async { load(); ender.end() }
///     }
///
/// It ends the refresh that was running when it was taken and no later one, however often and from however
/// many places it is asked to. It does not keep the refresher.
nonisolated public struct RefreshEnder: Sendable {
  private let box: Box

  @MainActor init(_ refresher: Refresher) { box = Box(refresher) }

  /// Ends the refresh: at once on the main thread, and there in a later turn if called elsewhere.
  public func end(_ result: RefreshResult = .success) {
    let box = box
    MainThread.run { box.end(result) }
  }

  /// Made and read on the main actor.
  private final class Box: @unchecked Sendable {
    private weak var refresher: Refresher?
    private let run: Int

    @MainActor init(_ refresher: Refresher) {
      self.refresher = refresher
      run = refresher.run
    }

    @MainActor func end(_ result: RefreshResult) {
      guard let refresher, refresher.run == run else { return }
      refresher.end(result)
    }
  }
}

extension Refresher {
  /// What ends the refresh that is running now, from anywhere.
  public var ender: RefreshEnder { RefreshEnder(self) }
}
#endif
