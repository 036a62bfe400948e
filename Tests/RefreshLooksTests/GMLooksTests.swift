import RefreshCore
import RefreshLooks
import Testing

@Suite("GMPullToRefresh's looks")
struct GMLooksTests {
  @Test("the ring ends where the pull is", arguments: [0.1, 0.5, 1])
  func ring(progress: Double) {
    let ring = LookProbe(.gmCircleProgress, .pulling(progress: progress))
    #expect(ring.sweeps == [360 * progress])
    #expect(ring.starts == [-90])
    #expect(ring.circles[0].radius == 14 && ring.strokes[0].width == 2)
    #expect(ring.strokes[0].color == DrawingColor(49, 139, 207))
  }

  @Test("refreshing, the ring is open and turns once in 0.95 s")
  func turning() {
    let quarter = LookProbe(.gmCircleProgress, .refreshing, seconds: 0.95 * 3.25, after: .armed(progress: 1))
    #expect(quarter.sweeps == [330])
    #expect(abs(quarter.starts[0]) < 1e-9)
    let half = LookProbe(.gmRotatingActivity, .refreshing, seconds: 0.95 * 3.5, after: .armed(progress: 1))
    #expect(half.sweeps == [346])
    #expect(abs(half.starts[0] - 90) < 1e-9)
  }

  @Test("pulled further, the activity turns")
  func stretched() {
    let starts = [1, 1.2, 1.4].map { LookProbe(.gmRotatingActivity, .armed(progress: $0)).starts[0] }
    #expect(starts[0] == -90 && starts[0] < starts[1] && starts[1] < starts[2])
  }

  @Test("the rectangle fills from below with the pull", arguments: [0.25, 0.5, 1])
  func rectangle(progress: Double) {
    let clip = LookProbe(.gmRisingRectangle, .pulling(progress: progress)).clips[0]
    #expect(clip.height == 24 * progress)
    #expect(clip.y + clip.height == 42)
    #expect(LookProbe(.gmRisingRectangle, .idle).clips.isEmpty)
  }

  @Test("refreshing, it rises for 1.2 s after 0.05 s")
  func rising() {
    let middle = LookProbe(.gmRisingRectangle, .refreshing, seconds: 1.25 + 0.05 + 0.6)
    #expect(abs(middle.clips[0].height - 12) < 1e-6)
    let full = LookProbe(.gmRisingRectangle, .refreshing, seconds: 2.4999)
    #expect(full.clips[0].height > 23.99)
    let pause = LookProbe(.gmRisingRectangle, .refreshing, seconds: 2.525)
    #expect(pause.clips[0].height == 24 && abs(pause.fills.last!.alpha - 0.5) < 1e-6)
  }

  @Test("the whole control is 140 points wide and in the middle")
  func control() {
    let control = LookProbe(.gmProgress, .pulling(progress: 0.5), title: "Pull down")
    #expect(control.texts[0] == ("Pull down", 157.5, 30, 14, .bold, .left))
    #expect(control.circles.last!.x == 132.5)
    let mirrored = LookProbe(.gmProgress, .pulling(progress: 0.5), title: "Pull down", isRightToLeft: true)
    #expect(mirrored.texts[0].x == 217.5 && mirrored.texts[0].side == .right)
  }

  @Test("at the trigger length ring and rectangle are full")
  func full() {
    let control = LookProbe(.gmProgress, .armed(progress: 1.3), title: "Release")
    #expect(control.sweeps.last == 360)
    #expect(control.clips[0].height == 14)
  }
}
