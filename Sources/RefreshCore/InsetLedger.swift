/// Who owns which part of the inset at one edge.
///
/// `total == user + room` at every moment. The engine changes the room, never the total; whoever else
/// writes the total changes the user's part. Nothing is saved to be restored later, so nothing can be
/// restored wrong.
///
/// One kind of outside write is no news: while room is open or closing, a total that the ledger itself
/// published is an *echo*, an app putting back what it had read. It means the user's part as it was
/// when that total was published.
nonisolated public struct InsetLedger: Equatable, Sendable {
  /// The app's part, in points.
  public private(set) var user: Double

  /// The part that is ours, in points.
  public private(set) var room = 0.0

  /// What the platform's inset has to be.
  public var total: Double { user + room }

  private var published: [Published] = []

  private struct Published: Equatable, Sendable {
    let total: Double
    let user: Double
  }

  /// How many published totals are remembered; room that follows the finger publishes many.
  private static let memory = 64

  /// Totals closer than this are the same one: platforms round to thirds of a point.
  private static let tolerance = 0.2

  /// A ledger for an edge whose inset is all the app's.
  public init(user: Double = 0) { self.user = user.isFinite ? user : 0 }

  /// Sets our part.
  public mutating func setRoom(_ points: Double) {
    precondition(points >= 0 && points.isFinite, "Room at an edge is 0 points or more")
    remember()
    room = points
    remember()
  }

  /// Forgets what was published: no room is open and none is closing any more.
  public mutating func settle() {
    guard room == 0 else { return }
    published.removeAll(keepingCapacity: true)
  }

  /// Sets the app's part, leaving no doubt.
  public mutating func setUser(_ points: Double) {
    guard points.isFinite else { return }
    user = points
    if !published.isEmpty { remember() }
  }

  /// Takes in a total that someone else wrote, and says whether the app's part changed by it.
  @discardableResult
  public mutating func observe(total written: Double) -> Bool {
    guard written.isFinite else { return false }
    let before = user
    if let echo = echo(of: written) {
      user = echo.user
    } else {
      user = written
    }
    if !published.isEmpty { remember() }
    return user != before
  }

  /// The published total that `written` repeats: the closest, and of equally close ones the latest.
  private func echo(of written: Double) -> Published? {
    published.reversed().filter { abs($0.total - written) <= Self.tolerance }
      .min { abs($0.total - written) < abs($1.total - written) }
  }

  private mutating func remember() {
    let entry = Published(total: total, user: user)
    guard published.last != entry else { return }
    if published.count == Self.memory { published.removeFirst() }
    published.append(entry)
  }
}
