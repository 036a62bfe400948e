import Foundation
import RefreshLooks

/// The rectangle that a drawing paints at most: curves by their control points, arcs as whole circles,
/// strokes with their width, texts by their middle.
struct PaintedBox {
  private(set) var (left, top, right, bottom) = (
    Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
  )
  private var path: [(x: Double, y: Double)] = []
  private var matrices: [Matrix] = [Matrix()]

  init(_ elements: [DrawingElement]) {
    for element in elements { add(element) }
  }

  /// Whether everything lies in a view of that size, or at most `overshoot` outside of it.
  func fits(width: Double, height: Double, overshoot: Double) -> Bool {
    left >= -overshoot && top >= -overshoot && right <= width + overshoot && bottom <= height + overshoot
  }

  private mutating func add(_ element: DrawingElement) {
    switch element {
    case .move(let x, let y), .line(let x, let y): path.append((x, y))
    case .quad(let cx, let cy, let x, let y): path += [(cx, cy), (x, y)]
    case .cubic(let ax, let ay, let bx, let by, let x, let y): path += [(ax, ay), (bx, by), (x, y)]
    case .arc(let x, let y, let radius, let start, let sweep):
      for step in 0...24 {
        let angle = (start + sweep * Double(step) / 24) * .pi / 180
        path.append((x + radius * cos(angle), y + radius * sin(angle)))
      }
    case .close: break
    case .fill, .fillLinear, .fillRadial: paint(0)
    case .stroke(_, let width, let style):
      if style.trimStart > 0 || style.trimEnd < 1 { path.removeAll() }
      paint(width / 2)
    case .text(_, let x, let y, let size, _, _, _):
      path = [(x, y)]
      paint(size / 2)
    case .image(_, _, let x, let y, let width, let height):
      path = [(x, y), (x + width, y + height)]
      paint(0)
    case .push(let x, let y, let degrees, let scaleX, let scaleY, _):
      matrices.append(matrices.last!.inner(x, y, degrees, scaleX, scaleY))
    case .clip: matrices.append(matrices.last!)
    case .pop: matrices.removeLast()
    }
  }

  private mutating func paint(_ margin: Double) {
    for point in path {
      let (x, y) = matrices.last!.place(point.x, point.y)
      let wide = margin * matrices.last!.scale
      (left, top) = (min(left, x - wide), min(top, y - wide))
      (right, bottom) = (max(right, x + wide), max(bottom, y + wide))
    }
    path.removeAll()
  }

  private struct Matrix {
    var (a, b, c, d, x, y) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    var scale: Double { max(hypot(a, b), hypot(c, d)) }

    func place(_ px: Double, _ py: Double) -> (Double, Double) {
      (a * px + c * py + x, b * px + d * py + y)
    }

    func inner(_ tx: Double, _ ty: Double, _ degrees: Double, _ sx: Double, _ sy: Double) -> Matrix {
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      var result = Matrix()
      (result.x, result.y) = place(tx, ty)
      (result.a, result.b) = ((a * cosine + c * sine) * sx, (b * cosine + d * sine) * sx)
      (result.c, result.d) = ((c * cosine - a * sine) * sy, (d * cosine - b * sine) * sy)
      return result
    }
  }
}
