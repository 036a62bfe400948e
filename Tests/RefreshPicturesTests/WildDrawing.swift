import RefreshLooks

/// Drawings of anything at all, with numbers that no look should have.
struct WildDrawing {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func drawing() -> Drawing {
    var drawing = Drawing()
    fill(&drawing, depth: 0)
    return drawing
  }

  private mutating func number() -> Double {
    switch random.next(below: 24) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return -1e300
    case 3: return 1e-300
    case 4: return 0
    case 5: return 12_345_678.9
    default: return random.next() * 400 - 100
    }
  }

  private mutating func color() -> DrawingColor {
    DrawingColor(red: random.next() * 1.4, green: number(), blue: random.next(), alpha: random.next() * 1.4)
  }

  private mutating func fill(_ drawing: inout Drawing, depth: Int) {
    for _ in 0..<(3 + random.next(below: 30)) { add(&drawing, depth) }
  }

  private mutating func add(_ drawing: inout Drawing, _ depth: Int) {
    switch random.next(below: 14) {
    case 0: drawing.move(to: number(), number())
    case 1: drawing.line(to: number(), number())
    case 2: drawing.quad(number(), number(), to: number(), number())
    case 3: drawing.cubic(number(), number(), number(), number(), to: number(), number())
    case 4: drawing.arc(number(), number(), radius: number(), start: number(), sweep: number())
    case 5: drawing.close()
    case 6: drawing.fill(color())
    case 7: drawing.fill(from: color(), at: number(), number(), to: color(), at: number(), number())
    case 8: drawing.fill(from: color(), around: number(), number(), radius: number(), to: color())
    case 9:
      let style = StrokeStyle(
        cap: .round, dash: number(), gap: number(), trimStart: random.next() - 0.3,
        trimEnd: random.next() + 0.3)
      drawing.stroke(color(), width: number(), style)
    case 10: drawing.text("<&\u{0}\u{FFFF}>", x: number(), y: number(), size: number(), color: color())
    case 11: drawing.image("\"", frame: 3, x: number(), y: number(), width: number(), height: number())
    case 12 where depth < 4:
      let (x, y, degrees, scale) = (number(), number(), number(), number())
      drawing.group(x: x, y: y, degrees: degrees, scaleX: scale, scaleY: number(), opacity: number()) {
        fill(&$0, depth: depth + 1)
      }
    case 13 where depth < 4:
      let (x, y) = (number(), number())
      drawing.clipped(x: x, y: y, width: number(), height: number()) { fill(&$0, depth: depth + 1) }
    default: drawing.circle(number(), number(), radius: number())
    }
  }
}
