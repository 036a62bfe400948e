import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

@MainActor @Suite struct BarTests {
  @Test func contentAtAnEdgeMovesWithItsBar() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list)
    list.bars.top = 88
    #expect(list.offset() == -88)
    #expect(log.take() == [.scrolled, .restingInsetChanged])
    list.bars.top = 44
    #expect(list.offset() == -44)
    list.setOffset(200)
    list.bars.top = 88
    #expect(list.offset() == 200)
    list.bars.bottom = 34
    #expect(list.offset() == 200)
    list.setOffset(2000 + 34 - 667)
    list.bars.bottom = 0
    #expect(list.offset() == 1333)
    _ = log.take()
    list.bars.bottom = 0
    #expect(log.events.isEmpty)
  }

  @Test func contentInOpenRoomMovesWithItsBarToo() {
    let list = SimulatedScrollView()
    list.write(ScrollChange(edge: .top, room: 60, offset: -60))
    list.bars.top = 20
    #expect(list.offset() == -80)
    list.bars.top = 0
    #expect(list.offset() == -60)
  }

  @Test func aFingerHoldsTheContentWhenABarComes() {
    let list = SimulatedScrollView()
    list.finger.down()
    list.bars.top = 88
    #expect(list.offset() == 0)
    list.finger.move(by: 100)
    #expect(isNear(list.offset(), -88 - band(12), within: 1e-9))
    list.bars.top = 120
    list.finger.move(by: 0)
    #expect(isNear(list.offset(), -100, within: 1e-9))
    list.finger.lift()
  }

  @Test func aLargeTitleFollowsTheOffset() {
    let list = SimulatedScrollView()
    list.largeTitle = LargeTitle(collapsed: 88, expanded: 140)
    #expect(list.offset() == -140 && list.bars.top == 140)
    list.setOffset(500)
    #expect(list.bars.top == 88)
    list.setOffset(-100)
    #expect(list.bars.top == 100 && list.metrics(along: .vertical).startRest == -100)
    list.userInset.top = 10
    #expect(list.bars.top == 90)
    list.userInset.top = 0
    list.largeTitle = nil
    #expect(list.bars.top == 100)
  }

  @Test func expandingATitleIsNoPull() {
    let list = SimulatedScrollView()
    list.largeTitle = LargeTitle(collapsed: 88, expanded: 140)
    list.setOffset(-88)
    let log = EventLog()
    log.listen(to: list)
    list.finger.down()
    list.finger.move(by: 52)
    #expect(list.offset() == -140 && list.metrics(along: .vertical).startRest == -140)
    #expect(log.take() == [.scrolled, .restingInsetChanged])
    list.finger.move(by: 120)
    #expect(list.offset() < -140 && list.bars.top == 140)
    #expect(log.take() == [.scrolled])
    list.finger.lift()
    list.settle()
    #expect(list.offset() == -140)
  }
}
