import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

@MainActor @Suite struct StageTests {
  final class Counting: PlatformView {
    var moves = 0
    var layouts = 0
    override func didMoveToSuperview() { moves += 1 }
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func aBandIsAsWideAsTheViewport() {
    let list = SimulatedScrollView()
    let header = Counting()
    list.userInset.leading = 10
    list.place(header, at: ViewPlacement(.band(edge: .top, origin: -60, length: 60), shiftX: 3, shiftY: 4))
    #expect(header.frame == CGRect(x: -7, y: -56, width: 375, height: 60))
    #expect(header.superview === list.surface && header.layouts == 1)
    list.viewportSize.width = 500
    #expect(header.frame.width == 500 && header.layouts == 2)
    #expect(list.surface.frame == CGRect(x: 0, y: 0, width: 500, height: 667))
    list.bars.leading = 20
    #expect(header.frame.minX == -27)
    list.setOffset(100)
    #expect(header.frame == CGRect(x: -27, y: -56, width: 500, height: 60) && header.moves == 1)
  }

  @Test func aViewThatTheAppMovedStaysThatFarFromItsPlace() {
    let list = SimulatedScrollView()
    let header = Counting()
    list.place(header, at: ViewPlacement(.band(edge: .top, origin: -60, length: 60)))
    header.center.y += 12
    list.viewportSize.width = 500
    #expect(header.frame == CGRect(x: 0, y: -48, width: 500, height: 60))
    list.place(header, at: ViewPlacement(.band(edge: .top, origin: -80, length: 80)))
    #expect(header.frame == CGRect(x: 0, y: -68, width: 500, height: 80))
    list.remove(header)
    list.place(header, at: ViewPlacement(.band(edge: .top, origin: -60, length: 60)))
    #expect(header.frame.minY == -60)
  }

  @Test func aViewThatTheAppHidIsShownByPlacingOnly() {
    let list = SimulatedScrollView()
    let header = Counting()
    let placement = ViewPlacement(.band(edge: .top, origin: -60, length: 60))
    list.place(header, at: placement)
    header.isHidden = true
    list.viewportSize.width = 500
    list.userInset.leading = 10
    #expect(header.isHidden)
    list.place(header, at: placement)
    #expect(!header.isHidden)
  }

  @Test func placingAgainOnlyUpdates() {
    let list = SimulatedScrollView()
    let (header, content) = (Counting(), PlatformView())
    list.surface.addSubview(content)
    var placement = ViewPlacement(.band(edge: .top, origin: -60, length: 60))
    list.place(header, at: placement)
    list.place(header, at: placement)
    #expect(list.surface.subviews.count == 2 && list.surface.subviews[0] === header)
    placement.isHidden = true
    list.place(header, at: placement)
    #expect(header.isHidden && header.moves == 1)
    placement.layer = .inFrontOfContent
    list.place(header, at: placement)
    #expect(list.surface.subviews.map { $0 === header } == [false, true])
    let placed = list.timeline.filter { if case .viewPlaced(1, _) = $0.what { true } else { false } }
    #expect(placed.count == 3)
    list.remove(header)
    list.remove(header)
    #expect(header.superview == nil && list.surface.subviews.count == 1)
    #expect(list.timeline.last?.what == .viewRemoved(1))
  }

  @Test func siblingsStandBesideTheScrollView() {
    let list = SimulatedScrollView()
    let (below, above, fixed) = (PlatformView(), PlatformView(), PlatformView())
    let frame = ViewPlacement.Anchor.frame(x: 10, y: 20, width: 30, height: 40)
    list.place(below, at: ViewPlacement(frame, layer: .belowScrollView))
    list.place(above, at: ViewPlacement(frame, layer: .aboveScrollView))
    list.place(fixed, at: ViewPlacement(frame, layer: .aboveScrollView, followsContent: false))
    #expect(
      list.container.subviews.map(ObjectIdentifier.init)
        == [below, list.surface, above, fixed].map(ObjectIdentifier.init))
    list.setOffset(100)
    #expect(below.frame.minY == -80 && above.frame.minY == -80 && fixed.frame.minY == 20)
    list.place(above, at: ViewPlacement(frame, layer: .belowScrollView))
    #expect(
      list.container.subviews.map(ObjectIdentifier.init)
        == [below, above, list.surface, fixed].map(ObjectIdentifier.init))
  }

  @Test func layoutPassesAndWindowsAreReported() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list) { [unowned list] event in
      #expect(list.isLayingOut == (event == .contentChanged))
    }
    list.layoutPass {
      list.contentSize.height = 1900
      list.contentSize.height = 2600
    }
    #expect(!list.isLayingOut)
    list.isInWindow = false
    list.isInWindow = false
    #expect(!list.isOnScreen)
    #expect(log.events == [.contentChanged, .contentChanged, .windowChanged])
    list.recordsTimeline = false
    let count = list.timeline.count
    list.note("unheard")
    #expect(list.timeline.count == count)
  }
}
