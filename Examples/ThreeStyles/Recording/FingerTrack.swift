import RefreshTesting

/// Where the finger was during a script: the same for every style.
struct FingerTrack {
  /// One touch.
  struct Touch: Equatable {
    /// The times in seconds since the script began, and the points moved since the touch.
    let points: [(time: Double, way: Double)]

    static func == (one: Touch, other: Touch) -> Bool {
      one.points.elementsEqual(other.points) { $0.time == $1.time && $0.way == $1.way }
    }

    /// When the finger touched.
    var down: Double { points[0].time }

    /// When it lifted.
    var lift: Double { points[points.count - 1].time }
  }

  let touches: [Touch]

  /// The track of a script's finger.
  init(_ script: StrokeScript) {
    var start = 0.0
    touches = script.touches.map { touch in
      start += touch.pause
      let samples = touch.stroke.samples
      let points = samples.map { (start + $0.time, $0.position - samples[0].position) }
      start += touch.lift
      return Touch(points: points)
    }
  }

  /// How far the finger has moved since it touched; nil where no finger is down.
  func way(at time: Double) -> Double? {
    guard let touch = touches.last(where: { $0.down <= time }), time < touch.lift else { return nil }
    return touch.points.last { $0.time <= time }?.way
  }

  /// When the finger that was last down by `time` lifted; nil if it is down then, or none was.
  func lift(before time: Double) -> Double? {
    guard let touch = touches.last(where: { $0.down <= time }), touch.lift <= time + 1e-6 else { return nil }
    return touch.lift
  }

  /// When the last finger lifted.
  var lastLift: Double { touches.last?.lift ?? 0 }
}
