#if canImport(UIKit)
import UIKit

/// How long a path is, curves taken as many short lines.
enum PathLength {
  private static let pieces = 32

  static func of(_ path: CGPath) -> CGFloat {
    var total: CGFloat = 0
    var (start, place) = (CGPoint.zero, CGPoint.zero)
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let points = element.points
      switch element.type {
      case .moveToPoint: (start, place) = (points[0], points[0])
      case .addLineToPoint:
        total += distance(place, points[0])
        place = points[0]
      case .addQuadCurveToPoint:
        let (from, control, to) = (place, points[0], points[1])
        total += measure { share in
          let rest = 1 - share
          return mix([(from, rest * rest), (control, 2 * rest * share), (to, share * share)])
        }
        place = to
      case .addCurveToPoint:
        let (from, a, b, to) = (place, points[0], points[1], points[2])
        total += measure { share in
          let rest = 1 - share
          return mix([
            (from, rest * rest * rest), (a, 3 * rest * rest * share), (b, 3 * rest * share * share),
            (to, share * share * share),
          ])
        }
        place = to
      case .closeSubpath:
        total += distance(place, start)
        place = start
      @unknown default: break
      }
    }
    return total
  }

  private static func measure(_ point: (CGFloat) -> CGPoint) -> CGFloat {
    var (total, last): (CGFloat, CGPoint) = (0, point(0))
    for piece in 1...pieces {
      let next = point(CGFloat(piece) / CGFloat(pieces))
      total += distance(last, next)
      last = next
    }
    return total
  }

  private static func mix(_ parts: [(CGPoint, CGFloat)]) -> CGPoint {
    parts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
#endif
