/// The shape of a path as SVG.
nonisolated struct SVGPath {
  let path: [Subpath]
  let decimals: Int

  /// The element without its end, such as `<path d="M0 0L10 0"`; nil for nothing.
  ///
  /// - Parameter isDashed: Whether it matters where a circle begins.
  func opening(isDashed: Bool = false) -> String? {
    if path.isEmpty { return nil }
    if let circle = circle(isDashed) { return circle }
    return "<path d=\"\(data)\""
  }

  /// A path that is one whole circle.
  private func circle(_ isDashed: Bool) -> String? {
    guard path.count == 1, path[0].segments.count == 1 else { return nil }
    guard case .arc(let centre, let radius, let start, let sweep) = path[0].segments[0] else { return nil }
    guard abs(sweep) >= 360 - 1e-9 else { return nil }
    if isDashed, sweep < 0 || start.truncatingRemainder(dividingBy: 360) != 0 { return nil }
    return "<circle cx=\"\(text(centre.x))\" cy=\"\(text(centre.y))\" r=\"\(text(radius))\""
  }

  /// The path's data.
  var data: String {
    var data = ""
    for part in path {
      guard let first = part.segments.first else { continue }
      data += "M" + join([first.start])
      for (index, segment) in part.segments.enumerated() {
        let isLast = part.isClosed && index == part.segments.count - 1
        if isLast, case .line = segment, index > 0 { break }
        data += self.data(segment)
      }
      if part.isClosed { data += "Z" }
    }
    return data
  }

  private func data(_ segment: Segment) -> String {
    switch segment {
    case .line(_, let b): return "L" + join([b])
    case .quad(_, let c, let b): return "Q" + join([c, b])
    case .cubic(_, let c, let d, let b): return "C" + join([c, d, b])
    case .arc(_, let radius, _, let sweep):
      // Short arcs: the ends of a long one, rounded, would leave its centre in doubt.
      let count = max(1, Int((abs(sweep) / 90 - 1e-9).rounded(.up)))
      let lead = "A" + Numbers.join([radius, radius], decimals: decimals)
      return (1...count).map { piece in
        let end = segment.at(Double(piece) / Double(count))
        let number = join([end])
        return lead + " 0 0 \(sweep > 0 ? 1 : 0)" + (number.hasPrefix("-") ? "" : " ") + number
      }.joined()
    }
  }

  private func join(_ points: [Point]) -> String {
    Numbers.join(points.flatMap { [$0.x, $0.y] }, decimals: decimals)
  }

  private func text(_ value: Double) -> String { Numbers.text(value, decimals: decimals) }
}
