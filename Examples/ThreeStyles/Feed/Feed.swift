import RefreshTesting

/// The posts on a list, and a server that takes its time on the list's clock.
final class Feed {
  /// How many posts a page has.
  static let pageSize = 10

  /// How many pages there are; the screen opens with two of them.
  static let pageCount = 5

  /// The height of a post's row, in points.
  static let rowHeight = 88.0

  /// The posts, newest first.
  private(set) var rows: [String] = []

  /// How often the newest posts were asked for.
  private(set) var reloads = 0

  /// How often older posts were asked for.
  private(set) var olderLoads = 0

  /// How many answers of the server are on their way.
  private(set) var pendingAnswers = 0

  private weak var list: SimulatedScrollView?

  /// A feed whose first two pages are on the list.
  init(on list: SimulatedScrollView) {
    self.list = list
    show(pages: 2)
  }

  /// Whether there are posts older than those on the list.
  var hasOlder: Bool { rows.count < Self.pageCount * Self.pageSize }

  /// Fetches the newest posts and calls `done` when they are on the list.
  func reload(then done: @escaping () -> Void) {
    reloads += 1
    answer(after: 1) { [weak self] in
      self?.show(pages: 2)
      done()
    }
  }

  /// Fetches a page of older posts and calls `done` when they are on the list, telling whether there
  /// are even older ones.
  func loadOlder(then done: @escaping (_ hasOlder: Bool) -> Void) {
    olderLoads += 1
    answer(after: 0.8) { [weak self] in
      guard let self else { return }
      show(pages: min(Self.pageCount, rows.count / Self.pageSize + 1))
      done(hasOlder)
    }
  }

  private func answer(after seconds: Double, _ work: @escaping () -> Void) {
    pendingAnswers += 1
    list?.after(seconds) { [weak self] in
      self?.pendingAnswers -= 1
      work()
    }
  }

  private func show(pages: Int) {
    rows = (0..<pages * Self.pageSize).map { "Post \($0 + 1)" }
    list?.contentSize = CGSize(width: 375, height: Double(rows.count) * Self.rowHeight)
  }
}
