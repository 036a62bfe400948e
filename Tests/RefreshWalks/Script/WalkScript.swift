import RefreshTesting

/// A world and what happens in it.
nonisolated package struct WalkScript: Equatable, Sendable {
  package var world: WalkWorld
  package var steps: [WalkStep]

  package init(_ world: WalkWorld, _ steps: [WalkStep]) { (self.world, self.steps) = (world, steps) }

  /// The script of a seed, in a world.
  package init(seed: UInt64, steps count: Int, in world: WalkWorld) {
    var numbers = SeededGenerator(seed: seed)
    let bytes = (0..<count).flatMap { _ in
      withUnsafeBytes(of: numbers.next().littleEndian) { Array($0) }
    }
    self.init(reading: bytes, in: world, limit: count)
  }

  /// The script that bytes spell: any bytes spell one.
  ///
  /// - Parameter world: Where it takes place; nil lets the bytes choose.
  package init(reading bytes: [UInt8], in world: WalkWorld? = nil, limit: Int = 400) {
    var reader = ScriptReader(bytes)
    let chosen = world ?? Self.world(&reader)
    var steps = ScenarioRole.allCases.map { role in
      WalkStep.attach(role, reader.style(chosen), policy: reader.byte(), habit: reader.habit())
    }
    while !reader.isAtEnd && steps.count < limit + 2 { steps.append(reader.step(chosen)) }
    self.init(chosen, steps)
  }

  private static func world(_ reader: inout ScriptReader) -> WalkWorld {
    let (flags, way, style) = (reader.byte(), reader.word(), reader.byte())
    return WalkWorld(
      axis: flags & 7 == 7 ? .horizontal : .vertical, isRightToLeft: flags & 8 != 0,
      hz: flags & 16 == 0 ? 60 : 120, unruliness: flags & 32 == 0 ? .none : Unruliness(rawValue: UInt16(way)),
      style: style < 128 ? nil : WalkStyle.allCases[style % WalkStyle.allCases.count])
  }
}

nonisolated extension ScriptReader {
  mutating func style(_ world: WalkWorld) -> WalkStyle {
    let choice = pick(WalkStyle.allCases)
    guard world.axis == .vertical else { return .engine }
    return world.style ?? choice
  }

  mutating func habit() -> Int { word() % WalkHabit.count }

  mutating func step(_ world: WalkWorld) -> WalkStep {
    let kind = byte() * 100 / 256
    let role: ScenarioRole = once(in: 2) ? .header : .footer
    switch kind {
    case ..<36: return fingerStep(kind)
    case ..<68: return wordStep(kind - 36, role, world)
    case ..<87: return layoutStep(kind - 68, role)
    case ..<96: return .frames(1 + byte() % 12)
    case ..<99: return .seconds(points(0, 2))
    default: return .hours(1 + byte() % 48)
    }
  }

  private mutating func fingerStep(_ kind: Int) -> WalkStep {
    switch kind {
    // Most of what is worth seeing happens at the edges.
    case ..<3: .touch(to: points(-160, 0))
    case ..<5: .touch(to: points(1480, 1680))
    case ..<8: .touch(to: points(-160, 1800))
    case ..<23: .drag(by: points(-240, 240))
    case ..<32: .lift(velocity: pick([0, 0, 800, -1500, 6000, -6000]))
    case ..<34: .cancel
    default: .wheel(by: points(-300, 300))
    }
  }

  private mutating func wordStep(_ kind: Int, _ role: ScenarioRole, _ world: WalkWorld) -> WalkStep {
    switch kind {
    case ..<6: .begin(role, style(world))
    case 6: .beginSilently(role)
    case ..<14: .end(role, style(world))
    case 14: .fail(role)
    case 15: .beginAndEnd(role, style(world))
    case 16: .endAndBegin(role, style(world))
    case 17: .endWithReset(style(world))
    case ..<20: .noMore(.footer)
    case ..<22: .reset(.footer)
    case 22: .enable(role, style(world), !once(in: 3))
    case 23: .hide(role, style(world), once(in: 3))
    case ..<27: .attach(role, style(world), policy: byte(), habit: habit())
    case 27: .attachAgain(role, style(world))
    case 28: .detach(role, style(world))
    case 29: .clear(style(world))
    case 30: .policy(role, byte())
    default: once(in: 3) ? .drop : .policy(role, byte())
    }
  }

  private mutating func layoutStep(_ kind: Int, _ role: ScenarioRole) -> WalkStep {
    switch kind {
    case ..<2: .scroll(to: points(-100, 2200), animated: once(in: 2))
    case 2: .userInset(atStart: once(in: 2), points(0, 100))
    case 3: .rawInset(atStart: once(in: 2), points(0, 300))
    case 4: .addToInset(atStart: once(in: 2), points(-60, 60))
    case 5: .rewriteInset(atStart: once(in: 2))
    case ..<8: .bars(points(0, 120))
    case 8: .largeTitle(once(in: 2))
    case ..<12: .content(pick([0, 100, 480, 481, 2000, 2600, points(0, 4000)]))
    case 12: .contentInLayout(pick([0, 100, 2000, points(0, 4000)]), role, begins: once(in: 2))
    case ..<15: .viewport(pick([0, 200, 320, 480, 667]))
    case 15: .rightToLeft(once(in: 2))
    default: .window(!once(in: 3))
    }
  }
}
