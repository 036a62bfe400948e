import RefreshCore
import RefreshLooks
import Testing

@Suite("Infinity's looks")
struct InfinityLooksTests {
  @Test("the rings end at the square of the progress", arguments: [0.25, 0.5, 0.75, 1])
  func rings(progress: Double) {
    let ring = LookProbe(.infinityDefault, .pulling(progress: progress))
    #expect(ring.sweeps == [360 * progress * progress])
    #expect(ring.starts == [-90])
    #expect(ring.circles[0].radius == 12)
    #expect(ring.strokes[0].width == 3)

    let arrow = LookProbe(.infinityArrow, .pulling(progress: progress))
    #expect(arrow.sweeps == [360, 360 * progress * progress])
    #expect(arrow.groups[1].degrees == 360 * progress * progress)
  }

  @Test("refreshing shows a spinner instead of the ring, and nothing at rest")
  func spinner() {
    let spinner = LookProbe(.infinityDefault, .refreshing, after: .armed(progress: 1))
    #expect(spinner.sweeps.isEmpty)
    #expect(spinner.strokes.count == 8)
    #expect(LookProbe(.infinityDefault, .idle).elements.isEmpty)
    #expect(LookProbe(.infinityInfiniteDefault, .idle).elements.isEmpty)
  }

  @Test("the ring fades as the spinner comes")
  func crossFade() {
    let start = LookProbe(.infinityDefault, .refreshing, seconds: 0, after: .armed(progress: 1))
    #expect(start.sweeps == [360])
    #expect(start.strokes[0].color.alpha == 1)
    let middle = LookProbe(.infinityDefault, .refreshing, seconds: 0.125, after: .armed(progress: 1))
    #expect(abs(middle.strokes[0].color.alpha - 0.5) < 0.01)
    #expect(abs(middle.groups[0].opacity - 0.5) < 0.01)
  }

  @Test("the arrow is there at rest, and points the other way at the end")
  func arrow() {
    #expect(LookProbe(.infinityArrow, .idle).groups[1].degrees == 0)
    #expect(LookProbe(.infinityArrow, .idle, isAtEnd: true).groups[1].degrees == 180)
    #expect(LookProbe(.infinityArrow, .idle).strokes[0].color == DrawingColor(gray: 204))
    #expect(LookProbe(.infinityArrow, .idle).strokes[1].color == DrawingColor(76, 143, 255))
  }

  @Test("the disc is as large as the pull is long", arguments: [0.1, 0.5, 1])
  func disc(progress: Double) {
    let disc = LookProbe(.infinityCircle, .pulling(progress: progress))
    #expect(disc.circles.map(\.radius) == [12 * progress])
    #expect(disc.fills == [DrawingColor(gray: 85)])
  }

  @Test("looping, the disc grows from nothing and fades to nothing")
  func discLoop() {
    let start = LookProbe(.infinityCircle, .refreshing, seconds: 2.0001)
    #expect(start.circles[0].radius < 0.01 && start.fills[0].alpha > 0.99)
    let end = LookProbe(.infinityCircle, .refreshing, seconds: 2.9999)
    #expect(end.circles[0].radius > 11.99 && end.fills[0].alpha < 0.01)
    let middle = LookProbe(.infinityCircle, .refreshing, seconds: 2.5)
    #expect(abs(middle.circles[0].radius - 6) < 0.001)
  }

  @Test("the snake's piece is four uprights and three bends, and grows with the pull")
  func snake() {
    let bend = Double.pi * 7.5 / 2
    let three = 3 * (2 * 10.5 + 2 * bend)
    let whole = LookProbe(.infinitySnake, .pulling(progress: 1)).strokes[0].style
    #expect(whole.trimStart == 0)
    #expect(abs(whole.trimEnd * three - (4 * 10.5 + 3 * bend)) < 1e-9)
    let half = LookProbe(.infinitySnake, .pulling(progress: 0.5)).strokes[0].style
    #expect(abs(half.trimEnd * 2 - whole.trimEnd) < 1e-9)
  }

  @Test("the snake creeps on the spot and its loop wraps", arguments: [0, 0.15, 0.3, 0.45, 0.5999])
  func snakeLoop(seconds: Double) throws {
    let probe = LookProbe(.infinitySnake, .refreshing, seconds: 1.2 + seconds, after: .armed(progress: 1))
    guard
      case .move(let x, _) = try #require(probe.elements.first { if case .move = $0 { true } else { false } })
    else { return }
    let style = probe.strokes[0].style
    #expect(abs(x + 15 * 3 * style.trimStart + 11.25) < 1e-6)
    #expect(style.trimEnd <= 1)
    #expect(abs(style.trimStart - seconds / 1.8) < 1e-6)
  }

  @Test("ended at once, the snake goes on from where it was, and its tail catches up")
  func snakeEnds() {
    let last = LookProbe(.infinitySnake, .refreshing, seconds: 0.1).strokes[0].style
    let first = LookProbe(.infinitySnake, .finishing, seconds: 0, after: .refreshing, previousSeconds: 0.1)
    #expect(first.strokes[0].style == last)
    let later = LookProbe(.infinitySnake, .finishing, seconds: 0.2, after: .refreshing, previousSeconds: 1.2)
    let style = later.strokes[0].style
    #expect(style.trimEnd - style.trimStart < 0.1)
    #expect(LookProbe(.infinitySnake, .finishing, after: .refreshing).strokes.isEmpty)
  }

  @Test("spark's disc i is there if i < 8p", arguments: [0, 0.1, 0.25, 0.5, 0.51, 0.9, 1])
  func spark(progress: Double) {
    let sparks = LookProbe(.infinitySpark, .pulling(progress: progress))
    #expect(sparks.fills.count == (0..<8).filter { Double($0) < 8 * progress }.count)
    if progress == 1 {
      #expect(sparks.circles.allSatisfy { abs($0.radius - 2.5) < 1e-9 })
      #expect(abs(sparks.circles[0].x - 187.5) < 1e-9 && abs(sparks.circles[0].y - 14) < 1e-9)
      #expect(abs(sparks.circles[2].x - 203.5) < 1e-9 && abs(sparks.circles[2].y - 30) < 1e-9)
    }
  }

  @Test("looping, a disc dives to the middle and a tenth of its size, each 1/16 s after the one before")
  func sparkLoop() {
    for index in 0..<8 {
      let sparks = LookProbe(.infinitySpark, .refreshing, seconds: 2.5 + Double(index) / 16)
      #expect(abs(sparks.circles[index].radius - 0.25) < 0.05)
      #expect(abs(sparks.circles[index].x - 187.5) < 0.4 && abs(sparks.circles[index].y - 30) < 0.4)
    }
  }

  @Test("images: the pull leafs, the loop runs at its own pace, none is fine")
  func images() {
    let look = Look.infinityImages(
      pull: LookImages("a", frames: 10, width: 48, height: 48),
      loop: LookImages("b", frames: 15, width: 48, height: 48))
    #expect(LookProbe(look, .idle).images.map(\.frame) == [0])
    #expect(LookProbe(look, .pulling(progress: 0.55)).images[0] == ("a", 5))
    #expect(LookProbe(look, .armed(progress: 1.4)).images[0] == ("a", 9))
    #expect(LookProbe(look, .refreshing, seconds: 1.51 / 30).images[0] == ("b", 1))
    #expect(look.loop == 0.5)
    let none = Look.infinityImages(
      pull: LookImages("a", frames: 0, width: 24, height: 24),
      loop: LookImages("b", frames: 0, width: 24, height: 24))
    #expect(LookProbe(none, .pulling(progress: 0.5)).elements.isEmpty)
    #expect(LookProbe(none, .refreshing).elements.isEmpty)
  }

  @Test("footers show nothing at rest and a sign when nothing more is to come")
  func footers() {
    for look in Look.infinityLooks where look.place == .footer {
      let rest = LookProbe(look, .idle)
      #expect(rest.fills.isEmpty && rest.strokes.isEmpty && rest.images.isEmpty, "\(look.name)")
      guard look.name != "infinity-infinite-images" else { continue }
      let end = LookProbe(look, .noMoreData, after: .finishing)
      #expect(!end.fills.isEmpty || !end.strokes.isEmpty, "\(look.name)")
    }
  }
}
