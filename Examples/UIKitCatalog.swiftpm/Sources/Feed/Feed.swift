import UIKit

/// The posts on a list, newest first.
@MainActor final class Feed {
  /// How many posts a page has.
  static let pageSize = 10

  /// How many pages there are; a screen opens with two of them.
  static let pageCount = 5

  private(set) var posts: [String] = []
  private var edition = 1

  init() { show(pages: 2) }

  /// Fetches the newest posts and calls `done` when they are here.
  func reload(then done: @escaping () -> Void) {
    Server.after(1) {
      self.edition += 1
      self.show(pages: 2)
      done()
    }
  }

  /// Fetches a page of older posts and calls `done` when they are here, telling whether there are even older
  /// ones.
  func loadOlder(then done: @escaping (_ hasOlder: Bool) -> Void) {
    Server.after(0.8) {
      self.show(pages: min(Self.pageCount, self.posts.count / Self.pageSize + 1))
      done(self.posts.count < Self.pageCount * Self.pageSize)
    }
  }

  private func show(pages: Int) {
    posts = (1...pages * Self.pageSize).map { "Post \($0), edition \(edition)" }
  }
}
