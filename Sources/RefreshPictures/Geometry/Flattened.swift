import RefreshLooks

/// A path as straight pieces, to measure it.
nonisolated struct Flattened {
  /// One part: its corners, and where the way really turns.
  struct Part {
    var points: [Point] = []
    /// The turns, each with the directions before and after.
    var turns: [(place: Point, before: Point, after: Point)] = []
    /// The ends of an open part, each with the direction that leads out of it.
    var ends: [(place: Point, outwards: Point)] = []
  }

  private(set) var parts: [Part] = []

  init(_ path: [Subpath]) {
    for subpath in path { parts.append(Self.part(subpath)) }
  }

  private static func part(_ subpath: Subpath) -> Part {
    var part = Part()
    let segments = subpath.segments
    guard let first = segments.first, let last = segments.last else { return part }
    part.points.append(first.start)
    for (index, segment) in segments.enumerated() {
      let pieces = segment.pieces
      for piece in 1...pieces { part.points.append(segment.at(Double(piece) / Double(pieces))) }
      let next = index + 1 < segments.count ? segments[index + 1] : subpath.isClosed ? first : nil
      if let next, let before = segment.direction(1), let after = next.direction(0) {
        part.turns.append((segment.end, before, after))
      }
    }
    guard !subpath.isClosed else { return part }
    part.ends.append((first.start, (first.direction(0) ?? Point(1, 0)) * -1))
    part.ends.append((last.end, last.direction(1) ?? Point(1, 0)))
    return part
  }

  /// The bounds of what is filled.
  func fillBounds(in affine: Affine) -> PictureBounds {
    var bounds = PictureBounds.empty
    for part in parts {
      for point in part.points { bounds.add(affine(point)) }
    }
    return bounds
  }

  /// The bounds of what is stroked: both sides of the way, its turns and its ends.
  func strokeBounds(width: Double, _ style: StrokeStyle, in affine: Affine) -> PictureBounds {
    var bounds = PictureBounds.empty
    let half = width / 2
    let reach = affine.reach(half)
    for part in parts {
      for (a, b) in zip(part.points, part.points.dropFirst()) {
        guard let side = (b - a).unit?.normal else { continue }
        for point in [a, b] {
          bounds.add(affine(point + side * half))
          bounds.add(affine(point - side * half))
        }
      }
      for (place, before, after) in part.turns {
        switch style.join {
        case .round: bounds.add(affine(place), reach: reach)
        case .bevel: bounds.add(affine(place))
        case .miter: bounds.add(affine(place + Self.miter(before, after) * half))
        }
      }
      for (place, outwards) in part.ends {
        switch style.cap {
        case .butt: bounds.add(affine(place))
        case .round: bounds.add(affine(place), reach: reach)
        case .square:
          let corner = outwards.normal
          bounds.add(affine(place + (outwards + corner) * half))
          bounds.add(affine(place + (outwards - corner) * half))
        }
      }
    }
    return bounds
  }

  /// From a turn to the point of its miter, for a stroke of half width 1; nothing beyond the limit.
  private static func miter(_ before: Point, _ after: Point) -> Point {
    guard let outwards = (before - after).unit else { return Point(0, 0) }
    // Between the way and the point lies half the angle of the turn, beside it half that of the corner.
    let cosine = outwards.x * before.x + outwards.y * before.y
    let half = max(1 - cosine * cosine, 0).squareRoot()
    return half * SVGWriter.miterLimit >= 1 ? outwards * (1 / half) : Point(0, 0)
  }

  /// Places at even shares of the whole length, from the beginning to the end.
  func samples(_ count: Int) -> [Point] {
    var total = 0.0
    for part in parts { for (a, b) in zip(part.points, part.points.dropFirst()) { total += (b - a).length } }
    guard let first = parts.first?.points.first else { return [] }
    var samples: [Point] = []
    samples.reserveCapacity(count)
    var (done, last) = (0.0, first)
    for part in parts {
      for (a, b) in zip(part.points, part.points.dropFirst()) {
        let length = (b - a).length
        while samples.count < count - 1, length > 0 {
          let wanted = total * Double(samples.count) / Double(count - 1) - done
          guard wanted <= length else { break }
          samples.append(a.toward(b, max(wanted, 0) / length))
        }
        done += length
        last = b
      }
    }
    while samples.count < count { samples.append(last) }
    return samples
  }
}
