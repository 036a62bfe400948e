#if !canImport(UIKit)
/// A view that shows a text: the part of `UILabel` that refresh views use.
open class PlatformLabel: PlatformView {
  /// What is shown; nothing by default.
  public final var text: String?

  /// How the text looks; the system's, 17 points, by default.
  public final var font: PlatformFont! = .systemFont(ofSize: 17)

  /// The text's colour; black by default.
  public final var textColor: PlatformColor! = .black

  /// Where the text stands in the bounds; natural by default.
  public final var textAlignment = TextAlignment.natural

  /// How many lines the text may take, 0 being any number; 1 by default.
  public final var numberOfLines = 1

  /// Where a text stands in a label.
  public enum TextAlignment: Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// Filling the line.
    case justified
    /// Where lines of the text's language begin.
    case natural
  }

  /// The size that the text needs, guessed from its length: there are no font metrics here.
  public final var intrinsicContentSize: CGSize {
    let size = font.pointSize
    return CGSize(
      width: (CGFloat((text ?? "").count) * size * 0.55).rounded(.up), height: (size * 1.2).rounded(.up))
  }

  /// Gives the frame the size that the text needs.
  public final func sizeToFit() { frame.size = intrinsicContentSize }
}
#endif
