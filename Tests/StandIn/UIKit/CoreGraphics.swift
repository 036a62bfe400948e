// Core Graphics as a list of what was asked of it.

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public typealias CFArray = [Any]

public final class CGColorSpace: @unchecked Sendable {}

public final class CGGradient: @unchecked Sendable {
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {}
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public let type: CGPathElementType
  public let points: UnsafeMutablePointer<CGPoint>
}

public class CGPath: @unchecked Sendable {
  public private(set) var elements: [(type: CGPathElementType, points: [CGPoint])] = []
  var current: CGPoint { elements.last { !$0.points.isEmpty }?.points.last ?? .zero }

  func add(_ type: CGPathElementType, _ points: CGPoint...) { elements.append((type, points)) }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points.isEmpty ? [CGPoint.zero] : element.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var value = CGPathElement(type: element.type, points: base)
        block(&value)
      }
    }
  }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() {}
  public func move(to point: CGPoint) { add(.moveToPoint, point) }
  public func addLine(to point: CGPoint) { add(.addLineToPoint, point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { add(.addQuadCurveToPoint, control, end) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.addCurveToPoint, control1, control2, end)
  }
  public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    for step in 0...32 {
      let angle = startAngle + delta * CGFloat(step) / 32
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if step == 0 && elements.isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }
  public func closeSubpath() { add(.closeSubpath) }
}

/// A context that remembers what was drawn.
public final class CGContext: @unchecked Sendable {
  public private(set) var log: [String] = []
  public init() {}
  func note(_ line: String) { log.append(line) }

  public func saveGState() { note("save") }
  public func restoreGState() { note("restore") }
  public func translateBy(x: CGFloat, y: CGFloat) { note("translate \(x) \(y)") }
  public func rotate(by angle: CGFloat) { note("rotate \(angle)") }
  public func scaleBy(x: CGFloat, y: CGFloat) { note("scale \(x) \(y)") }
  public func setAlpha(_ alpha: CGFloat) { note("alpha \(alpha)") }
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { note("layer") }
  public func endTransparencyLayer() { note("end layer") }
  public func clip(to rect: CGRect) { note("clip rect") }
  public func clip() { note("clip") }
  public func addPath(_ path: CGPath) { note("path \(path.elements.count)") }
  public func setFillColor(_ color: CGColor) { note("fill color") }
  public func setStrokeColor(_ color: CGColor) { note("stroke color") }
  public func setLineWidth(_ width: CGFloat) { note("width \(width)") }
  public func setLineCap(_ cap: CGLineCap) { note("cap \(cap)") }
  public func setLineJoin(_ join: CGLineJoin) { note("join \(join)") }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { note("dash \(phase) \(lengths)") }
  public func fillPath() { note("fill") }
  public func strokePath() { note("stroke") }
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { note("linear") }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) { note("radial") }
}

extension StandIn {
  /// The context that views draw in.
  public static var context: CGContext?
}

@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { StandIn.context }

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSString {
  @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    let size = (attributes?[.font] as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * size * 0.55, height: size * 1.2)
  }
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    StandIn.context?.note("text \(self)")
  }
}

extension UIImage {
  @MainActor public func draw(in rect: CGRect) { StandIn.context?.note("image") }
}
