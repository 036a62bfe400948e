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
#endif
