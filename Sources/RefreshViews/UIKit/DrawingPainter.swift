#if canImport(UIKit)
import RefreshLooks
import UIKit

/// Replays a drawing in a Core Graphics context.
struct DrawingPainter {
  private let context: CGContext

  init(_ context: CGContext) { self.context = context }

  func paint(_ drawing: Drawing) {
    var path = CGMutablePath()
    drawing.forEach { element in
      if paintPath(element, into: path) { return }
      paint(element, path)
      if element.endsPath { path = CGMutablePath() }
    }
  }

  // MARK: Paths

  /// Adds to the path; false if the element is none of a path.
  private func paintPath(_ element: DrawingElement, into path: CGMutablePath) -> Bool {
    switch element {
    case .move(let x, let y): path.move(to: CGPoint(x: x, y: y))
    case .line(let x, let y): path.addLine(to: CGPoint(x: x, y: y))
    case .quad(let cx, let cy, let x, let y):
      path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
    case .cubic(let ax, let ay, let bx, let by, let x, let y):
      path.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by))
    case .arc(let x, let y, let radius, let start, let sweep):
      path.addRelativeArc(
        center: CGPoint(x: x, y: y), radius: CGFloat(radius), startAngle: radians(start),
        delta: radians(sweep))
    case .close: path.closeSubpath()
    case .fill, .fillLinear, .fillRadial, .stroke, .text, .image, .push, .clip, .pop: return false
    }
    return true
  }

  private func radians(_ degrees: Double) -> CGFloat { CGFloat(degrees * .pi / 180) }

  // MARK: Paint

  private func paint(_ element: DrawingElement, _ path: CGMutablePath) {
    switch element {
    case .move, .line, .quad, .cubic, .arc, .close: break
    case .fill(let color):
      context.addPath(path)
      context.setFillColor(color.cgColor)
      context.fillPath()
    case .fillLinear(let first, let x0, let y0, let second, let x1, let y1):
      clipped(to: path) {
        guard let gradient = gradient(first, second) else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: x0, y: y0), end: CGPoint(x: x1, y: y1),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    case .fillRadial(let inner, let x, let y, let radius, let outer):
      clipped(to: path) {
        guard let gradient = gradient(inner, outer) else { return }
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: x, y: y), startRadius: 0, endCenter: CGPoint(x: x, y: y),
          endRadius: CGFloat(radius), options: .drawsAfterEndLocation)
      }
    case .stroke(let color, let width, let style): stroke(path, color, width, style)
    case .text(let string, let x, let y, let size, let weight, let alignment, let color):
      text(string, x, y, size, weight, alignment, color)
    case .image(let name, let frame, let x, let y, let width, let height):
      image(name, frame, CGRect(x: x, y: y, width: width, height: height))
    case .push(let x, let y, let degrees, let scaleX, let scaleY, let opacity):
      context.saveGState()
      context.translateBy(x: CGFloat(x), y: CGFloat(y))
      context.rotate(by: radians(degrees))
      context.scaleBy(x: CGFloat(scaleX), y: CGFloat(scaleY))
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    case .clip(let x, let y, let width, let height):
      context.saveGState()
      context.clip(to: CGRect(x: x, y: y, width: width, height: height))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    case .pop:
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private func clipped(to path: CGPath, _ work: () -> Void) {
    context.saveGState()
    context.addPath(path)
    context.clip()
    work()
    context.restoreGState()
  }

  private func gradient(_ first: DrawingColor, _ second: DrawingColor) -> CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: [first.cgColor, second.cgColor] as CFArray, locations: [0, 1])
  }

  private func stroke(
    _ path: CGMutablePath, _ color: DrawingColor, _ width: Double, _ style: StrokeStyle
  ) {
    guard style.trimEnd > style.trimStart else { return }
    context.saveGState()
    context.addPath(path)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(CGFloat(width))
    context.setLineCap(style.lineCap)
    context.setLineJoin(style.lineJoin)
    if style.trimStart > 0 || style.trimEnd < 1 {
      // A dash as long as the part that is wanted, and a gap that hides the rest.
      let length = PathLength.of(path)
      let shown = length * CGFloat(style.trimEnd - style.trimStart)
      context.setLineDash(phase: -length * CGFloat(style.trimStart), lengths: [shown, length * 2])
    } else if style.dash > 0 {
      context.setLineDash(phase: 0, lengths: [CGFloat(style.dash), CGFloat(style.gap)])
    }
    context.strokePath()
    context.restoreGState()
  }

  // MARK: Text and images

  private func text(
    _ string: String, _ x: Double, _ y: Double, _ size: Double, _ weight: TextWeight,
    _ alignment: TextAlignment, _ color: DrawingColor
  ) {
    let font: UIFont =
      switch weight {
      case .regular: .systemFont(ofSize: CGFloat(size))
      case .bold: .boldSystemFont(ofSize: CGFloat(size))
      }
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color.uiColor]
    let text = string as NSString
    let extent = text.size(withAttributes: attributes)
    let left: CGFloat =
      switch alignment {
      case .left: CGFloat(x)
      case .centre: CGFloat(x) - extent.width / 2
      case .right: CGFloat(x) - extent.width
      }
    text.draw(at: CGPoint(x: left, y: CGFloat(y) - extent.height / 2), withAttributes: attributes)
  }

  private func image(_ name: String, _ frame: Int, _ place: CGRect) {
    let picture =
      KnownPictures.picture(name, frame: frame) ?? FilePictures.picture(name, frame: frame)
      ?? UIImage(named: name)
    guard let image = picture, image.size.width > 0, image.size.height > 0 else { return }
    let scale = min(place.width / image.size.width, place.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.draw(
      in: CGRect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}

extension DrawingElement {
  /// Whether the path is used up.
  fileprivate var endsPath: Bool {
    switch self {
    case .fill, .fillLinear, .fillRadial, .stroke: true
    case .move, .line, .quad, .cubic, .arc, .close, .text, .image, .push, .clip, .pop: false
    }
  }
}

extension DrawingColor {
  /// The same colour for UIKit.
  fileprivate var uiColor: UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour for Core Graphics.
  fileprivate var cgColor: CGColor { uiColor.cgColor }
}

extension StrokeStyle {
  fileprivate var lineCap: CGLineCap {
    switch cap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }

  fileprivate var lineJoin: CGLineJoin {
    switch join {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
#endif
