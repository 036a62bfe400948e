import RefreshLooks

/// A rectangle in a picture, or the picture's own.
nonisolated struct SVGFrame {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var decimals = 2

  /// A rectangle element without its end.
  var rectangle: String { "<rect\(place)" }

  /// Where it lies, as attributes.
  var place: String {
    let place = "\(x == 0 ? "" : " x=\"\(text(x))\"")\(y == 0 ? "" : " y=\"\(text(y))\"")"
    return "\(place) width=\"\(text(width))\" height=\"\(text(height))\""
  }

  /// The rectangle as the part that a picture shows.
  var viewBox: String {
    " viewBox=\"\(text(x)) \(text(y)) \(text(width)) \(text(height))\""
  }

  /// The rectangle filled.
  func background(_ color: DrawingColor) -> String { "\(rectangle)\(color.attribute("fill"))/>" }

  /// A complete picture of this size.
  func document(_ markup: String, title: String?) -> String {
    let name = title.map { "<title>\(Markup.escaped($0))</title>" } ?? ""
    let size = " width=\"\(text(width))\" height=\"\(text(height))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"\(size)\(viewBox) \(SVGWriter.rootAttributes)>"
      + "\(name)\(markup)</svg>\n"
  }

  /// A picture of this size as an element for a page.
  func element(_ markup: String, attributes: String) -> String {
    "<svg\(viewBox) \(SVGWriter.rootAttributes)\(attributes)>\(markup)</svg>"
  }

  private func text(_ value: Double) -> String { Numbers.text(value, decimals: decimals) }
}
