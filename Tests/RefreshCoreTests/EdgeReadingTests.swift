import RefreshCore
import Testing

// 2000 points of content in a viewport of 480, bars of 88 at the start and 34 at the end: rest is at
// -88, the end at 2000 + 34 - 480 = 1554.
@Suite("EdgeReading")
struct EdgeReadingTests {
  private func read(
    _ edge: ScrollEdge, at offset: Double, content: Double = 2000, start: Double = 88, end: Double = 34,
    _ change: (inout RefreshPolicy) -> Void = { _ in }
  ) -> EdgeReading {
    let metrics = ScrollMetrics(
      offset: offset, contentLength: content, viewportLength: 480, startInset: start, endInset: end)
    return EdgeReading(edge: edge, metrics: metrics, policy: RefreshPolicy(change))
  }

  // MARK: Pulling

  @Test(
    "a pull at a start is counted from where the content rests",
    arguments: [ScrollEdge.top, .leading], [(-88, 0), (-148, 60), (-87, -1), (0, -88), (1554, -1642)])
  func startPull(edge: ScrollEdge, sample: (offset: Double, pull: Double)) {
    #expect(read(edge, at: sample.offset).pull == sample.pull)
  }

  @Test(
    "a pull at an end is counted from where the resting inset ends",
    arguments: [ScrollEdge.bottom, .trailing], [(1554, 0), (1614, 60), (1553, -1), (-88, -1642)])
  func endPull(edge: ScrollEdge, sample: (offset: Double, pull: Double)) {
    #expect(read(edge, at: sample.offset).pull == sample.pull)
  }

  @Test("without countsEndInset an approach is measured from the content's own end: 2000 - 480")
  func contentEnd() {
    let approach = read(.bottom, at: 1520) {
      $0.countsEndInset = false
      $0.fires = .onApproach
    }
    #expect(approach.overrun == 0)
  }

  @Test("a pull is counted from where the content rests, whatever countsEndInset says")
  func pulledEnd() {
    #expect(read(.bottom, at: 1554) { $0.countsEndInset = false }.pull == 0)
  }

  @Test("permanent room moves the end out by its length, to 1614")
  func permanentEnd() {
    #expect(read(.bottom, at: 1614) { $0.room = .permanent }.pull == 0)
    #expect(
      read(.bottom, at: 1520) {
        $0.room = .permanent
        $0.countsEndInset = false
        $0.fires = .onApproach
      }.overrun == 0)
  }

  @Test("short content is pulled past its end from where it rests")
  func shortPull() {
    #expect(read(.bottom, at: -88, content: 100).pull == 0)
    #expect(read(.bottom, at: -58, content: 100).pull == 30)
  }

  @Test("a pull past one edge is no pull at the other")
  func otherEdge() {
    #expect(read(.bottom, at: -168, content: 100).pull == -80)
    #expect(read(.top, at: -58, content: 100).pull == -30)
  }

  // MARK: Approaching

  @Test("overrun is the pull plus the largest preload")
  func overrun() {
    #expect(read(.bottom, at: 1254).overrun == -300)
    #expect(read(.bottom, at: 1254) { $0.preloadDistance = 300 }.overrun == 0)
    #expect(read(.bottom, at: 1254) { $0.preloadShare = 0.5 }.overrun == -60)
    #expect(read(.bottom, at: 1254) { $0.preloadItems = 5 }.overrun == -80)
    #expect(
      read(.bottom, at: 1254) {
        $0.preloadDistance = 100
        $0.preloadShare = 1
        $0.preloadItems = 3
        $0.itemLength = 50
      }.overrun == 180)
    #expect(read(.top, at: 12) { $0.preloadDistance = 100 }.overrun == 0)
  }

  @Test("position grows towards the edge")
  func position() {
    #expect(read(.top, at: 200).position < read(.top, at: 100).position)
    #expect(read(.bottom, at: 200).position > read(.bottom, at: 100).position)
  }

  @Test("the way from the other edge begins where the content rests there")
  func awayFromOtherEdge() {
    #expect(read(.bottom, at: -88).awayFromOtherEdge == 0)
    #expect(read(.bottom, at: -108).awayFromOtherEdge == -20)
    #expect(read(.top, at: 1554).awayFromOtherEdge == 0)
    #expect(read(.top, at: 1500).awayFromOtherEdge == 54)
  }

  // MARK: Firing, hiding

  @Test("an end may fire when its content is long, or short by permission, but never empty")
  func mayFire() {
    #expect(read(.bottom, at: 0).mayFire)
    #expect(!read(.bottom, at: 0, content: 100).mayFire)
    #expect(read(.bottom, at: 0, content: 100) { $0.firesWhenShort = true }.mayFire)
    #expect(
      !read(.bottom, at: 0, content: 100) {
        $0.firesWhenShort = true
        $0.shortContent = .hidden
      }.mayFire)
    #expect(
      !read(.bottom, at: 0, content: 0) {
        $0.firesWhenShort = true
        $0.hiddenWhenEmpty = false
      }.mayFire)
    for hidden in [false, true] {
      let reading = read(.bottom, at: 0, content: 0) {
        $0.firesWhenEmpty = true
        $0.hiddenWhenEmpty = hidden
      }
      #expect(reading.mayFire != hidden)
    }
  }

  @Test("a start may always fire and is never hidden", arguments: [0, 100, 2000])
  func startMayFire(content: Double) {
    let reading = read(.top, at: 0, content: content) { $0.shortContent = .hidden }
    #expect(reading.mayFire)
    #expect(!reading.isSuppressed)
  }

  @Test("an approach to a start may leave permanent room out; a pull never does")
  func startRoom() {
    for (fires, counts, pull) in [
      (RefreshPolicy.Trigger.onApproach, true, -10.0), (.onApproach, false, 50), (.onRelease, false, -10),
    ] {
      let reading = read(.top, at: -138) {
        $0.room = .permanent
        $0.fires = fires
        $0.countsEndInset = counts
      }
      #expect(reading.pull == pull)
    }
  }

  @Test("an end is hidden when empty, or when short and the policy says so")
  func suppressed() {
    #expect(!read(.bottom, at: 0).isSuppressed)
    #expect(read(.bottom, at: 0, content: 0).isSuppressed)
    #expect(!read(.bottom, at: 0, content: 0) { $0.hiddenWhenEmpty = false }.isSuppressed)
    #expect(!read(.bottom, at: 0, content: 100).isSuppressed)
    #expect(read(.bottom, at: 0, content: 100) { $0.shortContent = .hidden }.isSuppressed)
    #expect(!read(.bottom, at: 0) { $0.shortContent = .hidden }.isSuppressed)
  }

  // MARK: Revealing

  @Test(
    "near is within half a viewport of the edge, wherever bars put it",
    arguments: [
      (ScrollEdge.top, 152.0, true), (.top, 153, false), (.top, -300, true), (.bottom, 1314, true),
      (.bottom, 1313, false), (.bottom, 1800, true), (.leading, 152, true), (.trailing, 1313, false),
    ])
  func near(edge: ScrollEdge, offset: Double, mayReveal: Bool) {
    #expect(read(edge, at: offset).mayReveal(nil) == mayReveal)
    #expect(read(edge, at: offset) { $0.reveals = .always }.mayReveal(nil))
    #expect(!read(edge, at: offset) { $0.reveals = .never }.mayReveal(nil))
    #expect(read(edge, at: offset) { $0.reveals = .never }.mayReveal(true) == mayReveal)
    #expect(!read(edge, at: offset) { $0.reveals = .always }.mayReveal(false))
  }

  @Test("where no room opens there is nothing to reveal")
  func nothingToReveal() {
    for edge in ScrollEdge.allCases {
      let withoutRoom = read(edge, at: 0) {
        $0.reveals = .always
        $0.room = .none
      }
      #expect(!withoutRoom.mayReveal(nil))
    }
    #expect(!read(.bottom, at: 0, content: 0) { $0.reveals = .always }.mayReveal(nil))
  }
}
