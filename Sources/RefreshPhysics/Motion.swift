/// What moves the content along one axis while no finger holds it.
nonisolated package enum Motion: Equatable {
  case none
  case decelerating(Deceleration)
  case springing(Spring)
  case scrolling(AnimatedScroll)

  /// What becomes of content that is let go of: back to the edge that it is past, or on by momentum.
  package init(from offset: Double, velocity: Double, edges: AxisEdges, at tick: Int) {
    if let edge = edges.passed(by: offset) {
      self = .springing(
        Spring(
          start: tick, from: offset, velocity: velocity, target: edge,
          purpose: offset < edge ? .start : .end))
    } else if abs(velocity) >= Deceleration.stillness {
      self = .decelerating(Deceleration(start: tick, from: offset, velocity: velocity))
    } else {
      self = .none
    }
  }

  /// Moves on to `tick` and says where the content is then; nil if nothing moves.
  package mutating func step(to tick: Int, edges: AxisEdges, bounces: Bool) -> Double? {
    while true {
      switch self {
      case .none:
        return nil
      case .scrolling(let scroll):
        if tick >= scroll.end { self = .none }
        return scroll.position(at: tick)
      case .decelerating(let momentum):
        let ticks = max(0, min(tick - momentum.start, momentum.length))
        let place = momentum.position(after: ticks)
        if let edge = edges.passed(by: place) {
          guard bounces else {
            self = .none
            return edge
          }
          self = .springing(
            Spring(
              start: momentum.start + momentum.passes(edge, upTo: ticks), from: edge,
              velocity: momentum.velocity(at: edge), target: edge,
              purpose: place < edge ? .start : .end))
          continue
        }
        if ticks == momentum.length { self = .none }
        return place
      case .springing(let spring):
        let ticks = max(0, tick - spring.start)
        guard spring.isOver(after: ticks) else { return spring.position(after: ticks) }
        self = .none
        return spring.target
      }
    }
  }

  /// Goes on towards edges that are elsewhere now, with the speed that there is.
  package mutating func follow(_ edges: AxisEdges, at tick: Int) {
    switch self {
    case .none, .scrolling:
      break
    case .decelerating(let momentum):
      let ticks = max(0, min(tick - momentum.start, momentum.length))
      let place = momentum.position(after: ticks)
      guard edges.passed(by: place) != nil else { return }
      self = Motion(from: place, velocity: momentum.velocity(after: ticks), edges: edges, at: tick)
    case .springing(let spring):
      let ticks = max(0, tick - spring.start)
      let (place, velocity) = (spring.position(after: ticks), spring.velocity(after: ticks))
      switch spring.purpose {
      // A fast release swings past its edge into the content and comes back: that is no new edge.
      case .start:
        guard edges.minimum != spring.target else { return }
        self = Motion(from: place, velocity: velocity, edges: edges, at: tick)
      case .end:
        guard edges.maximum != spring.target else { return }
        self = Motion(from: place, velocity: velocity, edges: edges, at: tick)
      case .page:
        let target = edges.clamp(spring.target)
        guard target != spring.target else { return }
        self = .springing(
          Spring(start: tick, from: place, velocity: velocity, target: target, purpose: .page))
      }
    }
  }
}

/// A scroll by code that takes 0.3 seconds.
nonisolated package struct AnimatedScroll: Equatable {
  package static let length = 36_000

  package let start: Int
  package let origin: Double
  package let target: Double

  package init(start: Int, origin: Double, target: Double) {
    self.start = start
    self.origin = origin
    self.target = target
  }

  package var end: Int { start + Self.length }

  package func position(at tick: Int) -> Double {
    guard tick < end else { return target }
    return origin + (target - origin) * EaseInOut.progress(Double(tick - start) / Double(Self.length))
  }
}
