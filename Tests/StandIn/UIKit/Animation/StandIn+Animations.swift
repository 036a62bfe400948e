import RefreshPhysics

/// A block of animated changes on its way.
@MainActor final class BlockAnimation {
  struct Change {
    weak var view: UIView?
    let key: String
    /// Where it came from, less where it goes.
    let way: [CGFloat]
  }

  let start: Int
  let length: Int
  let curve: ScrollCurve
  let options: UIView.AnimationOptions
  var changes: [Change] = []
  var completion: ((Bool) -> Void)?
  var due: Int?

  init(
    start: Int, length: Int, curve: @escaping ScrollCurve, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    (self.start, self.length, self.curve, self.options) = (start, length, curve, options)
    self.completion = completion
  }

  /// How much of the way is still to go, from 1 to 0.
  func rest(at tick: Int) -> CGFloat {
    guard length > 0 else { return 0 }
    return 1 - CGFloat(curve(max(0, min(Double(tick - start) / Double(length), 1))))
  }

  func end(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

/// How far an animation has come at a share of its time.
typealias ScrollCurve = (Double) -> Double

extension StandIn {
  /// The block whose changes are collected now.
  static var collecting: BlockAnimation?
  /// Whether changes are made without animation, in the middle of a block that animates.
  static var animates = true
  private(set) static var running: [BlockAnimation] = []

  /// A property of a view that can be animated has changed.
  static func changes(_ view: UIView, _ key: String, _ old: [CGFloat], _ new: [CGFloat]) {
    guard let animation = collecting, animates, old != new else { return }
    var from = old
    if animation.options.contains(.beginFromCurrentState) {
      from = shown(view, key, old)
      drop(view, key)
    }
    let way = zip(from, new).map { $0 - $1 }
    animation.changes.append(BlockAnimation.Change(view: view, key: key, way: way))
  }

  /// What is to be seen of a property: its value, and what running animations have not come through yet.
  static func shown(_ view: UIView, _ key: String, _ value: [CGFloat]) -> [CGFloat] {
    var shown = value
    for animation in running {
      let rest = animation.rest(at: tick)
      for change in animation.changes where change.view === view && change.key == key {
        shown = zip(shown, change.way).map { $0 + $1 * rest }
      }
    }
    return shown
  }

  static func run(_ animation: BlockAnimation) {
    // A block in which nothing moves is over in the next turn.
    let ticks = animation.changes.isEmpty ? 0 : animation.start - tick + animation.length
    running.append(animation)
    animation.due = after(Double(ticks) / 120_000) { [weak animation] in
      guard let animation else { return }
      running.removeAll { $0 === animation }
      animation.end(true)
    }
  }

  /// A newer animation goes on with this property from where it is; an older one that has nothing left to
  /// move has not finished.
  private static func drop(_ view: UIView, _ key: String) {
    for animation in running {
      animation.changes.removeAll { $0.view === view && $0.key == key }
      if animation.changes.isEmpty { interrupt(animation) }
    }
  }

  static func removeAnimations(of view: UIView) {
    for animation in running {
      let count = animation.changes.count
      animation.changes.removeAll { $0.view === view }
      if animation.changes.isEmpty && count > 0 { interrupt(animation) }
    }
  }

  private static func interrupt(_ animation: BlockAnimation) {
    guard running.contains(where: { $0 === animation }) else { return }
    running.removeAll { $0 === animation }
    if let due = animation.due { cancel(due) }
    after(0) { animation.end(false) }
  }
}
