public struct Selector: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

@MainActor public func CACurrentMediaTime() -> TimeInterval { StandIn.now }

@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private let target: Any
  public var isPaused = false
  public init(target: Any, selector: Selector) {
    precondition(selector == Selector("main"), "The stand-in knows an operation's main only")
    self.target = target
  }
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) { StandIn.add(self) }
  nonisolated public func invalidate() {
    MainActor.assumeIsolated { StandIn.remove(self) }
  }
  func beat() { if !isPaused { (target as? Operation)?.main() } }
}
