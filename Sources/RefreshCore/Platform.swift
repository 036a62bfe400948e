// The only file of the core with conditionals: what a full runtime has and an Embedded one lacks.

#if hasFeature(Embedded)
/// What every class-bound protocol and every open class of this package descends from.
///
/// Embedded Swift runs on one thread and has no actors, so there is nothing to be bound to.
public protocol MainActorBound: AnyObject {}

/// The same for what may be a value.
public protocol MainActorIsolated {}

/// A reference to an object that does not keep it alive.
///
/// Without a runtime that has weak references the reference is unowned: whoever made the object must
/// keep it as long as anything points at it.
package struct Link<Object: AnyObject> {
  package private(set) unowned(unsafe) var object: Object?
  package init(_ object: Object? = nil) { self.object = object }
}

/// A reference to a host that does not keep it alive; see ``Link``.
package struct HostLink {
  package private(set) unowned(unsafe) var host: (any ScrollHost)?
  package init(_ host: (any ScrollHost)? = nil) { self.host = host }
}

/// Words for the developer; nowhere to say them without a console.
package enum DebugNote {
  /// Gets the notes.
  nonisolated(unsafe) package static var hear: ((String) -> Void)?

  /// Says that a call had no effect, and why.
  package static func say(_ text: String) { hear?(text) }
}

/// A reference by which a style's namespace finds its scroll view again; see ``Link``.
nonisolated package struct HostingLink: @unchecked Sendable {
  package private(set) unowned(unsafe) var hosting: (any ScrollHosting)?
  package init(_ hosting: any ScrollHosting) { self.hosting = hosting }
}
#else
/// What every class-bound protocol and every open class of this package descends from.
///
/// A module does not hand its default isolation on to types that outsiders write. A class that
/// conforms to a protocol of this package, or subclasses one of its classes, is bound to the main
/// actor all the same, because this protocol is. It is declared `@preconcurrency`, as UIKit's classes
/// are, so that Swift 5 code that calls from elsewhere goes on compiling.
@preconcurrency @MainActor public protocol MainActorBound: AnyObject, MainActorIsolated {}

/// The same for what may be a value.
@preconcurrency @MainActor public protocol MainActorIsolated {}

/// A reference to an object that does not keep it alive.
package struct Link<Object: AnyObject> {
  package private(set) weak var object: Object?
  package init(_ object: Object? = nil) { self.object = object }
}

/// A reference to a host that does not keep it alive; see ``Link``.
package struct HostLink {
  package private(set) weak var host: (any ScrollHost)?
  package init(_ host: (any ScrollHost)? = nil) { self.host = host }
}

/// Words for the developer, in debug builds: what a call that did nothing would have needed.
package enum DebugNote {
  /// Gets the notes instead of the console.
  nonisolated(unsafe) package static var hear: ((String) -> Void)?

  /// Says that a call had no effect, and why.
  package static func say(_ text: String) {
    #if DEBUG
    if let hear { hear(text) } else { print("RefreshStyles: " + text) }
    #endif
  }
}

/// A reference by which a style's namespace finds its scroll view again.
///
/// It keeps nothing alive, makes no host, and may be made anywhere: on another thread, and in the
/// `deinit` of the scroll view itself, where it finds nothing. It is read on the main actor.
///
/// Swift's own weak references put up with an object that is going away. On a platform where those do
/// not, the link goes through an anchor: an object that the scroll view owns, that is alive as long as
/// the scroll view can be reached, and from which the way back is safe, such as a view's layer.
nonisolated package struct HostingLink: @unchecked Sendable {
  private weak var direct: (any ScrollHosting)?
  private weak var anchor: AnyObject?
  private let wayBack: (@Sendable (AnyObject) -> (any ScrollHosting)?)?

  package init(_ hosting: any ScrollHosting) {
    direct = hosting
    wayBack = nil
  }

  /// A link that goes through an anchor.
  ///
  /// - Parameters:
  ///   - anchor: Held weakly.
  ///   - wayBack: Finds the scroll view of an anchor that is alive, or nothing if that is gone.
  package init<Anchor: AnyObject>(
    through anchor: Anchor, wayBack: @escaping @Sendable (Anchor) -> (any ScrollHosting)?
  ) {
    self.anchor = anchor
    self.wayBack = { ($0 as? Anchor).flatMap(wayBack) }
  }

  /// The scroll view; nil once it is gone or going.
  package var hosting: (any ScrollHosting)? {
    guard let wayBack else { return direct }
    return anchor.flatMap(wayBack)
  }
}
#endif
