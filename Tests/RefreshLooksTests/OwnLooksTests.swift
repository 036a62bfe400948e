import RefreshCore
import RefreshLooks
import Testing

@Suite("Our own looks")
struct OwnLooksTests {
  @Test("spokes come one after the other")
  func growing() {
    var before = 0
    for progress in [0, 0.1, 0.3, 0.5, 0.7] {
      let count = LookProbe(.quiet, .pulling(progress: progress)).strokes.count
      #expect(count >= before)
      before = count
    }
    #expect(LookProbe(.quiet, .pulling(progress: 0)).strokes.isEmpty)
    #expect(LookProbe(.quiet, .pulling(progress: 1)).strokes.count == 16)
  }

  @Test("pulled further, the ring widens and turns")
  func stretched() {
    let (plain, stretched) = (
      LookProbe(.quiet, .armed(progress: 1)), LookProbe(.quiet, .armed(progress: 1.5))
    )
    #expect(stretched.groups[0].scaleX > plain.groups[0].scaleX)
    #expect(stretched.groups[0].degrees > plain.groups[0].degrees)
    #expect(plain.groups[0].scaleX == 1)
  }

  @Test("the light goes round clockwise, twice in a loop")
  func light() throws {
    var brightest: [Int] = []
    for quarter in 0..<4 {
      let probe = LookProbe(.quiet, .refreshing, seconds: 3.2 + Double(quarter) * 0.4)
      let alphas = probe.strokes.map(\.color.alpha)
      brightest.append(try #require(alphas.firstIndex(of: alphas.max()!)))
    }
    #expect(brightest == [0, 4, 8, 12])
  }

  @Test("it gathers in a dot, which stays when nothing more is to come and goes otherwise")
  func end() {
    let gathered = LookProbe(.quietFooter, .finishing, seconds: 0.3, after: .refreshing)
    #expect(gathered.fills.count == 1 && gathered.strokes.isEmpty)
    let end = LookProbe(.quietFooter, .noMoreData, after: .finishing, previousSeconds: 0.3)
    #expect(end.circles.map(\.radius) == [2.4])
    let rest = LookProbe(.quiet, .idle, after: .finishing, previousSeconds: 0.3)
    #expect(rest.fills.isEmpty && rest.strokes.isEmpty)
  }

  @Test("a change of phase changes nothing at its instant")
  func continuity() {
    let before = LookProbe(.quiet, .armed(progress: 1.3))
    let after = LookProbe(.quiet, .refreshing, seconds: 0, after: .armed(progress: 1.3))
    #expect(before.elements == after.elements)
    let last = LookProbe(.quiet, .refreshing, seconds: 2, after: .armed(progress: 1.3))
    let first = LookProbe(.quiet, .finishing, seconds: 0, after: .refreshing, previousSeconds: 2)
    #expect(last.strokes.map(\.color.alpha) == first.strokes.map(\.color.alpha))
  }
}
