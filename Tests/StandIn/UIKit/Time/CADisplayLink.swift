public typealias CFTimeInterval = Double

public func CACurrentMediaTime() -> CFTimeInterval { MainActor.assumeIsolated { StandIn.now } }

@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private let target: Any
  public var isPaused = false
  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public var duration: CFTimeInterval { Double(StandIn.frameLength) / 120_000 }
  public var preferredFramesPerSecond = 0
  public init(target: Any, selector sel: Selector) {
    precondition(sel == Selector("main"), "The stand-in knows an operation's main only")
    self.target = target
  }
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { StandIn.add(self) }
  nonisolated public func invalidate() {
    MainActor.assumeIsolated { StandIn.remove(self) }
  }
  func beat() {
    guard !isPaused else { return }
    timestamp = StandIn.now
    targetTimestamp = timestamp + duration
    (target as? Operation)?.main()
  }
}
