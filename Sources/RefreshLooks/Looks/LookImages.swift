/// A sequence of images of one's own, by the name under which a back end finds it.
nonisolated public struct LookImages: Hashable, Sendable {
  /// The name under which the back end finds the images.
  public var name: String

  /// How many images there are; 0 shows nothing.
  public var count: Int

  /// How long one loop through all images takes, in seconds.
  public var duration: Double

  /// The width at which an image is shown, in points.
  public var width: Double

  /// The height at which an image is shown, in points.
  public var height: Double

  /// Images of that name, number, duration and size.
  public init(_ name: String, count: Int, duration: Double, width: Double, height: Double) {
    self.name = name
    self.count = count
    self.duration = duration
    self.width = width
    self.height = height
  }
}
