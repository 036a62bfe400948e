import RefreshLooks
import RefreshTesting
import RefreshWalks
import Testing

/// A look that moves for 0.3 seconds after each change, and for ever while refreshing.
private let probe = Look("probe", loop: 1) { moment, drawing in
  drawing.move(to: moment.seconds, moment.progress)
}

@Suite("A view that shows a look")
struct LookViewTests {
  let list = SimulatedScrollView()
  let view = LookView(look: probe)
  let refresher = Refresher(slot: .header) {}

  init() {
    refresher.addObserver(view)
    refresher.indicator = RefreshIndicator(view: view, length: 60)
    list.refreshers.attach(refresher)
    list.advance(seconds: 1)
  }

  @Test("knows its size and draws the pull as it goes")
  func pull() {
    list.finger.hold(offset: -30)
    #expect(view.player.moment.width == 375 && view.player.moment.height == 60)
    #expect(view.player.moment.phase == .pulling(progress: 0.5))
    #expect(view.drawing.elements == [.move(x: 0, y: 0.5)])
  }

  @Test("asks for frames while refreshing, and for none once it has come to rest")
  func ticking() {
    #expect(!list.hasFrameTickers)
    refresher.begin()
    list.advance(seconds: 2)
    #expect(list.hasFrameTickers)
    #expect(abs(view.player.moment.seconds - 2) < 0.02)
    refresher.end()
    list.settle()
    list.advance(seconds: 0.5)
    #expect(!list.hasFrameTickers)
  }

  @Test("comes to rest in its own time on a clock that goes back")
  func backwardClock() {
    let host = UnrulyHost(list, .none)
    host.skew = 5000
    host.refreshers.attach(refresher)
    refresher.begin()
    list.advance(seconds: 1)
    host.skew = 0
    refresher.end()
    host.skew = -5000
    list.advance(seconds: 1)
    #expect(!list.hasFrameTickers)
  }

  @Test("stops when hidden, or when its superview is, and goes on when shown")
  func hidden() {
    refresher.begin()
    view.isHidden = true
    list.advance(seconds: 0.1)
    #expect(!list.hasFrameTickers)
    view.isHidden = false
    #expect(list.hasFrameTickers)
    list.surface.isHidden = true
    list.advance(seconds: 0.1)
    #expect(!list.hasFrameTickers)
  }

  @Test("stops off screen and goes on when the list comes back")
  func offScreen() {
    refresher.begin()
    list.advance(seconds: 0.1)
    list.isInWindow = false
    list.advance(seconds: 0.1)
    #expect(!list.hasFrameTickers)
    list.isInWindow = true
    #expect(list.hasFrameTickers)
  }

  @Test("remembers what was before a change, and for how long")
  func previous() {
    refresher.begin()
    list.advance(seconds: 2)
    refresher.end()
    #expect(view.player.moment.phase == .idle)
    #expect(view.player.moment.previous == .finishing)
    refresher.begin()
    list.advance(seconds: 1)
    refresher.policy.closing = .closeFirst
    refresher.end()
    #expect(view.player.moment.previous == .refreshing)
    #expect(abs(view.player.moment.previousSeconds - 1) < 0.02)
  }

  @Test("another look goes on from the same moment")
  func changeLook() {
    refresher.begin()
    list.advance(seconds: 1.5)
    view.look = Look("other", loop: 2) { moment, drawing in drawing.move(to: moment.seconds, 9) }
    #expect(view.drawing.elements == [.move(x: view.player.moment.seconds, y: 9)])
    #expect(view.player.moment.seconds > 1.4)
  }

  @Test("keeps neither list nor refresher alive, and is freed with them")
  func lifetime() {
    weak var view: LookView?
    do {
      let list = SimulatedScrollView()
      let refresher = Refresher(slot: .header) {}
      let new = LookView(look: probe)
      refresher.addObserver(new)
      refresher.indicator = RefreshIndicator(view: new, length: 60)
      list.refreshers.attach(refresher)
      refresher.begin()
      view = new
    }
    #expect(view == nil)
  }
}
