public import RefreshCore
import RefreshSimulation
public import Testing

/// Plays a row of moves on a simulated scroll view and compares the phase after each one.
///
///     expectTimeline(
///       finger: "v v v v o . ! ~",
///       phase: " p p p a r r i i")
///
/// One column is one frame: the move, then a frame. Spaces only align the rows. The scroll view is
/// 320 × 480 points with 2000 points of content that stand at rest at the edge, and the action does
/// nothing but start.
///
/// | finger | what happens                          | phase | means            |
/// |--------|---------------------------------------|-------|------------------|
/// | `v`    | a finger pulls 20 points further past the edge | `i` | idle      |
/// | `^`    | it goes 20 points back                | `p`   | pulling          |
/// | `-`    | it stays where it is                  | `a`   | armed            |
/// | `o`    | it lifts                              | `w`   | returning        |
/// | `x`    | the system takes the touch            | `r`   | refreshing       |
/// | `b`    | code begins a refresh                 | `f`   | finishing        |
/// | `!`    | the refresh ends                      | `n`   | no more data     |
/// | `n`    | there is no more data                 |       |                  |
/// | `c`    | there may be more data again          |       |                  |
/// | `.`    | nothing, for one frame                |       |                  |
/// | `~`    | nothing, until everything has settled |       |                  |
///
/// - Parameters:
///   - finger: The moves.
///   - expected: The letters of the phases.
///   - policy: How the refresher behaves; a header of 60 points by default.
///   - edge: Where it is attached; the top by default.
///   - hz: Frames per second, 60 or 120.
public func expectTimeline(
  finger: String, phase expected: String, policy: RefreshPolicy = .header, edge: ScrollEdge = .top,
  hz: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
) {
  let stage = TimelineStage(policy, edge, hz)
  var actual = ""
  for move in finger where move != " " {
    stage.perform(move)
    actual.append(stage.refresher.phase.letter)
  }
  #expect(actual == expected.filter { $0 != " " }, sourceLocation: sourceLocation)
}

private final class TimelineStage {
  let list: SimulatedScrollView
  let refresher: Refresher
  private let edge: ScrollEdge

  init(_ policy: RefreshPolicy, _ edge: ScrollEdge, _ hz: Int) {
    let isVertical = edge.axis == .vertical
    list = SimulatedScrollView(
      viewport: isVertical ? CGSize(width: 320, height: 480) : CGSize(width: 480, height: 320),
      content: isVertical ? CGSize(width: 320, height: 2000) : CGSize(width: 2000, height: 320), hz: hz)
    refresher = Refresher(
      slot: RefreshSlot(edge: edge, role: edge.isStart ? .refresh : .loadMore), policy: policy)
    self.edge = edge
    list.refreshers.attach(refresher)
    let rest = list.restingOffsets(along: edge.axis)
    list.setOffset(edge.isStart ? rest.lowerBound : rest.upperBound, along: edge.axis)
  }

  func perform(_ move: Character) {
    switch move {
    case "v": pull(by: 20)
    case "^": pull(by: -20)
    case "-", ".": break
    case "o": list.finger.lift(along: edge.axis)
    case "x": list.finger.cancel()
    case "b": refresher.begin()
    case "!": refresher.end()
    case "n": refresher.noMoreData()
    case "c": refresher.resetNoMoreData()
    case "~": list.settle()
    default: preconditionFailure("A timeline has no move '\(move)'")
    }
    list.advance(frames: 1)
  }

  private func pull(by points: Double) {
    let offset = list.offset(along: edge.axis)
    list.finger.hold(offset: edge.isStart ? offset - points : offset + points, along: edge.axis)
  }
}
