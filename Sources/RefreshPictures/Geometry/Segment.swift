import Foundation

/// A piece of a path.
nonisolated enum Segment: Equatable, Sendable {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)
  /// Degrees clockwise on screen from 3 o'clock.
  case arc(Point, radius: Double, start: Double, sweep: Double)

  var start: Point { at(0) }
  var end: Point { at(1) }

  /// The place at a parameter from 0 to 1, which is a share of the length for lines and arcs.
  func at(_ t: Double) -> Point {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return t == 1 ? b : a.toward(b, t)
    case .quad(let a, let c, let b): return a * (u * u) + c * (2 * u * t) + b * (t * t)
    case .cubic(let a, let c, let d, let b):
      return a * (u * u * u) + c * (3 * u * u * t) + d * (3 * u * t * t) + b * (t * t * t)
    case .arc(let centre, let radius, let start, let sweep):
      let angle = (start + sweep * t) * .pi / 180
      return centre + Point(cos(angle), sin(angle)) * radius
    }
  }

  /// The direction of the way at a parameter; nil where there is none.
  func direction(_ t: Double) -> Point? {
    if let unit = velocity(t).unit { return unit }
    switch self {
    case .line, .arc: return nil
    case .quad, .cubic: return t < 0.5 ? (at(t + 1e-4) - at(t)).unit : (at(t) - at(t - 1e-4)).unit
    }
  }

  /// How the place changes with the parameter.
  private func velocity(_ t: Double) -> Point {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return b - a
    case .quad(let a, let c, let b): return (c - a) * (2 * u) + (b - c) * (2 * t)
    case .cubic(let a, let c, let d, let b):
      return (c - a) * (3 * u * u) + (d - c) * (6 * u * t) + (b - d) * (3 * t * t)
    case .arc(_, let radius, let start, let sweep):
      let angle = (start + sweep * t) * .pi / 180
      return Point(-sin(angle), cos(angle)) * (radius * sweep * .pi / 180)
    }
  }

  var length: Double { length(upTo: 1) }

  /// The length from the beginning up to a parameter.
  func length(upTo t: Double) -> Double {
    switch self {
    case .line(let a, let b): return (b - a).length * t
    case .arc(_, let radius, _, let sweep): return radius * abs(sweep) * .pi / 180 * t
    case .quad, .cubic:
      let parts = 8
      var sum = 0.0
      for part in 0..<parts {
        let (low, high) = (t * Double(part) / Double(parts), t * Double(part + 1) / Double(parts))
        for (node, weight) in Self.nodes {
          sum += weight * velocity((low + high) / 2 + node * (high - low) / 2).length * (high - low) / 2
        }
      }
      return sum
    }
  }

  /// Five-point Gauss-Legendre quadrature.
  private static let nodes = [
    (0.0, 0.568888888888889), (-0.538469310105683, 0.478628670499366),
    (0.538469310105683, 0.478628670499366), (-0.906179845938664, 0.236926885056189),
    (0.906179845938664, 0.236926885056189),
  ]

  /// The parameter at a length from the beginning.
  func parameter(at wanted: Double, of length: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = min(max(wanted / length, 0), 1)
    switch self {
    case .line, .arc: return share
    case .quad, .cubic:
      if share == 0 || share == 1 { return share }
      var (low, high, t) = (0.0, 1.0, share)
      for _ in 0..<24 {
        let error = self.length(upTo: t) - wanted
        if abs(error) < 1e-7 { break }
        if error < 0 { low = t } else { high = t }
        let speed = velocity(t).length
        let next = speed > 0 ? t - error / speed : low
        t = next > low && next < high ? next : (low + high) / 2
      }
      return t
    }
  }

  /// The piece between two parameters.
  func piece(_ from: Double, _ to: Double) -> Segment {
    if from <= 0, to >= 1 { return self }
    switch self {
    case .line: return .line(at(from), at(to))
    case .arc(let centre, let radius, let start, let sweep):
      return .arc(centre, radius: radius, start: start + sweep * from, sweep: sweep * (to - from))
    case .quad(let a, let c, let b):
      let middle = Self.blossom((a, c), (c, b), from, to)
      return .quad(at(from), middle, at(to))
    case .cubic(let a, let c, let d, let b):
      let (first, last) = (at(from), at(to))
      let third = (to - from) / 3
      func speed(_ t: Double) -> Point {
        let u = 1 - t
        return (c - a) * (3 * u * u) + (d - c) * (6 * u * t) + (b - d) * (3 * t * t)
      }
      return .cubic(first, first + speed(from) * third, last - speed(to) * third, last)
    }
  }

  private static func blossom(
    _ first: (Point, Point), _ second: (Point, Point), _ from: Double, _ to: Double
  ) -> Point {
    first.0.toward(first.1, from).toward(second.0.toward(second.1, from), to)
  }

  /// How many straight pieces stand for this one well enough to measure it.
  var pieces: Int {
    switch self {
    case .line: return 1
    case .quad, .cubic: return 16
    case .arc(_, _, _, let sweep): return max(1, Int((abs(sweep) / 7.5).rounded(.up)))
    }
  }
}
