import RefreshTesting

/// Which worlds are walked: every style by itself and all of them mixed, up and down and along the line
/// of text, at both frame rates, and hosts that misbehave in one way or in many.
nonisolated package enum WalkPlan {
  /// Worlds whose hosts do what hosts have to do.
  package static let orderly: [WalkWorld] =
    [WalkWorld(), WalkWorld(hz: 120)]
    + WalkStyle.allCases.map { WalkWorld(style: $0) }
    + [
      WalkWorld(axis: .horizontal), WalkWorld(axis: .horizontal, isRightToLeft: true),
    ]

  /// Worlds whose hosts misbehave in one way, and in a few at once.
  package static let unruly: [WalkWorld] =
    Unruliness.all.map { WalkWorld(unruliness: $0) }
    + [0b11, 0b1111, 0b110110, 0b1000001011, 0b10_0000_0111_1000, 0b1111_1111_1111_11].map {
      WalkWorld(unruliness: Unruliness(rawValue: $0))
    }

  /// A script that is told by a number: its world follows from that.
  package static func script(_ number: Int, steps: Int) -> WalkScript {
    // Two thirds of the way on orderly hosts.
    let worlds = number % 3 == 2 ? unruly : orderly
    return WalkScript(seed: UInt64(number), steps: steps, in: worlds[number / 3 % worlds.count])
  }
}
