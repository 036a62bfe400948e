package import RefreshCore

/// What a scroll view remembers about one axis.
nonisolated package struct AxisState {
  /// Where the content is, in reading direction.
  package var offset = 0.0

  /// Where the finger has pulled the content, before the rubber band.
  package var raw = 0.0

  package var motion = Motion.none

  /// What the screen still shows of an animated change.
  package var fade: Fade?

  /// At rest at 0.
  package init() {}
}

/// A difference between what is shown and what is, going away along a curve.
nonisolated package struct Fade {
  package let difference: Double
  package let start: Int
  package let length: Int
  package let curve: ScrollAnimation.Curve

  package init(difference: Double, start: Int, length: Int, curve: ScrollAnimation.Curve) {
    self.difference = difference
    self.start = start
    self.length = length
    self.curve = curve
  }

  /// When nothing is left of the difference.
  package var end: Int { difference == 0 ? start : start + length }

  /// What is left of the difference at `tick`.
  package func rest(at tick: Int) -> Double {
    guard tick < end else { return 0 }
    return difference * (1 - curve.progress(after: tick - start, of: length))
  }
}

/// One value for each axis.
nonisolated package struct AxisPair<Value> {
  package var vertical: Value
  package var horizontal: Value

  package init(vertical: Value, horizontal: Value) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  package subscript(axis: ScrollAxis) -> Value {
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
