/// A picture for a named image of a drawing.
nonisolated public enum SVGImage: Equatable, Sendable {
  /// SVG markup that is `width` by `height` points large, its origin at the upper left.
  case fragment(String, width: Double, height: Double)

  /// The address of a picture, such as `data:image/png;base64,…`.
  case address(String)
}

/// Finds the picture for the name of an image and the number of its frame.
public typealias SVGImageProvider = @Sendable (_ name: String, _ frame: Int) -> SVGImage?

nonisolated extension SVGImage {
  /// The picture, as large as fits into a rectangle.
  func markup(_ place: String) -> String {
    switch self {
    case .fragment(let markup, let width, let height):
      let size = Numbers.join([max(width, 0), max(height, 0)])
      return "<svg\(place) viewBox=\"0 0 \(size)\">\(markup)</svg>"
    case .address(let address): return "<image\(place) href=\"\(Markup.escaped(address))\"/>"
    }
  }

  /// What stands for a picture that is missing: a frame, a hill and a sun, all faint.
  static let missing = SVGImage.fragment(
    "<g fill=\"none\" stroke=\"#888\" stroke-opacity=\".6\" stroke-linejoin=\"round\">"
      + "<rect x=\"1\" y=\"1\" width=\"22\" height=\"22\" rx=\"4\" fill=\"#888\" fill-opacity=\".1\"/>"
      + "<path d=\"M3 18L9 11L13 15.5L16 13L21 18\"/><circle cx=\"16\" cy=\"8\" r=\"2\"/></g>",
    width: 24, height: 24)
}
