import RefreshCore
import RefreshLooks
import Testing

@Suite("FigRefresh's looks")
struct FigLooksTests {
  @Test("text stands in the middle, size 14, and says what the moment says")
  func text() {
    for title in ["Pull down", "Loading...", "No more data"] {
      let text = LookProbe(.figText, .noMoreData, title: title).texts
      #expect(text.count == 1)
      #expect(text[0] == (title, 187.5, 25, 14, .regular, .centre))
    }
    #expect(LookProbe(.figText, .idle).elements.isEmpty)
  }

  @Test("a smaller line stands under the first")
  func subtitle() {
    let texts = LookTexts(title: "One", subtitle: "Two")
    let lines = LookProbe(.figText, Moment(.idle, height: 50, texts: texts)).texts
    #expect(lines.map(\.text) == ["One", "Two"])
    #expect(lines[0].y < 25 && lines[1].y > 25 && lines[1].size < lines[0].size)
  }

  @Test("the indicator is half as high as its strip, 45 points left of the middle, 40 at the end")
  func indicator() {
    let header = LookProbe(.figIndicator, .refreshing, title: "Loading...")
    let left = (375 - 25) / 2.0 - 45
    #expect(header.groups[0].x == left + 12.5)
    #expect(header.groups[0].y == 25)
    #expect(header.texts[0] == ("Loading...", left + 25 + 5, 25, 13, .regular, .left))
    let footer = LookProbe(.figIndicator, .refreshing, title: "Loading...", isAtEnd: true)
    #expect(footer.groups[0].x == left + 5 + 12.5)
    #expect(footer.texts[0].x == left + 5 + 25 + 5)
  }

  @Test("from right to left the indicator stands at the other side")
  func mirrored() {
    let mirrored = LookProbe(.figIndicator, .refreshing, title: "Loading...", isRightToLeft: true)
    let plain = LookProbe(.figIndicator, .refreshing, title: "Loading...")
    #expect(mirrored.groups[0].x == 375 - plain.groups[0].x)
    #expect(mirrored.texts[0].x == 375 - plain.texts[0].x)
    #expect(mirrored.texts[0].side == .right)
  }

  @Test("the indicator goes on until its room has closed; otherwise the text is in the middle")
  func places() {
    let finishing = LookProbe(
      .figIndicator, .finishing, seconds: 0.1, after: .refreshing, title: "Loading...")
    #expect(finishing.groups.count == 1 && finishing.texts[0].side == .left)
    for phase in [RefreshPhase.idle, .pulling(progress: 0.5), .armed(progress: 1.2), .noMoreData] {
      let probe = LookProbe(.figIndicator, phase, title: "Text")
      #expect(probe.groups.isEmpty)
      #expect(probe.texts[0].x == 187.5 && probe.texts[0].side == .centre)
    }
  }

  @Test("the creature stands 60 points left of the middle, its text 10 points from it")
  func creature() {
    let header = LookProbe(.figImages, .idle, title: "Pull down")
    #expect(header.groups[0].x == 187.5 - 60)
    #expect(header.texts[0].x == 177.5)
    #expect(header.texts[0].size == 13)
  }

  @Test("its eyes go round clockwise in eight steps in 0.72 s, and end where they rest")
  func eyes() {
    var seen: [Double] = []
    for step in 0..<8 {
      let pupil = pupil(LookProbe(.figImages, .refreshing, seconds: 0.72 + (Double(step) + 0.5) * 0.09))
      seen.append(pupil.x)
      if step == 1 { #expect(abs(pupil.x + 1.8) < 1e-9) }
      if step == 3 { #expect(abs(pupil.y + 1.8) < 1e-9) }
      if step == 5 { #expect(abs(pupil.x - 1.8) < 1e-9) }
      if step == 7 { #expect(abs(pupil.x) < 1e-9 && abs(pupil.y - 1.8) < 1e-9) }
    }
    let rest = pupil(LookProbe(.figImages, .idle))
    #expect(abs(rest.x) < 1e-9 && abs(rest.y - 1.8) < 1e-9)
    #expect(Set(seen.map { ($0 * 1000).rounded() }).count == 5)
  }

  @Test("it falls asleep when nothing more is to come")
  func sleep() {
    let asleep = LookProbe(.figImages, .noMoreData, after: .finishing)
    #expect(!asleep.fills.contains(.white))
    #expect(LookProbe(.figImages, .idle).fills.filter { $0 == .white }.count == 2)
  }

  private func pupil(_ probe: LookProbe) -> (x: Double, y: Double) {
    let circle = probe.circles.filter { $0.radius == 2.5 && abs($0.x) < 3 }[0]
    return (circle.x, circle.y)
  }
}
