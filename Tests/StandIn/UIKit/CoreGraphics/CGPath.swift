public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public class CGPath: @unchecked Sendable {
  var elements: [(type: CGPathElementType, points: [CGPoint])] = []

  public var isEmpty: Bool { elements.isEmpty }
  public var currentPoint: CGPoint { elements.last { !$0.points.isEmpty }?.points.last ?? .zero }

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
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.moveToPoint, [point], transform)
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.addLineToPoint, [point], transform)
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.addQuadCurveToPoint, [control, end], transform) }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.addCurveToPoint, [control1, control2, end], transform) }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    for step in 0...32 {
      let angle = startAngle + delta * CGFloat(step) / 32
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      add(step == 0 && elements.isEmpty ? .moveToPoint : .addLineToPoint, [point], transform)
    }
  }
  public func closeSubpath() { elements.append((.closeSubpath, [])) }

  private func add(_ type: CGPathElementType, _ points: [CGPoint], _ transform: CGAffineTransform) {
    elements.append((type, points.map { $0.applying(transform) }))
  }
}
