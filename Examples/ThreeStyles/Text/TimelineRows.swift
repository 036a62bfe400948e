/// The moments of a script that are worth a row: something changed in a style, or a while has gone by.
struct TimelineRows {
  /// How long nothing may be shown while the content moves, in seconds.
  private static let sampling = 0.125

  /// Events this close to each other share a row.
  private static let blur = 0.004

  /// The times of the rows, growing.
  let times: [Double]

  /// The rows for these recordings of one script.
  init(_ recordings: [Recording], _ finger: FingerTrack) {
    var events = [0.0]
    for touch in finger.touches { events += [touch.down, touch.lift] }
    for recording in recordings {
      events += recording.marks.filter { $0.kind != .started }.map(\.time)
      events += Self.changes(recording)
    }
    times = Self.filled(Self.merged(events.sorted()), recordings)
  }

  /// When a state changes, when room begins or ends to change, and when the content comes to rest.
  private static func changes(_ recording: Recording) -> [Double] {
    var times: [Double] = []
    let moments = recording.moments
    for (index, moment) in moments.enumerated().dropFirst() {
      let before = moments[index - 1]
      if before.header.name != moment.header.name { times.append(moment.time) }
      if before.footer?.name != moment.footer?.name { times.append(moment.time) }
      if before.contentEnd != moment.contentEnd { times.append(moment.time) }
    }
    if let rest = recording.restTime { times.append(rest) }
    return times
  }

  private static func merged(_ times: [Double]) -> [Double] {
    var merged: [Double] = []
    for time in times {
      if let last = merged.last, time - last < blur {
        merged[merged.count - 1] = time
      } else {
        merged.append(time)
      }
    }
    return merged
  }

  /// The times with more of them in between where anything moves.
  private static func filled(_ times: [Double], _ recordings: [Recording]) -> [Double] {
    var filled: [Double] = []
    for time in times {
      while let last = filled.last, time - last > 1.5 * sampling {
        let next = last + sampling
        filled.append(next)
        guard recordings.contains(where: { $0.moves(from: last, to: next) }) else {
          filled.removeLast()
          let wake = recordings.compactMap { $0.nextMove(after: last) }.min()
          guard let wake, wake > last + sampling, wake < time - sampling else { break }
          filled.append(wake)
          continue
        }
      }
      filled.append(time)
    }
    return filled
  }
}

extension Recording {
  private static let noticeable = 1.0

  fileprivate func moves(from: Double, to: Double) -> Bool {
    let (one, other) = (moment(at: from), moment(at: to))
    return !one.looksLike(other)
  }

  fileprivate func nextMove(after time: Double) -> Double? {
    let start = moment(at: time)
    return moments.first { $0.time > time && !$0.looksLike(start) }?.time
  }
}

extension Recording.Moment {
  /// Whether a viewer could not tell the two apart.
  fileprivate func looksLike(_ other: Self) -> Bool {
    abs(offset - other.offset) < 1 && abs(top - other.top) < 1 && abs(bottom - other.bottom) < 1
  }
}
