import RefreshCore
import RefreshScenario
import RefreshViews

// Asynchronous actions, and ends from other threads.

extension ConformanceChecks {
  /// Opens a bench and does `work` with it, which may wait for tasks.
  private static func bench(
    _ setting: ConformanceSetting, header: ControlSetup? = .plain,
    _ work: (CheckBench) async throws(NotOffered) -> Void
  ) async -> ConformanceVerdict {
    do throws(NotOffered) {
      let bench = try CheckBench(setting, header: header)
      try await work(bench)
      return ConformanceVerdict(bench.failures)
    } catch {
      return .notOffered(error.reason)
    }
  }

  /// Lets tasks run until something is so; they get many turns to make it so, and no time.
  private static func turns(until isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { await Task.yield() }
  }

  static func asyncReturns(_ setting: ConformanceSetting) async -> ConformanceVerdict {
    await bench(setting) { (bench) async throws(NotOffered) in
      let gate = Gate()
      let log = Log()
      bench.header?.perform {
        await gate.wait()
        if log.fails { throw Failure() }
      }
      var results: [RefreshResult] = []
      bench.header?.observe { _, event in
        if case .ended(let result) = event { results.append(result) }
      }
      for isFailure in [false, true] {
        log.fails = isFailure
        try bench.pull()
        bench.settle()
        await turns { gate.isAwaited }
        bench.expect(bench.header?.phase == .refreshing, "refreshing until the work returns")
        gate.open()
        await turns { bench.header?.isRefreshing == false }
        bench.settle()
        bench.expect(bench.header?.phase == .idle, "idle when the work has returned")
        bench.expect(bench.ownTop, is: 0, "the engine's part afterwards")
      }
      bench.expect(results == [.success, .failure], "ends as the work did, not \(results)")
    }
  }

  static func replacedAction(_ setting: ConformanceSetting) async -> ConformanceVerdict {
    await bench(setting) { (first) async throws(NotOffered) in
      let log = Log()
      var bench: CheckBench? = try CheckBench(setting, header: .plain)
      let gate = Gate()
      bench?.header?.perform {
        log.starts += 1
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          MainThread.run { log.cancellations += 1 }
        }
      }
      try bench?.pull()
      bench?.settle()
      await turns { gate.isAwaited }
      for _ in 1...10 { bench?.header?.perform { log.starts += 100 } }
      for _ in 1...100 { await Task.yield() }
      first.expect(log.cancellations, is: 0, "cancellations when the action is replaced")
      first.expect(log.starts, is: 1, "actions")
      bench = nil
      await turns { log.cancellations > 0 }
      first.expect(log.cancellations, is: 1, "cancellations when the list is gone")
      gate.open()
      for _ in 1...100 { await Task.yield() }
      first.expect(log.cancellations, is: 1, "cancellations afterwards")
    }
  }

  static func hundredEnds(_ setting: ConformanceSetting) async -> ConformanceVerdict {
    await bench(setting) { (bench) async throws(NotOffered) in
      var ends = 0
      bench.header?.observe { _, event in
        if case .ended = event { ends += 1 }
      }
      try bench.pull()
      bench.settle()
      guard let ender = bench.header?.ender else { throw NotOffered("there is no header") }
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...100 { group.addTask { await endElsewhere(ender) } }
      }
      await turns { bench.header?.isRefreshing == false }
      bench.expect(bench.header?.isRefreshing == false, "still refreshing after a hundred ends")
      bench.settle()
      for _ in 1...200 { await Task.yield() }
      bench.expect(ends, is: 1, "ends that were told")
      bench.expect(bench.headerActions, is: 1, "actions")
      bench.expect(bench.ownTop, is: 0, "the engine's part afterwards")
    }
  }

  /// Ends on an executor that is not the main actor's.
  @concurrent nonisolated private static func endElsewhere(_ ender: RefreshEnder) async { ender.end() }

  static func lateEnd(_ setting: ConformanceSetting) async -> ConformanceVerdict {
    await bench(setting) { (bench) async throws(NotOffered) in
      try bench.pull()
      bench.settle()
      guard let old = bench.header?.ender else { throw NotOffered("there is no header") }
      try bench.ask(.end)
      bench.settle()
      try bench.pull()
      bench.settle()
      await endElsewhere(old)
      for _ in 1...200 { await Task.yield() }
      bench.expect(bench.header?.phase == .refreshing, "the second refresh was ended by the first one's end")
      bench.header?.ender.end()
      bench.expect(bench.header?.isRefreshing == false, "its own end has no effect")
    }
  }

  static func longRunIsNoted(_ setting: ConformanceSetting) -> ConformanceVerdict {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    guard isDebug else { return .notOffered("release builds say nothing") }
    let before = DebugNote.hear
    defer { DebugNote.hear = before }
    var notes: [String] = []
    DebugNote.hear = { notes.append($0) }
    return bench(setting, header: .plain) { (bench) throws(NotOffered) in
      try bench.pull()
      bench.settle()
      try bench.move(.hold(offset: -90))
      try bench.move(.wait(seconds: 50))
      try bench.move(.hold(offset: -91))
      bench.expect(notes.count, is: 0, "notes within a minute")
      try bench.move(.wait(seconds: 20))
      try bench.move(.hold(offset: -90))
      try bench.move(.hold(offset: -91))
      bench.expect(notes.count, is: 1, "notes after a minute")
    }
  }
}

/// Work that waits until it is told to go on.
private final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?
  var isAwaited: Bool { waiting != nil }

  func wait() async { await withCheckedContinuation { waiting = $0 } }

  func open() {
    waiting?.resume()
    waiting = nil
  }
}

/// What work has noted.
private final class Log {
  var starts = 0
  var cancellations = 0
  var fails = false
}

private struct Failure: Error {}
