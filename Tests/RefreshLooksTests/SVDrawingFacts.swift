import RefreshLooks

/// A painted path, text or image of a drawing, as it stands in the view.
struct PaintedMark {
  var kind = "fill"
  var color = DrawingColor.clear
  /// The opacity of the colour and of all groups around it.
  var opacity = 1.0
  var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
  /// Whether a clip around it keeps what is outside from being seen.
  var isClipped = false
  /// The number of an image's frame.
  var frame = -1

  var x: Double { (left + right) / 2 }
  var y: Double { (top + bottom) / 2 }
  var width: Double { right - left }
  var height: Double { bottom - top }

  mutating func include(_ x: Double, _ y: Double) {
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }
}

/// Where a group puts things.
private struct Place {
  var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  var (x, y) = (0.0, 0.0)
  var opacity = 1.0
  var isClipped = false

  func point(_ px: Double, _ py: Double) -> (Double, Double) {
    (a * px + c * py + x, b * px + d * py + y)
  }

  func inner(
    _ px: Double, _ py: Double, _ degrees: Double, _ scaleX: Double, _ scaleY: Double, _ share: Double
  ) -> Place {
    var place = self
    (place.x, place.y) = point(px, py)
    let (cosine, sine) = unitCircle(degrees)
    (place.a, place.b) = ((a * cosine + c * sine) * scaleX, (b * cosine + d * sine) * scaleX)
    (place.c, place.d) = ((c * cosine - a * sine) * scaleY, (d * cosine - b * sine) * scaleY)
    place.opacity *= share
    return place
  }
}

/// The point of the unit circle at an angle; by Taylor's series, to need no platform.
private func unitCircle(_ degrees: Double) -> (Double, Double) {
  let angle = (degrees / 360 - (degrees / 360).rounded()) * 2 * .pi
  var (cosine, sine, term) = (0.0, 0.0, 1.0)
  for n in 0..<30 {
    switch n % 4 {
    case 0: cosine += term
    case 1: sine += term
    case 2: cosine -= term
    default: sine -= term
    }
    term *= angle / Double(n + 1)
  }
  return (cosine, sine)
}

extension Drawing {
  /// What is painted, in order; what cannot be seen at all is left out.
  var paintedMarks: [PaintedMark] {
    var (paintedMarks, mark, places): ([PaintedMark], PaintedMark, [Place]) = ([], PaintedMark(), [Place()])
    func add(_ x: Double, _ y: Double) {
      let (px, py) = places.last!.point(x, y)
      mark.include(px, py)
    }
    func paint(_ kind: String, _ color: DrawingColor, _ alpha: Double, spread: Double = 0) {
      (mark.kind, mark.color) = (kind, color)
      (mark.opacity, mark.isClipped) = (alpha * places.last!.opacity, places.last!.isClipped)
      (mark.left, mark.right) = (mark.left - spread, mark.right + spread)
      (mark.top, mark.bottom) = (mark.top - spread, mark.bottom + spread)
      if mark.opacity > 0 { paintedMarks.append(mark) }
      mark = PaintedMark()
    }
    forEach { element in
      switch element {
      case .move(let x, let y), .line(let x, let y): add(x, y)
      case .quad(let cx, let cy, let x, let y):
        add(cx, cy)
        add(x, y)
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        // Between the control points and the end, the curve is three quarters of the way at most.
        add((ax + bx) * 3 / 8 + x / 4, (ay + by) * 3 / 8 + y / 4)
        add(x, y)
      case .arc(let x, let y, let radius, let start, let sweep):
        for step in 0...36 {
          let (dx, dy) = unitCircle(start + sweep * Double(step) / 36)
          add(x + radius * dx, y + radius * dy)
        }
      case .close: break
      case .fill(let color): paint("fill", color, color.alpha)
      case .fillLinear(let first, _, _, let second, _, _):
        paint("gradient", second, max(first.alpha, second.alpha))
      case .fillRadial(let inner, _, _, _, let outer):
        paint("gradient", inner, max(inner.alpha, outer.alpha))
      case .stroke(let color, let width, _):
        paint("stroke", color, color.alpha, spread: width / 2 * abs(places.last!.a + places.last!.b))
      case .text(_, let x, let y, let size, _, _, let color):
        add(x, y - size / 2)
        add(x, y + size / 2)
        paint("text", color, color.alpha)
      case .image(_, let frame, let x, let y, let width, let height):
        add(x, y)
        add(x + width, y + height)
        mark.frame = frame
        paint("image", .black, 1)
      case .push(let x, let y, let degrees, let scaleX, let scaleY, let opacity):
        places.append(places.last!.inner(x, y, degrees, scaleX, scaleY, opacity))
      case .clip:
        places.append(places.last!)
        places[places.count - 1].isClipped = true
      case .pop: places.removeLast()
      }
    }
    return paintedMarks
  }

  /// All numbers of the drawing but its structure, for comparing two that should be nearly the same.
  func isNearly(_ other: Drawing, within tolerance: Double = 1e-4) -> Bool {
    let (mine, theirs) = (paintedMarks, other.paintedMarks)
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).allSatisfy { a, b in
      let pairs = [
        (a.left, b.left), (a.right, b.right), (a.top, b.top), (a.bottom, b.bottom),
        (a.opacity, b.opacity), (a.color.red, b.color.red), (a.color.green, b.color.green),
        (a.color.blue, b.color.blue),
      ]
      return a.kind == b.kind && a.frame == b.frame && pairs.allSatisfy { abs($0 - $1) <= tolerance }
    }
  }
}

extension Look {
  /// What the look shows at a moment.
  func drawing(_ moment: Moment) -> Drawing {
    var drawing = Drawing()
    draw(moment, &drawing)
    return drawing
  }

  /// The paintedMarks that the look shows at a moment.
  func paintedMarks(_ moment: Moment) -> [PaintedMark] { drawing(moment).paintedMarks }
}
