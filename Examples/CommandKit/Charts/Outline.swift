/// Lines of many points, drawn with as few as the eye needs.
package enum Outline {
  /// A place in a chart.
  package typealias Point = (x: Double, y: Double)

  private static let tolerance = 0.2

  /// The points without those that are within a fifth of a point of the line without them.
  package static func thinned(_ points: [Point]) -> [Point] {
    guard points.count > 2 else { return points }
    var keeps = [Bool](repeating: false, count: points.count)
    (keeps[0], keeps[points.count - 1]) = (true, true)
    var open = [(0, points.count - 1)]
    while let (first, last) = open.popLast() {
      guard let far = farthest(points, first, last) else { continue }
      keeps[far] = true
      open += [(first, far), (far, last)]
    }
    return zip(points, keeps).filter(\.1).map(\.0)
  }

  /// The points with steps that are narrower than `width` drawn as slopes, as the eye sees them.
  package static func sloped(_ points: [Point], within width: Double) -> [Point] {
    var sloped: [Point] = []
    for (index, point) in points.enumerated() {
      guard let last = sloped.last else {
        sloped.append(point)
        continue
      }
      guard point.y != last.y || index == points.count - 1 else { continue }
      if point.x - last.x > width { sloped.append((x: points[index - 1].x, y: last.y)) }
      sloped.append(point)
    }
    return sloped
  }

  /// A path's commands along points.
  package static func path(_ points: [Point]) -> String {
    points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(Words.decimal(point.x, 1)) \(Words.decimal(point.y, 1))"
    }.joined()
  }

  private static func farthest(_ points: [Point], _ first: Int, _ last: Int) -> Int? {
    guard last - first > 1 else { return nil }
    let (start, end) = (points[first], points[last])
    var (most, index) = (tolerance, -1)
    for middle in first + 1..<last {
      let share = end.x > start.x ? (points[middle].x - start.x) / (end.x - start.x) : 0
      let off = abs(points[middle].y - (start.y + share * (end.y - start.y)))
      if off > most { (most, index) = (off, middle) }
    }
    return index < 0 ? nil : index
  }
}
