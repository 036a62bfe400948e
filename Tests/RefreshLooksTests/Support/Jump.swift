import RefreshLooks

@testable import RefreshPictures

/// By how much a drawing differs from the next one, as the eye takes it, in points.
///
/// What is drawn in both counts by how far its outline moves, and by how much its colour changes, times
/// its size; what comes or goes counts by its size, times its opacity. The largest of all is the jump.
/// The size of a thing is its diagonal; of a sliver less; and 40 points at most.
enum Jump {
  static func size(_ before: Drawing, _ after: Drawing) -> Double {
    size(before.marks.filter(\.isVisible), after.marks.filter(\.isVisible))
  }

  static func size(_ before: [Mark], _ after: [Mark]) -> Double {
    // Most often the same things are drawn in the same order.
    if before.count == after.count {
      let straight = zip(before, after).map(difference).max() ?? 0
      if straight < 1 { return straight }
      return min(straight, aligned(before, after))
    }
    return aligned(before, after)
  }

  /// The smallest jump of all ways to say what became of what, in order.
  private static func aligned(_ before: [Mark], _ after: [Mark]) -> Double {
    var row = [0.0]
    for mark in after { row.append(max(row[row.count - 1], weight(mark))) }
    for old in before {
      var next = [max(row[0], weight(old))]
      for (index, new) in after.enumerated() {
        let goes = max(row[index + 1], weight(old))
        let comes = max(next[index], weight(new))
        var best = min(goes, comes)
        if row[index] < best { best = min(best, max(row[index], difference(old, new))) }
        next.append(best)
      }
      row = next
    }
    return row[row.count - 1]
  }

  private static func extent(_ mark: Mark) -> Double {
    let area = mark.bounds.width * mark.bounds.height
    return min(mark.bounds.diagonal, 2 * area.squareRoot(), 40)
  }

  /// How much it is when a thing comes or goes.
  private static func weight(_ mark: Mark) -> Double { mark.color.alpha * extent(mark) }

  /// How much it is when one thing becomes the other.
  private static func difference(_ old: Mark, _ new: Mark) -> Double {
    guard old.kind == new.kind else { return .infinity }
    var moved = abs(old.half - new.half)
    if old.isCut || new.isCut {
      let (a, b) = (old.bounds, new.bounds)
      moved = max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
    } else {
      for (a, b) in zip(old.samples, new.samples) { moved = max(moved, (a - b).length) }
    }
    let parts = [
      old.color.red - new.color.red, old.color.green - new.color.green, old.color.blue - new.color.blue,
      old.color.alpha - new.color.alpha,
    ]
    let colored = parts.reduce(0) { max($0, abs($1)) }
    return max(
      moved * max(old.color.alpha, new.color.alpha), colored * max(extent(old), extent(new)))
  }
}
