import RefreshTestKit
import Testing

@Suite("A pull, frame by frame")
struct TimelineTests {
  @Test("a long pull refreshes, then the list is idle again", arguments: [60, 120], ScrollEdge.allCases)
  func longPull(hz: Int, edge: ScrollEdge) {
    expectTimeline(
      finger: "v v v v o . . ! . ~",
      phase: " p p p a r r r i i i", edge: edge, hz: hz)
  }

  @Test("a short pull springs back", arguments: [60, 120], ScrollEdge.allCases)
  func shortPull(hz: Int, edge: ScrollEdge) {
    expectTimeline(
      finger: "v v o . . ~",
      phase: " p p w w w i", edge: edge, hz: hz)
  }

  @Test("a pull that goes back is armed anew", arguments: [60, 120], ScrollEdge.allCases)
  func armedAnew(hz: Int, edge: ScrollEdge) {
    expectTimeline(
      finger: "v v v v ^ ^ v v - o ~",
      phase: " p p p a p p p a a r r", edge: edge, hz: hz)
  }

  @Test("a pull that is taken all the way back is nothing", arguments: [60, 120], ScrollEdge.allCases)
  func allTheWayBack(hz: Int, edge: ScrollEdge) {
    expectTimeline(
      finger: "v v v v ^ ^ ^ ^ o ~",
      phase: " p p p a p p p i i i", edge: edge, hz: hz)
  }

  @Test("a touch that the system takes decides nothing", arguments: [60, 120], ScrollEdge.allCases)
  func taken(hz: Int, edge: ScrollEdge) {
    expectTimeline(
      finger: "v v v v x . ~",
      phase: " p p p a i i i", edge: edge, hz: hz)
  }

  @Test("ending twice ends once, and closing first is finishing first", arguments: [60, 120])
  func endTwice(hz: Int) {
    expectTimeline(
      finger: "v v v v o ~ ! ! . ~",
      phase: " p p p a r r f f f i", policy: .header.but { $0.closing = .closeFirst }, hz: hz)
  }

  @Test("the threshold itself fires if the policy says so, the finger still down", arguments: [60, 120])
  func atThreshold(hz: Int) {
    expectTimeline(
      finger: "v v v v v ! v ^ ^ ^ ^ v v v o ~",
      phase: " p p r r r p p p p p p r r r r r",
      policy: .header.but {
        $0.fires = .atThreshold
        $0.armsAtThreshold = true
      }, hz: hz)
  }

  @Test("no more data is said once and stays", arguments: [60, 120])
  func noMoreData(hz: Int) {
    expectTimeline(
      finger: "v v v o ~ n ~ v v v o ~ b ~ c ~ v v v o",
      phase: " p p a r r n n n n n n n n n i i p p a r", policy: .pulledFooter, edge: .bottom, hz: hz)
  }

  @Test("begun by code", arguments: [60, 120], ScrollEdge.allCases)
  func byCode(hz: Int, edge: ScrollEdge) {
    expectTimeline(
      finger: "b . b ~ ! ! ~ b ! ~",
      phase: " r r r r i i i r i i", edge: edge, hz: hz)
  }
}
