import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

/// Long random scripts: whatever happens, nothing breaks and everything comes to rest.
@MainActor @Suite struct RandomTests {
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    mutating func points(_ low: Int, _ high: Int) -> Double { Double(low + roll(high - low + 1)) / 4 }
  }

  @Test(arguments: 1...40) func everythingComesToRest(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 977)
    let list = SimulatedScrollView(
      content: CGSize(width: 900, height: Double(dice.roll(8)) * 300), hz: seed % 2 == 0 ? 60 : 120)
    list.bounces = dice.roll(4) > 0
    list.isPagingEnabled = dice.roll(4) == 0
    list.isRightToLeft = dice.roll(2) == 0
    list.alwaysBounceHorizontal = dice.roll(2) == 0
    if dice.roll(4) == 0 { list.largeTitle = LargeTitle(collapsed: 88, expanded: 140) }
    let log = EventLog()
    var (begun, ended) = (0, 0)
    log.listen(to: list) { [unowned list] event in
      // The engine writes within any report, now and then.
      guard dice.roll(6) == 0 else { return }
      let edge = ScrollEdge.allCases[dice.roll(4)]
      begun += 1
      list.write(
        ScrollChange(
          edge: edge, room: Double(dice.roll(3)) * 30,
          animation: dice.roll(2) == 0 ? nil : ScrollAnimation(duration: 0.3)
        ) { _ in ended += 1 })
    }
    for _ in 0..<60 {
      let axis: ScrollAxis = dice.roll(3) == 0 ? .horizontal : .vertical
      if !list.finger.isDown { list.finger.down() }
      list.finger.move(by: dice.points(-1600, 1600), inSteps: 1 + dice.roll(8), along: axis)
      switch dice.roll(9) {
      case 0: list.contentSize.height = Double(dice.roll(8)) * 250
      case 1: list.contentSize.width = Double(dice.roll(5)) * 250
      case 2: list.userInset.top = dice.points(0, 400)
      case 3: list.bars.bottom = dice.points(0, 200)
      case 4: list.contentInset.bottom += 10
      case 5: list.viewportSize.height = 300 + dice.points(0, 2000)
      case 6: list.finger.cancel()
      case 7: list.setOffset(dice.points(-800, 8000), along: axis, animated: dice.roll(2) == 0)
      default: break
      }
      if list.finger.isDown, dice.roll(3) > 0 {
        list.finger.lift(velocity: dice.points(-16_000, 16_000), along: axis)
      }
      list.advance(ticks: dice.roll(40_000))
      if dice.roll(8) == 0 { list.wheel(by: dice.points(-400, 400)) }
    }
    if list.finger.isDown { list.finger.lift() }
    #expect(list.settle(limit: 30))
    // A last touch: whatever code left past an edge goes back.
    list.onEvent = nil
    list.finger.down()
    list.finger.lift()
    #expect(list.settle(limit: 30))
    for axis in ScrollAxis.allCases {
      #expect(list.restingOffsets(along: axis).contains(list.offset(along: axis)))
      #expect(list.presentedOffset(along: axis) == list.offset(along: axis))
    }
    for edge in ScrollEdge.allCases {
      #expect(list.presentedInset(at: edge) == list.contentInset[edge])
    }
    #expect(log.ledgerHeld && begun == ended && begun > 0)
  }
}
