package import RefreshTesting

/// The hands of a walk: what a user, an app, the system and the clock do to one scroll view.
///
/// A finger that is up is put down by moving it; lifting one that is up does nothing.
package protocol WalkStage: MainActorBound {
  /// The scroll view, as styles see it.
  var hosting: any ScrollHosting { get }

  /// The axis along which everything here happens.
  var axis: ScrollAxis { get }

  /// Whether the host does, or did, what no host may do.
  var isUnruly: Bool { get }

  /// What the host noticed that may never happen.
  var breaches: [String] { get }

  /// How often an inset was written by the engine so far.
  var writes: Int { get }

  /// Called after the engine has heard of an event.
  var onEvent: ((ScrollEvent) -> Void)? { get set }

  // MARK: The user

  func touch(to offset: Double)
  func drag(by points: Double)
  func lift(velocity: Double)
  func cancel()
  func wheel(by points: Double)

  // MARK: The app and the system

  func scroll(to offset: Double, animated: Bool)
  func totalInset(at edge: ScrollEdge) -> Double
  func setTotalInset(_ points: Double, at edge: ScrollEdge)
  func setBars(_ points: Double)
  func setLargeTitle(_ isOn: Bool)
  func setContent(_ length: Double)
  func setViewport(_ length: Double)
  func setRightToLeft(_ isOn: Bool)
  func setOnScreen(_ isOn: Bool)
  func inLayout(_ work: () -> Void)

  // MARK: The clock

  /// Lets one frame go by, and everything that is due until then.
  func frame()

  /// Lets whole hours go by.
  func skip(hours: Int)

  /// Behaves from now on, and catches up with what was missed.
  func calmDown()

  /// Lets time go by until everything has come to rest; false if that takes too long.
  func settle() -> Bool

  // MARK: Questions

  /// Whether the content moves by itself.
  var isMoving: Bool { get }

  /// Whether the engine wants neither calls nor frames.
  var isIdle: Bool { get }

  /// Between which offsets the content rests, room included.
  var restingOffsets: ClosedRange<Double> { get }

  /// How much taller a large title is at the content's start than elsewhere: content that was put below a
  /// collapsed one stays there, though a finger would find it expanded.
  var titleGap: Double { get }
}

extension WalkStage {
  var host: any ScrollHost { hosting.scrollHost }
  var metrics: ScrollMetrics { host.metrics(along: axis) }

  var edges: [ScrollEdge] {
    switch axis {
    case .vertical: [.top, .bottom]
    case .horizontal: [.leading, .trailing]
    }
  }

  func edge(atStart: Bool) -> ScrollEdge { edges[atStart ? 0 : 1] }
}
