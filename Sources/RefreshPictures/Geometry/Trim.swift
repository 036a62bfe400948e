nonisolated extension [Subpath] {
  /// The length of all parts together.
  var length: Double { reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } } }

  /// What lies between two shares of the length of all parts together, as shape layers have it.
  func trimmed(from: Double, to: Double) -> [Subpath] {
    if from <= 0, to >= 1 { return self }
    guard from < to, from < 1, to > 0 else { return [] }
    let total = length
    let (low, high) = (Swift.max(from, 0) * total, Swift.min(to, 1) * total)
    let least = total * 1e-9
    var pieces: [Subpath] = []
    var done = 0.0
    for part in self {
      var piece = Subpath()
      let before = done
      for segment in part.segments {
        let length = segment.length
        let (first, last) = (Swift.max(low - done, 0), Swift.min(high - done, length))
        done += length
        guard last - first > least else { continue }
        piece.segments.append(
          segment.piece(
            first <= least ? 0 : segment.parameter(at: first, of: length),
            length - last <= least ? 1 : segment.parameter(at: last, of: length)))
      }
      piece.isClosed = part.isClosed && low <= before + least && high >= done - least
      if !piece.segments.isEmpty { pieces.append(piece) }
    }
    return pieces
  }
}
