/// A series of pictures that a look shows one after the other, such as those of a GIF.
///
/// A look only names it; the back end that shows the drawing has the pictures under that name.
nonisolated public struct LookImages: Hashable, Sendable {
  /// The name under which a back end finds the pictures.
  public var name: String

  /// How many pictures there are; with 0 a look shows a spinner.
  public var frames: Int

  /// How long all of them take together, in seconds; `nil` for what the look does by itself.
  public var seconds: Double?

  /// The width of a picture, in points.
  public var width: Double

  /// The height of a picture, in points.
  public var height: Double

  /// Names a series of pictures; 50 by 50 points unless said otherwise.
  public init(
    _ name: String, frames: Int, seconds: Double? = nil, width: Double = 50, height: Double = 50
  ) {
    self.name = name
    self.frames = max(frames, 0)
    self.seconds = seconds
    self.width = width
    self.height = height
  }

  /// The seconds that one loop takes: as said, or else the whole seconds that suffice at `rate` pictures
  /// a second.
  func loop(rate: Double) -> Double {
    if let seconds, seconds > 0 { return seconds }
    return max((Double(frames) / rate).rounded(.up), 1)
  }

  /// Which picture is to be seen `seconds` after the first one, if the loop takes `loop` seconds.
  func frame(at seconds: Double, loop: Double) -> Int {
    let turns = seconds / loop
    let frame = Int((turns - turns.rounded(.down)) * Double(frames) + 1e-6)
    return frame < frames ? frame : 0
  }
}
