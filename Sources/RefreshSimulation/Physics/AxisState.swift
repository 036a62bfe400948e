import RefreshCore

/// What a scroll view remembers about one axis.
nonisolated struct AxisState {
  /// Where the content is, in reading direction.
  var offset = 0.0

  /// Where the finger has pulled the content, before the rubber band.
  var raw = 0.0

  var motion = Motion.none

  /// What the screen still shows of an animated change.
  var fade: Fade?
}

/// A difference between what is shown and what is, going away along a curve.
nonisolated struct Fade {
  let difference: Double
  let start: Int
  let length: Int
  let curve: ScrollAnimation.Curve

  /// When nothing is left of the difference.
  var end: Int { difference == 0 ? start : start + length }

  /// What is left of the difference at `tick`.
  func rest(at tick: Int) -> Double {
    guard tick < end else { return 0 }
    return difference * (1 - curve.progress(after: tick - start, of: length))
  }
}

/// One value for each axis.
nonisolated struct AxisPair<Value> {
  var vertical: Value
  var horizontal: Value

  subscript(axis: ScrollAxis) -> Value {
    get {
      switch axis {
      case .vertical: vertical
      case .horizontal: horizontal
      }
    }
    set {
      switch axis {
      case .vertical: vertical = newValue
      case .horizontal: horizontal = newValue
      }
    }
  }
}
