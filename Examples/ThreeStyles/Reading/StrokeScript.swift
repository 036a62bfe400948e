import RefreshTesting

/// What a finger does to the feed, read from a file: strokes with pauses between them.
struct StrokeScript: Equatable {
  /// One touch, from down to lift.
  struct Touch: Equatable {
    /// The seconds from the lift before it, or from the start, until the finger touches.
    let pause: Double

    /// Where the finger was when, as the touch screen told.
    let samples: [Stroke.Sample]

    /// The seconds from the touch until the finger lifts, where the last sample was.
    let lift: Double

    /// The stroke that a simulated finger replays.
    var stroke: Stroke {
      Stroke(samples + [Stroke.Sample(lift, samples[samples.count - 1].position)])
    }
  }

  /// Where the list is before the first touch.
  enum Start: Equatable {
    /// At the first post.
    case top
    /// Almost at the last one.
    case nearEnd
    /// At an offset.
    case offset(Double)
  }

  /// What the file is called, without folders.
  let file: String

  /// What it is called.
  let name: String

  /// What it shows, in a sentence.
  let about: String

  /// Where it starts.
  let start: Start

  /// The touches, in order.
  let touches: [Touch]
}
