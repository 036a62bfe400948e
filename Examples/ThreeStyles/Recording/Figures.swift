import CommandKit

/// What can be said about one style's recording in a word or two.
struct Figures {
  /// What stands where there is nothing to tell.
  static let nothing = "—"

  let recording: Recording
  let finger: FingerTrack

  /// The figures in the order in which they are shown, by name.
  var all: [(name: String, value: String)] {
    [
      ("refreshes", refreshes),
      ("action after the lift", actionDelay),
      ("idle after the load", idleDelay),
      ("all at rest", recording.restTime.map { "\(Words.decimal($0, 2)) s" } ?? "never"),
      ("farthest past an edge", farthest),
      ("room", room),
      ("progress reported", progress),
      ("states on the way", "\(stateCount)"),
    ]
  }

  /// The states of the controls that did something, in order.
  var paths: [String] {
    let used = Recording.Control.allCases.filter(recording.isUsed)
    guard !used.isEmpty else { return ["\(recording.moments.first?.header.name ?? "nothing") all the time"] }
    return used.map { control in
      let names = recording.stays(of: control, until: 0).map(\.state.name)
      return "\(control): \(names.joined(separator: " → "))"
    }
  }

  private var refreshes: String {
    let parts = Recording.Control.allCases.compactMap { control in
      let count = recording.actions[control] ?? 0
      return count == 0 ? nil : "\(count) by \(control)"
    }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  private var actionDelay: String {
    let delays = recording.marks(.action).map { mark in
      finger.lift(before: mark.time).map { Words.milliseconds(mark.time - $0) } ?? "under the finger"
    }
    return delays.isEmpty ? Self.nothing : delays.joined(separator: ", ")
  }

  /// From the app's word that the load is over until the style's own state says so too.
  private var idleDelay: String {
    let delays = recording.marks(.loaded).map { mark in
      let idle = recording.moments.first { moment in
        moment.time >= mark.time
          && moment[mark.control].flatMap { StateMeaning($0.name) }?.isRest == true
      }
      return idle.map { Words.milliseconds($0.time - mark.time) } ?? "never"
    }
    return delays.isEmpty ? Self.nothing : delays.joined(separator: ", ")
  }

  private var farthest: String {
    let above = recording.moments.map { -$0.offset }.max() ?? 0
    let below = recording.moments.map { $0.offset - $0.contentEnd }.max() ?? 0
    let parts = [(above, "above"), (below, "below")].filter { $0.0 >= 0.5 }
    return parts.isEmpty ? "not past" : parts.map { "\(Words.points($0.0)) \($0.1)" }.joined(separator: ", ")
  }

  private var room: String {
    var parts: [String] = []
    let top = recording.moments.map(\.top).max() ?? 0
    if top >= 0.5 { parts.append("\(Words.points(top)) above") }
    let bottoms = recording.moments.map(\.bottom)
    let (least, most) = (bottoms.min() ?? 0, bottoms.max() ?? 0)
    if most >= 0.5 { parts.append("\(Words.points(most)) below\(least >= 0.5 ? ", always" : "")") }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  private var progress: String {
    let values = Set(recording.moments.compactMap(\.header.progress))
    guard let most = values.max() else { return "no" }
    return "\(Words.count(values.count, "value", "values")), up to \(Words.decimal(Double(most), 2))"
  }

  private var stateCount: Int {
    Recording.Control.allCases.reduce(0) { count, control in
      count + (recording.isUsed(control) ? recording.stays(of: control, until: 0).count - 1 : 0)
    }
  }
}
