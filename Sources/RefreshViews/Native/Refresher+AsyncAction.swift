#if canImport(Foundation)
public import RefreshCore

extension Refresher {
  /// Does `work` whenever a refresh starts, in place of ``action``; the refresh ends when that returns.
  ///
  /// A failure that it throws ends the refresh as one. Setting other work, or an action, changes what the next
  /// refresh does and leaves the running one alone. The task is cancelled when nobody waits for it any more:
  /// the action runs again, or the refresher leaves its scroll view or goes with it.
  ///
  ///     list.scrollHost.refreshers[.footer]?.perform { try await feed.loadMore() }
  public func perform(_ work: @escaping @MainActor () async throws -> Void) {
    let tasks = handle { _ in AsyncTasks() }
    action = { [weak self, weak tasks] in
      guard let self, let tasks else { return }
      let ender = self.ender
      tasks.start {
        do {
          try await work()
          return { ender.end(.success) }
        } catch {
          return { ender.end(.failure) }
        }
      }
    }
  }
}

/// The task of a refresher's work; it lives as long as the refresher does.
private final class AsyncTasks: RefreshObserver {
  private var running: Task<Void, Never>?

  /// Starts another task in place of the one that runs. What that returns is done unless it was cancelled.
  func start(_ work: @escaping @MainActor () async -> (() -> Void)) {
    running?.cancel()
    running = Task { @MainActor in
      let finish = await work()
      if !Task.isCancelled { finish() }
    }
  }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .detached:
      running?.cancel()
      running = nil
    case .attached, .phaseChanged, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  deinit { running?.cancel() }
}
#endif
