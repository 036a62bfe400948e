/// Decides what of a refresh is said aloud, so that each thing is said once and nothing is said that the
/// user need not know.
///
/// A start is said, whoever asked for it; a pull that goes back never becomes one. An end is said to a user
/// who waits for it: not for a refresh that nobody but code began, and not when nothing has changed.
///
/// The machine is a value and says nothing itself: each event is one method and returns the one thing to
/// say, if any.
nonisolated package struct AnnouncementMachine: Equatable, Sendable {
  /// Whether there is a user who waits to hear of the end.
  private var isAwaited = false

  package init() {}

  /// A refresh started.
  package mutating func started(byUser: Bool) -> RefreshAnnouncement? {
    isAwaited = byUser
    return .started
  }

  /// The user asks again for a refresh that is running.
  package mutating func askedAgain() { isAwaited = true }

  /// A refresh is over.
  package mutating func ended(_ result: RefreshResult) -> RefreshAnnouncement? {
    guard isAwaited else { return nil }
    isAwaited = false
    switch result {
    case .success: return .succeeded
    case .unchanged: return nil
    case .failure: return .failed
    }
  }

  /// It turned out that there is no more data, which says all about a load that ends with it.
  package mutating func ranOut() -> RefreshAnnouncement? {
    isAwaited = false
    return .noMoreData
  }
}
