/// One element of a ``Drawing``, for back ends.
nonisolated public enum DrawingElement: Equatable, Sendable {
  /// The path begins a part at (x, y).
  case move(x: Double, y: Double)
  /// A straight line to (x, y).
  case line(x: Double, y: Double)
  /// A quadratic curve by (cx, cy) to (x, y).
  case quad(cx: Double, cy: Double, x: Double, y: Double)
  /// A cubic curve by (ax, ay) and (bx, by) to (x, y).
  case cubic(ax: Double, ay: Double, bx: Double, by: Double, x: Double, y: Double)
  /// An arc, in degrees clockwise from 3 o'clock.
  case arc(x: Double, y: Double, radius: Double, start: Double, sweep: Double)
  /// The part closes.
  case close
  /// The path is filled.
  case fill(DrawingColor)
  /// The path is filled with a gradient between two places.
  case fillLinear(DrawingColor, x0: Double, y0: Double, DrawingColor, x1: Double, y1: Double)
  /// The path is filled with a gradient from a centre outwards.
  case fillRadial(DrawingColor, x: Double, y: Double, radius: Double, DrawingColor)
  /// The path is stroked.
  case stroke(DrawingColor, width: Double, StrokeStyle)
  /// A line of text.
  case text(String, x: Double, y: Double, size: Double, TextWeight, TextAlignment, DrawingColor)
  /// A frame of a named image.
  case image(String, frame: Int, x: Double, y: Double, width: Double, height: Double)
  /// A group begins.
  case push(x: Double, y: Double, degrees: Double, scaleX: Double, scaleY: Double, opacity: Double)
  /// A clipped group begins.
  case clip(x: Double, y: Double, width: Double, height: Double)
  /// The group that was begun last ends.
  case pop
}

nonisolated extension Drawing {
  /// Hands every element to `body`, in order.
  public func forEach(_ body: (DrawingElement) -> Void) {
    var reader = Reader(numbers: numbers, strings: strings)
    for code in codes { body(reader.element(code)) }
  }

  /// The elements in order.
  public var elements: [DrawingElement] {
    var elements: [DrawingElement] = []
    forEach { elements.append($0) }
    return elements
  }

  private struct Reader {
    let numbers: [Double]
    let strings: [String]
    var place = 0
    var string = 0

    mutating func next() -> Double {
      defer { place += 1 }
      return numbers[place]
    }

    mutating func nextString() -> String {
      defer { string += 1 }
      return strings[string]
    }

    mutating func color() -> DrawingColor {
      DrawingColor(red: next(), green: next(), blue: next(), alpha: next())
    }

    mutating func element(_ code: Code) -> DrawingElement {
      switch code {
      case .move: return .move(x: next(), y: next())
      case .line: return .line(x: next(), y: next())
      case .quad: return .quad(cx: next(), cy: next(), x: next(), y: next())
      case .cubic:
        return .cubic(ax: next(), ay: next(), bx: next(), by: next(), x: next(), y: next())
      case .arc: return .arc(x: next(), y: next(), radius: next(), start: next(), sweep: next())
      case .close: return .close
      case .fill: return .fill(color())
      case .fillLinear:
        let (x0, y0, x1, y1) = (next(), next(), next(), next())
        return .fillLinear(color(), x0: x0, y0: y0, color(), x1: x1, y1: y1)
      case .fillRadial:
        let (x, y, radius) = (next(), next(), next())
        return .fillRadial(color(), x: x, y: y, radius: radius, color())
      case .stroke: return stroke()
      case .text: return text()
      case .image:
        let frame = Int(next())
        return .image(nextString(), frame: frame, x: next(), y: next(), width: next(), height: next())
      case .push:
        return .push(
          x: next(), y: next(), degrees: next(), scaleX: next(), scaleY: next(), opacity: next())
      case .clip: return .clip(x: next(), y: next(), width: next(), height: next())
      case .pop: return .pop
      }
    }

    private mutating func stroke() -> DrawingElement {
      let (color, width) = (color(), next())
      let cap = StrokeStyle.Cap(rawValue: Int(next())) ?? .butt
      let join = StrokeStyle.Join(rawValue: Int(next())) ?? .miter
      let style = StrokeStyle(
        cap: cap, join: join, dash: next(), gap: next(), trimStart: next(), trimEnd: next())
      return .stroke(color, width: width, style)
    }

    private mutating func text() -> DrawingElement {
      let (x, y, size) = (next(), next(), next())
      let weight = TextWeight(rawValue: Int(next())) ?? .regular
      let alignment = TextAlignment(rawValue: Int(next())) ?? .centre
      return .text(nextString(), x: x, y: y, size: size, weight, alignment, color())
    }
  }
}
