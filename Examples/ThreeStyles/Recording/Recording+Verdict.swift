import CommandKit

/// Whether a style kept its promises during a script.
extension Recording {
  /// What is wrong, one sentence each; nothing if all is as it has to be.
  var faults: [String] {
    var faults: [String] = []
    if restTime == nil { faults.append("nothing has come to rest") }
    for control in Control.allCases {
      faults += countFaults(control)
      faults += stateFaults(control)
    }
    faults += roomFaults
    return faults
  }

  private func countFaults(_ control: Control) -> [String] {
    let starts = marks(.started, control).count
    let counts = [
      ("ran its action", actions[control] ?? 0), ("announced it", marks(.action, control).count),
      ("ended", marks(.ended, control).count),
    ]
    return counts.compactMap { what, count in
      count == starts
        ? nil : "the \(control) \(what) \(count)× in \(Words.count(starts, "refresh", "refreshes"))"
    }
  }

  private func stateFaults(_ control: Control) -> [String] {
    guard let last = moments.last, let state = last[control] else { return [] }
    var faults: [String] = []
    let stays = stays(of: control, until: last.time)
    for stay in stays where StateMeaning(stay.state.name) == nil {
      faults.append("the \(control) is in a state of no style, \(stay.state.name)")
    }
    let loads = stays.count { StateMeaning($0.state.name) == .loading }
    let starts = marks(.started, control).count
    if loads != starts {
      faults.append(
        "the \(control) showed loading \(loads)× in \(Words.count(starts, "refresh", "refreshes"))")
    }
    if StateMeaning(state.name)?.isRest != true {
      faults.append("the \(control) is left in \(state.name)")
    }
    return faults
  }

  private var roomFaults: [String] {
    guard let last = moments.last else { return ["nothing was recorded"] }
    var faults: [String] = []
    if last.top.magnitude >= 0.5 {
      faults.append("\(Words.points(last.top)) points of room are left open above")
    }
    let hasNoMore = last.footer.map { StateMeaning($0.name) == .noMore } ?? false
    if last.bottom.magnitude >= 0.5, !style.keepsFooterRoom, !hasNoMore {
      faults.append("\(Words.points(last.bottom)) points of room are left open below")
    }
    return faults
  }
}
