#if !canImport(UIKit)
/// A picture by name and size.
public final class PlatformImage {
  /// How large the picture is, in points.
  public let size: CGSize

  /// The name that it was made by.
  public let name: String

  /// A picture that is known by its name.
  public init(named name: String, size: CGSize = .zero) {
    self.name = name
    self.size = size
  }
}

/// A view that shows a picture or a sequence of them: the part of `UIImageView` that refresh views use.
open class PlatformImageView: PlatformView {
  /// The picture shown while nothing is animated.
  public final var image: PlatformImage?

  /// The pictures of the sequence.
  public final var animationImages: [PlatformImage]?

  /// How long the sequence takes, in seconds; 0 by default, a thirtieth of a second a picture.
  public final var animationDuration = 0.0

  /// Whether the sequence is running.
  public private(set) final var isAnimating = false

  /// The picture that is shown `seconds` after the sequence began: in a loop while it runs, else ``image``.
  public final func picture(after seconds: Double) -> PlatformImage? {
    guard isAnimating, let pictures = animationImages, !pictures.isEmpty else { return image }
    let loop = animationDuration > 0 ? animationDuration : Double(pictures.count) / 30
    let share = seconds / loop - (seconds / loop).rounded(.down)
    return pictures[min(Int(share * Double(pictures.count)), pictures.count - 1)]
  }

  /// Runs the sequence, if there is one.
  public final func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  /// Stops the sequence.
  public final func stopAnimating() { isAnimating = false }
}
#endif
