import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

@MainActor @Suite struct WriteTests {
  let ease = ScrollAnimation(duration: 0.3)

  @Test func modelValuesChangeAtOnceAndPresentedOnesFollow() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list)
    var outcome: ScrollOutcome?
    list.write(ScrollChange(edge: .top, room: 60, offset: -60, animation: ease) { outcome = $0 })
    #expect(list.offset() == -60 && list.contentInset.top == 60 && list.room.top == 60)
    #expect(list.presentedOffset() == 0 && list.presentedInset(at: .top) == 0)
    #expect(log.events == [.scrolled] && outcome == nil && list.isAnimatingWrite)
    list.advance(seconds: 0.15)
    #expect(isNear(list.presentedOffset(), -30) && isNear(list.presentedInset(at: .top), 30))
    list.advance(ticks: 17_999)
    #expect(outcome == nil)
    list.advance(ticks: 1)
    #expect(outcome == .finished && !list.isAnimatingWrite)
    #expect(list.presentedOffset() == -60 && list.presentedInset(at: .top) == 60)
    #expect(log.events == [.scrolled])
    #expect(list.insetWrites == 1 && list.offsetWrites == 1)
  }

  @Test func withoutAnimationTheCompletionComesBeforeTheReturn() {
    let list = SimulatedScrollView()
    var order: [String] = []
    list.onEvent = { _ in order.append("scrolled") }
    list.write(ScrollChange(edge: .top, room: 60, offset: -60) { order.append("\($0)") })
    list.write(
      ScrollChange(edge: .top, room: 60, offset: -60, animation: ScrollAnimation(duration: 0)) {
        order.append("\($0)")
      })
    #expect(order == ["scrolled", "finished", "finished"])
    #expect(!list.isAnimatingWrite && list.presentedOffset() == -60)
  }

  @Test func aLaterWriteAtTheSameEdgeSupersedes() {
    let list = SimulatedScrollView()
    var order: [String] = []
    func open(_ edge: ScrollEdge, _ room: Double, _ offset: Double, _ name: String) {
      list.write(
        ScrollChange(edge: edge, room: room, offset: offset, animation: ease) {
          order.append("\(name) \($0) at \(list.room[edge])")
        })
    }
    open(.top, 60, -60, "a")
    list.advance(seconds: 0.1)
    open(.bottom, 44, -50, "b")
    open(.top, 0, 0, "c")
    #expect(order == ["a superseded at 60.0"])
    list.settle()
    #expect(order == ["a superseded at 60.0", "b finished at 44.0", "c finished at 0.0"])
    #expect(isNear(list.now, 0.4))
  }

  @Test func anAnimatedWriteThatMovesNothingEndsInTheNextTurn() {
    let list = SimulatedScrollView()
    var order: [String] = []
    func write(_ room: Double, _ offset: Double? = nil) {
      list.write(
        ScrollChange(edge: .top, room: room, offset: offset, animation: ease) {
          order.append("\($0) \(list.tick)")
        })
    }
    // Room that opens above content at rest, and an offset that is so already.
    write(60)
    #expect(order.isEmpty && list.isAnimatingWrite)
    list.advance(ticks: 0)
    #expect(order == ["finished 0"])
    // The inset is still on its way on the screen.
    #expect(list.presentedInset(at: .top) == 0 && list.isAnimatingWrite)
    list.advance(seconds: 0.15)
    #expect(isNear(list.presentedInset(at: .top), 30) && list.presentedOffset() == 0)
    write(60, 0)
    #expect(order.count == 1)
    list.advance(ticks: 0)
    #expect(order == ["finished 0", "finished 18000"])
    list.settle()
    #expect(list.tick == 36_000 && list.presentedInset(at: .top) == 60)

    // Under a finger room moves nothing either.
    list.finger.hold(offset: -20)
    write(0)
    list.advance(ticks: 0)
    #expect(order.last == "finished 36000" && list.offset() == -20)
    list.finger.cancel()
    list.settle()
    #expect(list.offset() == 0)

    // What moves takes its time: by its offset, or because the edge takes it along.
    let start = list.tick
    order = []
    write(60, -60)
    list.advance(ticks: 35_999)
    #expect(order.isEmpty)
    list.advance(ticks: 1)
    #expect(order == ["finished \(start + 36_000)"])
    write(0)
    #expect(list.offset() == 0)
    list.advance(ticks: 35_999)
    #expect(order.count == 1)
    list.advance(ticks: 1)
    #expect(order.last == "finished \(start + 72_000)" && !list.isAnimatingWrite)
  }

  @Test func aSupersededCompletionMayWriteItself() {
    let list = SimulatedScrollView()
    var order: [String] = []
    list.write(
      ScrollChange(edge: .top, room: 60, animation: ease) { first in
        order.append("first \(first)")
        list.write(ScrollChange(edge: .top, room: 10, animation: ease) { order.append("nested \($0)") })
      })
    list.write(ScrollChange(edge: .top, room: 30, animation: ease) { order.append("last \($0)") })
    #expect(list.room.top == 30)
    list.settle()
    #expect(order == ["first superseded", "nested superseded", "last finished"])
    #expect(list.room.top == 30)
  }

  @Test func aReportMayWrite() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list) { [unowned list] event in
      if event == .released {
        list.write(ScrollChange(edge: .top, room: 60, offset: -60, animation: ScrollAnimation(duration: 0.3)))
      }
      if event == .scrolled, list.offset() == -60, list.room.top == 60 {
        list.write(ScrollChange(edge: .top, room: 50))
      }
    }
    list.finger.hold(offset: -90)
    list.finger.lift(velocity: -500)
    #expect(list.offset() == -50 || list.offset() == -60)
    #expect(!list.isMoving && log.ledgerHeld)
    list.settle()
    #expect(list.offset() == -50)
  }

  @Test func onlyAnOffsetStopsWhatMoves() {
    let list = SimulatedScrollView()
    list.setOffset(200)
    list.finger.fling(velocity: -1000)
    list.write(ScrollChange(edge: .top, room: 60, animation: ease))
    #expect(list.isMoving)
    list.write(ScrollChange(edge: .top, room: 60, offset: -60))
    #expect(!list.isMoving && list.offset() == -60)
    list.setOffset(700, animated: true)
    list.write(ScrollChange(edge: .top, room: 0))
    list.settle()
    #expect(list.offset() == 700)
  }

  @Test func closingRoomAtRestTakesTheContentAlong() {
    let list = SimulatedScrollView()
    list.write(ScrollChange(edge: .top, room: 60, offset: -60))
    list.write(ScrollChange(edge: .top, room: 0, animation: ease))
    #expect(list.offset() == 0 && list.presentedOffset() == -60)
    list.advance(seconds: 0.1)
    #expect(list.presentedOffset() > -60 && list.presentedOffset() < 0)
    // A finger on top of it adds to what is shown.
    let shown = list.presentedOffset()
    list.finger.hold(offset: -10)
    #expect(isNear(list.presentedOffset(), shown - 10))
    list.finger.lift()
    list.settle()
    #expect(list.offset() == 0 && list.presentedOffset() == 0)
  }

  @Test func aSpringOvershootsWhatIsPresented() {
    let list = SimulatedScrollView()
    let bouncy = ScrollAnimation(duration: 0.5, curve: .spring(damping: 0.4, initialVelocity: 0))
    list.write(ScrollChange(edge: .top, room: 100, offset: -100, animation: bouncy))
    var lowest = 0.0
    for _ in 0..<30 {
      list.advance(frames: 1)
      lowest = min(lowest, list.presentedOffset())
    }
    #expect(lowest < -110 && list.presentedOffset() == -100)
  }

  // MARK: The ledger

  @Test func rawWritesAreTheAppsUnlessTheyEcho() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list)
    list.userInset.top = 20
    list.write(ScrollChange(edge: .top, room: 60, animation: ease))
    let saved = list.contentInset
    list.contentInset.bottom = 300
    #expect(list.userInset == SimulatedInsets(top: 20, bottom: 300))
    list.contentInset = SimulatedInsets(top: 20, bottom: 300)  // what it was before the room opened
    #expect(list.contentInset.top == 80 && list.userInset.top == 20)
    list.contentInset = saved
    #expect(list.userInset == SimulatedInsets(top: 20))
    list.contentInset.top = 33
    #expect(list.userInset.top == 33 && list.contentInset.top == 93)
    list.write(ScrollChange(edge: .top, room: 0, animation: ease))
    list.settle()
    // Settled: the same number is an absolute write now.
    list.contentInset.top = 93
    #expect(list.userInset.top == 93 && log.ledgerHeld)
  }

  @Test func theDifferenceOfADistortedRoomIsTheApps() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list)
    list.distortRoom = { _, points in points + 1 }
    list.write(ScrollChange(edge: .top, room: 60))
    #expect(list.room.top == 60 && list.userInset.top == 1 && list.contentInset.top == 61)
    #expect(
      list.timeline.suffix(2).map(\.what)
        == [.roomChanged(.top, points: 60), .userInsetChanged(.top, points: 1)])
    #expect(log.events == [.restingInsetChanged] && log.ledgerHeld)
    list.write(ScrollChange(edge: .top, room: 60))
    #expect(list.insetWrites == 1)

    // Less than wanted is the app's too, on top of what it has.
    list.userInset.bottom = 20
    _ = log.take()
    list.distortRoom = { edge, points in edge == .bottom ? points / 2 : points }
    list.write(ScrollChange(edge: .bottom, room: 44))
    #expect(list.room.bottom == 44 && list.userInset.bottom == -2 && list.contentInset.bottom == 42)
    #expect(log.take() == [.restingInsetChanged] && log.ledgerHeld)
    list.write(ScrollChange(edge: .top, room: 30))
    #expect(list.room.top == 30 && list.userInset.top == 1 && log.events.isEmpty)
    list.distortRoom = nil
    list.write(ScrollChange(edge: .bottom, room: 0))
    #expect(list.contentInset.bottom == -2 && list.userInset.bottom == -2)
  }

  @Test func theSumHoldsAtEveryReportOfALongScript() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list) { [unowned list] event in
      switch event {
      case .released:
        list.write(
          ScrollChange(edge: .top, room: 60, offset: -60, animation: ScrollAnimation(duration: 0.3)))
      case .scrolled:
        let room = min(60, max(0, -list.offset()))
        if list.room.top > 0, room > 0 { list.write(ScrollChange(edge: .top, room: room)) }
      case .cancelled, .contentChanged, .restingInsetChanged, .boundsChanged, .windowChanged: break
      }
    }
    for round in 0..<20 {
      list.finger.down()
      list.finger.move(by: 150, inSteps: 9)
      list.finger.lift(velocity: Double(round) * -100)
      list.advance(seconds: 0.11)
      list.contentInset.top += 5
      list.contentInset.bottom = Double(round)
      list.userInset.top = 3
      list.write(ScrollChange(edge: .top, room: 0, animation: ease))
      list.settle()
    }
    #expect(log.ledgerHeld && list.userInset.top == 3 && list.contentInset.top == 3)
  }

  @Test func appsAnimateToo() {
    let list = SimulatedScrollView()
    list.animate(ease) {
      list.userInset.bottom = 300
      list.setOffset(100)
    }
    #expect(list.offset() == 100 && list.presentedOffset() == 0)
    #expect(list.presentedInset(at: .bottom) == 0)
    list.advance(seconds: 0.3)
    #expect(list.presentedOffset() == 100 && list.presentedInset(at: .bottom) == 300)
  }
}
