import Foundation
public import RefreshLooks

/// Turns drawings into SVG, exact to a hundredth of a point.
///
///     let picture = SVGWriter.document(of: drawing, width: 375, height: 60)
///
/// A writer can turn several drawings into parts of one picture: what they refer to, such as gradients, is
/// collected in ``definitions``, each once.
nonisolated public struct SVGWriter {
  /// What the ids of this picture begin with. Pictures in one page need different ones.
  public let prefix: String

  private let images: SVGImageProvider
  private var ids: [String: String] = [:]
  private var collected: [String] = []

  /// How pointed a miter may be, as on every platform that draws.
  static let miterLimit = 10.0

  /// The attributes that a picture of drawings needs on its outermost element.
  static let rootAttributes =
    "stroke-miterlimit=\"10\" direction=\"ltr\" "
    + "font-family=\"-apple-system,system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif\""

  /// A writer.
  ///
  /// - Parameters:
  ///   - prefix: What the ids begin with; a letter first.
  ///   - images: Finds the pictures for named images; for those it does not know, a quiet stand-in is
  ///     drawn.
  public init(prefix: String = "p", images: @escaping SVGImageProvider = { _, _ in nil }) {
    self.prefix = prefix
    self.images = images
  }

  /// What the markup so far refers to; empty for nothing. It belongs before the markup.
  public var definitions: String { collected.isEmpty ? "" : "<defs>\(collected.joined())</defs>" }

  /// The elements of a drawing.
  public mutating func markup(of drawing: Drawing) -> String {
    var page = SVGStack()
    var path = PathBuilder()
    drawing.forEach { element in
      if path.add(element) { return }
      add(element, &path, &page)
    }
    return page.finished()
  }

  /// A drawing as a complete picture.
  ///
  /// - Parameters:
  ///   - width: The width of the view that was drawn, in points.
  ///   - height: Its height.
  ///   - margin: How much of the surroundings is to be seen on every side.
  ///   - background: What it stands on; nothing by default.
  ///   - title: What it shows, for those who cannot see it.
  ///   - images: Finds the pictures for named images.
  public static func document(
    of drawing: Drawing, width: Double, height: Double, margin: Double = 0,
    background: DrawingColor? = nil, title: String? = nil,
    images: @escaping SVGImageProvider = { _, _ in nil }
  ) -> String {
    var writer = SVGWriter(images: images)
    let markup = writer.markup(of: drawing)
    let frame = SVGFrame(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
    return frame.document(
      writer.definitions + (background.map(frame.background) ?? "") + markup, title: title)
  }

  /// A drawing as an element for a page.
  ///
  /// - Parameters:
  ///   - prefix: What its ids begin with. Pictures in one page need different ones.
  ///   - attributes: More attributes, such as ` class="idle"`.
  public static func element(
    of drawing: Drawing, width: Double, height: Double, margin: Double = 0, prefix: String,
    attributes: String = "", images: @escaping SVGImageProvider = { _, _ in nil }
  ) -> String {
    var writer = SVGWriter(prefix: prefix, images: images)
    let markup = writer.markup(of: drawing)
    let frame = SVGFrame(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
    return frame.element(writer.definitions + markup, attributes: attributes)
  }

  // MARK: Elements

  private mutating func add(_ element: DrawingElement, _ path: inout PathBuilder, _ page: inout SVGStack) {
    let decimals = page.decimals
    func text(_ value: Double) -> String { Numbers.text(value, decimals: decimals) }
    func fill(_ attribute: String) {
      guard let shape = SVGPath(path: path.take(), decimals: decimals).opening() else { return }
      page.add("\(shape)\(attribute)/>")
    }
    switch element {
    case .fill(let color): fill(color.attribute("fill"))
    case .fillLinear(let first, let x0, let y0, let second, let x1, let y1):
      let place = "x1=\"\(text(x0))\" y1=\"\(text(y0))\" x2=\"\(text(x1))\" y2=\"\(text(y1))\""
      fill(gradient("linearGradient", place, first, second))
    case .fillRadial(let inner, let x, let y, let radius, let outer):
      let place = "cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"\(text(max(radius, 0)))\""
      fill(gradient("radialGradient", place, inner, outer))
    case .stroke(let color, let width, let style):
      let trimmed = path.take().trimmed(from: style.trimStart, to: style.trimEnd)
      let shape = SVGPath(path: trimmed, decimals: decimals).opening(isDashed: style.dash > 0)
      guard let shape, width > 0 else { return }
      page.add("\(shape) fill=\"none\"\(color.attribute("stroke"))\(style.attributes(width, decimals))/>")
    case .text(let string, let x, let y, let size, let weight, let alignment, let color):
      guard !string.isEmpty else { return }
      // The middle of a line of text lies this much above its baseline.
      let baseline = y + size * 0.355
      page.add(
        "<text x=\"\(text(x))\" y=\"\(text(baseline))\" font-size=\"\(text(size))\"\(weight.attribute)"
          + "\(alignment.attribute)\(color.attribute("fill"))>\(Markup.escaped(string))</text>")
    case .image(let name, let frame, let x, let y, let width, let height):
      guard width > 0, height > 0 else { return }
      let place =
        " x=\"\(text(x))\" y=\"\(text(y))\" width=\"\(text(width))\" height=\"\(text(height))\""
      page.add((images(name, frame) ?? .missing).markup(place))
    case .push(let x, let y, let degrees, let scaleX, let scaleY, let opacity):
      let group = SVGGroup(x: x, y: y, degrees: degrees, scaleX: scaleX, scaleY: scaleY, opacity: opacity)
      page.push(group.opening(decimals), scale: group.scale)
    case .clip(let x, let y, let width, let height):
      let frame = SVGFrame(x: x, y: y, width: max(width, 0), height: max(height, 0), decimals: decimals)
      let name = id("c", "<clipPath", ">\(frame.rectangle)/></clipPath>")
      page.push("<g clip-path=\"url(#\(name))\">", scale: 1)
    case .pop: page.pop()
    case .move, .line, .quad, .cubic, .arc, .close: break
    }
  }

  /// The attribute that fills with a gradient.
  private mutating func gradient(
    _ kind: String, _ place: String, _ first: DrawingColor, _ second: DrawingColor
  ) -> String {
    let stops = first.stop(at: 0) + second.stop(at: 1)
    let rest = " gradientUnits=\"userSpaceOnUse\" \(place)>\(stops)</\(kind)>"
    return " fill=\"url(#\(id("g", "<\(kind)", rest)))\""
  }

  /// The id of a definition, which is kept once.
  private mutating func id(_ letter: String, _ lead: String, _ rest: String) -> String {
    if let id = ids[lead + rest] { return id }
    let id = "\(prefix)\(letter)\(collected.count + 1)"
    ids[lead + rest] = id
    collected.append("\(lead) id=\"\(id)\"\(rest)")
    return id
  }
}
