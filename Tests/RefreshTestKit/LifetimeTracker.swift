public import Testing

/// Remembers objects without keeping them, and says at the end which of them are still there.
///
///     let lives = LifetimeTracker()
///     do {
///       let list = lives.track(SimulatedScrollView(), "list")
///       list.refreshers.attach(lives.track(Refresher(slot: .header), "header"))
///     }
///     lives.expectAllGone()
public final class LifetimeTracker {
  private struct Tracked {
    let name: String
    weak var object: AnyObject?
  }

  private var tracked: [Tracked] = []

  /// A tracker that remembers nothing yet.
  public init() {}

  /// Remembers `object` by a name, its type unless said otherwise, and hands it back.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
    tracked.append(Tracked(name: name ?? "\(Object.self)", object: object))
    return object
  }

  /// The names of those that are still there, in the order in which they came.
  public var survivors: [String] { tracked.filter { $0.object != nil }.map(\.name) }

  /// Fails, naming them, if any of the objects are still there.
  public func expectAllGone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(survivors == [], "Something keeps these alive", sourceLocation: sourceLocation)
  }
}
