import RefreshPhysics
public import RefreshCore
public import RefreshViews

// Where the content is, and everything that follows from its being elsewhere.

extension SimulatedScrollView {
  /// Where the viewport's top left corner is in the content, as UIKit counts.
  ///
  /// Setting it stops momentum, a bounce and an animated scroll; it is not clamped. On real platforms
  /// an animated change is shown bit by bit: see ``presentedOffset(along:)``.
  public var contentOffset: CGPoint {
    get {
      CGPoint(x: physical(axes.horizontal.offset, .horizontal), y: axes.vertical.offset)
    }
    set {
      Self.check(Double(newValue.x), "An offset")
      Self.check(Double(newValue.y), "An offset")
      let vertical = writeOffset(Double(newValue.y), .vertical)
      let horizontal = writeOffset(logical(Double(newValue.x)), .horizontal)
      reportScroll(vertical.or(horizontal))
    }
  }

  /// Moves the content so that `offset` is at the viewport's top left corner, within 0.3 seconds if
  /// animated. A touch stops the animation.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard animated else {
      contentOffset = offset
      return
    }
    setOffset(Double(offset.y), animated: true)
    setOffset(logical(Double(offset.x)), along: .horizontal, animated: true)
  }

  /// Moves the content along one axis, the offset counting in reading direction; at once by default.
  ///
  /// Stops momentum, a bounce and an animated scroll along that axis. The offset is not clamped. Under
  /// a finger it changes at once, animated or not.
  ///
  ///     list.setOffset(1200)
  ///     list.setOffset(0, animated: true)
  public func setOffset(_ offset: Double, along axis: ScrollAxis = .vertical, animated: Bool = false) {
    Self.check(offset, "An offset")
    guard animated, !isTracking else {
      reportScroll(writeOffset(offset, axis))
      return
    }
    let origin = axes[axis].offset
    axes[axis].fade = nil
    axes[axis].motion =
      origin == offset
      ? .none : .scrolling(AnimatedScroll(start: clock.tick, origin: origin, target: offset))
  }

  /// Where the content is along `axis`, counted in reading direction.
  public func offset(along axis: ScrollAxis = .vertical) -> Double { axes[axis].offset }

  /// Where the screen shows the content along `axis`: on its way to ``offset(along:)`` while an
  /// animated change runs, else the same.
  public func presentedOffset(along axis: ScrollAxis = .vertical) -> Double {
    axes[axis].offset + (axes[axis].fade?.rest(at: clock.tick) ?? 0)
  }

  /// Between which offsets the content rests along `axis`, room included.
  public func restingOffsets(along axis: ScrollAxis = .vertical) -> ClosedRange<Double> {
    let edges = edges(axis)
    return edges.minimum...edges.maximum
  }

  // MARK: Moving

  /// What a move changed.
  struct Moved {
    var offset = false
    var bars = false

    func or(_ other: Moved) -> Moved {
      Moved(offset: offset || other.offset, bars: bars || other.bars)
    }
  }

  /// A write by code: it stops what moves, and a finger goes on from there.
  func writeOffset(_ offset: Double, _ axis: ScrollAxis) -> Moved {
    axes[axis].motion = .none
    let moved = move(to: offset, axis, by: .write)
    if isTracking { axes[axis].raw = edges(axis).raw(offset, bounces: bounces) }
    return moved
  }

  enum Mover {
    /// Code, which is seen at once or by the animation that it runs in.
    case write
    /// A finger or momentum, which do not disturb what is being shown.
    case physics
  }

  func move(to offset: Double, _ axis: ScrollAxis, by mover: Mover) -> Moved {
    guard offset != axes[axis].offset else { return Moved() }
    let offset = offset + 0  // never -0.0
    switch mover {
    case .physics: break
    case .write:
      let presented = presentedOffset(along: axis)
      axes[axis].fade = animation.map { fade(presented - offset, $0) }
    }
    axes[axis].offset = offset
    record(.scrolled(axis, offset: offset))
    let bars = axis == .vertical && updateTitleBar()
    if bars || stage.followsContent { updateStage() }
    return Moved(offset: true, bars: bars)
  }

  func fade(_ difference: Double, _ animation: ScrollAnimation) -> Fade {
    Fade(
      difference: difference, start: clock.tick, length: Ticks.from(seconds: animation.duration),
      curve: animation.curve)
  }

  func reportScroll(_ moved: Moved) {
    if moved.offset { report(.scrolled) }
    if moved.bars { report(.restingInsetChanged) }
  }

  /// After edges have moved: content at rest is clamped, content in motion goes on towards them, and
  /// content under a finger stays where it is.
  func followEdges(_ axis: ScrollAxis) -> Moved {
    let edges = edges(axis)
    // The finger's own place stays as it is; the next touch event shows it between the new edges.
    guard !isTracking else { return Moved() }
    axes[axis].motion.follow(edges, at: clock.tick)
    guard axes[axis].motion == .none else { return Moved() }
    return move(to: edges.clamp(axes[axis].offset), axis, by: .write)
  }

  func followEdges() -> Moved { followEdges(.vertical).or(followEdges(.horizontal)) }
}
