#if !canImport(UIKit)
/// A spinner: the part of `UIActivityIndicatorView` that refresh views use.
open class PlatformActivityIndicatorView: PlatformView {
  /// How large the spinner is.
  public enum Style: Hashable, Sendable {
    /// About 20 points.
    case medium
    /// About 37 points.
    case large
    /// The older name of a medium spinner in gray.
    case gray
    /// The older name of a medium spinner in white.
    case white
    /// The older name of a large spinner in white.
    case whiteLarge
  }

  /// How large the spinner is; medium by default.
  public final var style: Style

  /// The spinner's colour; the style's own by default.
  public final var color: PlatformColor! = .gray

  /// Whether the spinner is hidden while it stands still; true by default.
  public final var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the spinner turns.
  public private(set) final var isAnimating = false

  /// A spinner standing still.
  public init(style: Style) {
    self.style = style
    let side: CGFloat =
      switch style {
      case .medium, .gray, .white: 20
      case .large, .whiteLarge: 37
      }
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isHidden = true
  }

  /// A medium spinner with a place of its own, standing still.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Nothing is decoded without UIKit: always nil.
  public required init?(coder: PlatformCoder) { nil }

  /// Turns, and shows itself.
  public final func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stands still, and hides if ``hidesWhenStopped``.
  public final func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
#endif
