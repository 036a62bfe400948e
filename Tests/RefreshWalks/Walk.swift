import RefreshTesting

/// Walks scripts, and makes those that break a law short.
@MainActor package enum Walk {
  /// What came of a walk.
  package struct Outcome: Sendable {
    /// The first law that was broken, and where; nil if all held.
    package let broken: String?

    /// How many actions ran.
    package let actions: Int
  }

  /// Walks a script on the stage of its world.
  package static func walk(
    _ script: WalkScript, on makeStage: @escaping (WalkWorld) -> any WalkStage = { SimulatedStage($0) }
  ) -> Outcome {
    let walker = Walker { makeStage(script.world) }
    walker.walk(script.steps)
    return Outcome(broken: walker.watch.broken.first, actions: walker.watch.actions)
  }

  /// Nil if all laws hold, else a message with a script as short as it gets.
  package static func failure(
    _ script: WalkScript, named name: String,
    on makeStage: @escaping (WalkWorld) -> any WalkStage = { SimulatedStage($0) }
  ) -> String? {
    guard let first = walk(script, on: makeStage).broken else { return nil }
    // The same law: what is left must not fail for another reason than the whole did.
    let law = first.prefix { $0 != ":" }
    let short = shrunk(script) { walk($0, on: makeStage).broken?.hasPrefix(law) == true }
    let lines = short.steps.map { "  \($0)," }.joined(separator: "\n")
    return """
      \(name) breaks \(first)
      shrunk to \(short.steps.count) steps, which break \(walk(short, on: makeStage).broken ?? "nothing"):
      WalkScript(\(short.world), [
      \(lines)
      ])
      """
  }

  /// Leaves out whatever can be left out, in ever smaller pieces, as long as something stays broken.
  static func shrunk(_ script: WalkScript, isBroken: (WalkScript) -> Bool) -> WalkScript {
    var best = script
    var size = best.steps.count / 2
    while size > 0 {
      var start = 0
      while start < best.steps.count {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + size, best.steps.count))
        if isBroken(shorter) { best = shorter } else { start += size }
      }
      size /= 2
    }
    return best
  }
}
