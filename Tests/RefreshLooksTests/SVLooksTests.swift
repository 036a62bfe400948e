import RefreshCore
import RefreshLooks
import Testing

private let red = DrawingColor(255, 0, 0)
private let yellow = DrawingColor(225, 217, 70)

private func near(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool { abs(a - b) <= tolerance }

/// Refreshing since `seconds`, after a pull that was far enough.
private func refreshing(_ seconds: Double) -> Moment {
  Moment(.refreshing, seconds: seconds, after: .armed(progress: 1.1))
}

@Suite("The arrow of SVPullToRefresh")
struct SVArrowTests {
  @Test("alone it stands in the middle, 22 by 48")
  func alone() throws {
    let arrow = try #require(Look.svArrow.paintedMarks(Moment(seconds: 1)).first)
    #expect(near(arrow.x, 187.5) && near(arrow.y, 30) && near(arrow.width, 22) && near(arrow.height, 48))
  }

  @Test("with a title the group is centred and the title 10 points from the arrow")
  func titled() throws {
    let moment = Moment(texts: LookTexts(title: "Pull"))
    let paintedMarks = Look.svArrow.paintedMarks(moment)
    let title = try #require(paintedMarks.first { $0.kind == "text" })
    #expect(near(title.left - paintedMarks[0].right, 10, 0.5))
    #expect(near(title.y, 30, 0.6))
    var mirrored = moment
    mirrored.isRightToLeft = true
    let others = Look.svArrow.paintedMarks(mirrored)
    #expect(near(others[0].x, 375 - paintedMarks[0].x) && near(others[1].x, 375 - title.x))
  }

  @Test("a second line stands 2 points under the first")
  func subtitled() {
    let paintedMarks = Look.svArrow.paintedMarks(Moment(texts: LookTexts(title: "Pull", subtitle: "Never")))
    let lines = paintedMarks.filter { $0.kind == "text" }
    #expect(lines.count == 2 && near(lines[1].y - lines[0].y, 8.5 + 2 + 7.5))
  }

  @Test(
    "it turns over in 0.2 seconds",
    arguments: [(0.0, false, 0.0), (0.1, false, 90), (0.2, false, 180), (0, true, 180), (0.2, true, 0)])
  func turns(seconds: Double, isAtEnd: Bool, degrees: Double) {
    let moment = Moment(
      .armed(progress: 1), seconds: seconds, after: .pulling(progress: 1), isAtEnd: isAtEnd)
    #expect(turn(moment).map { near($0, degrees, 0.001) } == true)
  }

  @Test("a turn that was cut short goes back from where it was")
  func turnsBack() {
    let moment = Moment(.pulling(progress: 0.9), after: .armed(progress: 1), previousSeconds: 0.1)
    #expect(turn(moment).map { near($0, 90, 0.001) } == true)
  }

  @Test("while refreshing there is only a spinner of 20 points, where the arrow was")
  func spinner() {
    let paintedMarks = Look.svArrow.paintedMarks(refreshing(0.5))
    #expect(paintedMarks.count == 8)
    #expect(
      paintedMarks.allSatisfy { $0.kind == "stroke" && abs($0.x - 187.5) <= 10 && abs($0.y - 30) <= 10 })
  }

  private func turn(_ moment: Moment) -> Double? {
    for case .push(_, _, let degrees, _, _, _) in Look.svArrow.drawing(moment).elements { return degrees }
    return nil
  }
}

@Suite("The spiral of CHQPullToRefresh")
struct SVSpiralTests {
  static let looks = [Look.svSpiralRandom, .svSpiralLinear, .svSpiralCircular]

  @Test("halfway, square 0 is on a circle of radius 70, turned by 15 degrees", arguments: looks)
  func whirl(look: Look) {
    let squares = look.paintedMarks(Moment(.pulling(progress: 0.5), seconds: 1))
    #expect(squares.count == 9)
    // 115 degrees: cosine -0.42262, sine 0.90631
    #expect(near(squares[0].x, 187.5 - 70 * 0.42262) && near(squares[0].y, 27.5 + 70 * 0.90631))
    #expect(squares.allSatisfy { near($0.width, 7) && near($0.height, 7) && $0.isClipped })
  }

  @Test("armed for 0.3 seconds, nine red squares form a grid of pitch 8", arguments: looks)
  func grid(look: Look) {
    let squares = look.paintedMarks(Moment(.armed(progress: 1), seconds: 0.3, after: .pulling(progress: 1)))
    for (index, square) in squares.enumerated() {
      #expect(near(square.x, 187.5 + Double(index % 3 - 1) * 8))
      #expect(near(square.y, 30 + Double(index / 3 - 1) * 8))
      #expect(square.color == red)
    }
  }

  @Test("one square at a time is lit; every 0.1 seconds another has its turn")
  func steps() {
    #expect((0..<9).map { lit(.svSpiralLinear, 0.3 + 0.1 * Double($0)) } == [3, 4, 5, 6, 7, 8, 0, 1, 2])
    #expect((0..<8).map { lit(.svSpiralCircular, 0.8 + 0.1 * Double($0)) } == [0, 1, 2, 5, 8, 7, 6, 3])
    let random = (0..<36).map { lit(.svSpiralRandom, 0.3 + 0.1 * Double($0)) }
    #expect(Set(random).count > 4)
  }

  @Test("other seeds light other squares")
  func seeds() {
    let drawings = (0..<8).map { seed -> Drawing in
      var moment = refreshing(1)
      moment.seed = UInt64(seed)
      return Look.svSpiralRandom.drawing(moment)
    }
    #expect(drawings.contains { $0 != drawings[0] })
  }

  @Test("the square that was lit before is light gray")
  func trail() {
    let squares = Look.svSpiralCircular.paintedMarks(refreshing(0.9))
    #expect(squares[1].color == red && squares[0].color == DrawingColor(gray: 170))
    #expect(squares[4].color == DrawingColor(gray: 85))
  }

  private func lit(_ look: Look, _ seconds: Double) -> Int? {
    look.paintedMarks(refreshing(seconds)).firstIndex { $0.color == red }
  }
}

@Suite("The eater of CHQPullToRefresh")
struct SVEatBeansTests {
  @Test("ten beans spread over the width and grow with the square of the pull")
  func beans() {
    let far = beans(Moment(.pulling(progress: 1)))
    #expect(far.count == 10)
    for (index, bean) in far.enumerated() {
      #expect(near(bean.x, (Double(index) + 0.5) * 37.5) && near(bean.width, 8) && near(bean.y, 30))
    }
    let half = beans(Moment(.pulling(progress: 0.5)))
    #expect(near(half[0].width, 2) && near(half[0].x, 187.5 - 168.75 / 4))
  }

  @Test("he comes from the side at 150 points a second and eats what he passes")
  func walks() throws {
    let moment = refreshing(0.7)
    // Centre: 150 · 0.7 - 27.5 = 77.5; the beans at 18.75 and 56.25 are gone.
    let hungry = try #require(eater(moment))
    #expect(near(hungry.left, 50) && near(hungry.height, 55, 0.2))
    #expect(beans(moment).count == 8)
  }

  @Test("once in the middle he stays and five beans come to him, over and over")
  func stays() throws {
    let arrival = (187.5 + 27.5) / 150
    let moment = refreshing(arrival + 0.05)
    let still = try #require(eater(moment))
    #expect(near(still.left, 160))
    #expect(zip(beans(moment), 0..<5).allSatisfy { near($0.x, 206.25 + Double($1) * 37.5 - 7.5) })
    // The first is eaten after an eighth of a second and comes back a twentieth of the width outside.
    #expect(near(beans(refreshing(arrival + 0.125001))[0].x, 393.75))
  }

  @Test("he opens his mouth to 120 degrees and shuts it, in about 0.28 seconds")
  func chews() {
    func mouth(_ seconds: Double) -> Double? {
      for case .arc(_, _, 27.5, let start, _) in Look.svEatBeans.drawing(refreshing(seconds)).elements {
        return start
      }
      return nil
    }
    #expect(mouth(0.0001).map { near($0, 60, 0.1) } == true)
    #expect(mouth(0.141).map { $0 < 0.1 } == true)
    #expect(mouth(0.282).map { near($0, 60, 0.1) } == true)
  }

  private func beans(_ moment: Moment) -> [PaintedMark] {
    Look.svEatBeans.paintedMarks(moment).filter { $0.color == .white }
  }

  private func eater(_ moment: Moment) -> PaintedMark? {
    Look.svEatBeans.paintedMarks(moment).first { $0.color == yellow }
  }
}

@Suite("The pendulum of CHQPullToRefresh")
struct SVPendulumTests {
  @Test("seven balls of 14 points touch each other at two thirds of the height")
  func row() {
    for (index, ball) in balls(Moment(.pulling(progress: 0.7))).enumerated() {
      #expect(near(ball.x, 187.5 + Double(index - 3) * 14) && near(ball.y, 40) && near(ball.width, 14, 0.1))
    }
  }

  @Test("after 0.2 seconds the left ball is at 90 degrees, after 0.6 the right one; the period is 0.8")
  func swings() {
    let left = balls(refreshing(0.2))
    #expect(near(left[0].x, 187.5 - 42 - 28) && near(left[0].y, 12) && near(left[6].y, 40))
    let right = balls(refreshing(0.6))
    #expect(near(right[6].x, 187.5 + 42 + 28) && near(right[6].y, 12) && near(right[0].y, 40))
    #expect(balls(refreshing(0.4)).allSatisfy { near($0.y, 40) })
    #expect(Look.svPendulum.loop == 0.8)
  }

  @Test("a swing that has begun is finished, the next does not begin")
  func stops() {
    let stopping = balls(Moment(.finishing, seconds: 0.1, after: .refreshing, previousSeconds: 2.5))
    #expect(near(stopping[0].y, 12))
    for seconds in [0.31, 0.5, 0.9] {
      let still = balls(Moment(.finishing, seconds: seconds, after: .refreshing, previousSeconds: 2.5))
      #expect(still.allSatisfy { near($0.y, 40) })
    }
  }

  @Test("the moving ball's image in the floor stays under it and fades to a fifth")
  func reflections() {
    let images = Look.svPendulum.paintedMarks(refreshing(0.2)).filter { $0.kind == "gradient" }
    #expect(images.count == 7)
    #expect(near(images[0].x, 187.5 - 42 - 28))
    #expect(near(images[0].opacity, 0.04) && near(images[1].opacity, 0.2))
    #expect(images.allSatisfy { near($0.top, 52, 0.1) && $0.bottom < 57 })
  }

  private func balls(_ moment: Moment) -> [PaintedMark] {
    Look.svPendulum.paintedMarks(moment).filter { $0.kind == "fill" }
  }
}

@Suite("The ellipsis of CHQPullToRefresh")
struct SVEllipsisTests {
  @Test("each third of the pull brings up one disc", arguments: [0.0, 0.2, 1 / 3.0, 0.5, 2 / 3.0, 0.9, 1])
  func pull(progress: Double) {
    let discs = Look.svEllipsis.paintedMarks(Moment(.pulling(progress: progress)))
    let sizes = (0..<3).map { min(max(progress * 3 - Double($0), 0), 1) * 12 }.filter { $0 > 1e-9 }
    #expect(discs.count == sizes.count)
    #expect(zip(discs, sizes).allSatisfy { near($0.width, $1) })
  }

  @Test("the full group is 44 by 12, in the middle")
  func group() {
    let discs = Look.svEllipsis.paintedMarks(Moment(.armed(progress: 1.2), seconds: 1))
    #expect(near(discs[0].left, 165.5) && near(discs[2].right, 209.5) && near(discs[1].y, 30))
  }

  @Test("a disc is full 0.6 seconds after it was gone, each 0.2 seconds after the one before it")
  func pulse() {
    for disc in 0..<3 {
      let delay = 0.2 * Double(disc)
      #expect(near(Look.svEllipsis.paintedMarks(refreshing(1.8 + delay))[disc].width, 12))
      #expect(Look.svEllipsis.paintedMarks(refreshing(1.2 + delay)).count == 2)
    }
  }

  @Test("at the end of the content they wait half faded, and are gone when there is no more")
  func footer() {
    let waiting = Look.svInfiniteEllipsis.paintedMarks(Moment(seconds: 1))
    #expect(waiting.count == 3 && waiting.allSatisfy { near($0.opacity, 0.5) && near($0.width, 12) })
    #expect(Look.svInfiniteEllipsis.paintedMarks(refreshing(2)).allSatisfy { near($0.opacity, 1) })
    #expect(Look.svInfiniteEllipsis.drawing(Moment(.noMoreData, seconds: 1)).isEmpty)
  }
}

@Suite("The balloons of CHQPullToRefresh")
struct SVBalloonTests {
  @Test("eight balls come in, grow to 15.5 points and meet", arguments: [Look.svBalloonSpin, .svBalloonFade])
  func gathers(look: Look) {
    let half = balls(look, Moment(.pulling(progress: 0.5), seconds: 1))
    #expect(half.count == 8 && near(half[0].width, 8, 0.1) && near(half[0].opacity, 0.5))
    let met = balls(look, Moment(.armed(progress: 1), seconds: 0.3, after: .pulling(progress: 1)))
    #expect(met.allSatisfy { near($0.width, 15.5, 0.1) && near($0.x, 187.5) && near($0.y, 30) })
  }

  @Test("half a second after the start they stand on a circle of radius 35, then turn 250 degrees a second")
  func spins() {
    let standing = balls(.svBalloonSpin, refreshing(0.5))
    #expect(near(standing[0].x, 222.5) && near(standing[0].y, 30) && near(standing[2].y, 65))
    let quarter = balls(.svBalloonSpin, refreshing(0.5 + 0.36))
    #expect(near(quarter[0].x, 187.5) && near(quarter[0].y, 65))
  }

  @Test("or one after the other lights up, every 0.2 seconds")
  func fades() {
    for step in 0..<8 {
      let opacities = balls(.svBalloonFade, refreshing(2.1 + 0.2 * Double(step) + 0.2)).map(\.opacity)
      let brightest = opacities.indices.max { opacities[$0] < opacities[$1] }
      #expect(brightest == step)
      #expect(near(opacities[(step + 4) % 8], 0.3))
    }
  }

  @Test("at the end they meet again")
  func collapses() {
    let met = balls(
      .svBalloonFade, Moment(.finishing, seconds: 0.3, after: .refreshing, previousSeconds: 2))
    #expect(met.allSatisfy { near($0.x, 187.5) && near($0.y, 30) && near($0.opacity, 0.5) })
  }

  /// The bodies of the balls: what is about as wide as a ball and no highlight.
  private func balls(_ look: Look, _ moment: Moment) -> [PaintedMark] {
    let round = look.paintedMarks(moment).dropFirst().filter { near($0.width, $0.height, 0.1) }
    let widest = round.map(\.width).max() ?? 0
    return round.filter { near($0.width, widest, 0.1) }
  }
}

@Suite("The pin of CHQPullToRefresh")
struct SVPinterestTests {
  @Test("ring, disc and pin are as opaque as the pull is long, the ring is drawn anticlockwise")
  func pull() throws {
    let moment = Moment(.pulling(progress: 0.25))
    #expect(Look.svPinterest.paintedMarks(moment).allSatisfy { near($0.opacity, 0.25) })
    let ring = try #require(Look.svPinterest.paintedMarks(moment).first)
    // A quarter from 3 o'clock upwards.
    #expect(near(ring.left, 187.5 - 1) && near(ring.bottom, 30 + 1) && near(ring.top, 30 - 13.5))
    #expect(Look.svPinterest.drawing(Moment(seconds: 2)).isEmpty)
  }

  @Test("the pin turns by 180 degrees and is upright when the pull is far enough")
  func turns() {
    func degrees(_ progress: Double) -> Double? {
      let drawing = Look.svPinterest.drawing(Moment(.armed(progress: progress)))
      let turns = drawing.elements.compactMap { element -> Double? in
        guard case .push(_, _, let degrees, _, _, _) = element else { return nil }
        return degrees
      }
      return turns.last
    }
    #expect(degrees(0.5) == 90 && degrees(1) == 0 && degrees(1.5) == -90)
  }

  @Test("the spinner shoots past its size and stands at 20 points after a second")
  func bounces() {
    func size(_ seconds: Double) -> Double {
      let paintedMarks = Look.svPinterest.paintedMarks(Moment(.refreshing, seconds: seconds))
      let spokes = paintedMarks.filter { $0.kind == "stroke" }
      return (spokes.map(\.bottom).max() ?? 0) - (spokes.map(\.top).min() ?? 0)
    }
    let standing = size(1)
    #expect(standing <= 21 && standing > 18)
    #expect(size(0.15) > 1.2 * standing && size(0.02) < 0.5 * standing)
  }
}

@Suite("The pictures of CHQPullToRefresh")
struct SVImagesTests {
  @Test(
    "the pull picks the picture; there is none at the beginning",
    arguments: [(0.01, nil), (0.02, 0), (0.5, 12), (0.97, 23), (1.0, 24)] as [(Double, Int?)])
  func pull(progress: Double, frame: Int?) {
    let paintedMarks = Look.svImages.paintedMarks(Moment(.pulling(progress: progress)))
    #expect(paintedMarks.first?.frame == frame)
    if let mark = paintedMarks.first { #expect(near(mark.opacity, min(1, progress * 5), 0.001)) }
  }

  @Test("the others loop in whole seconds")
  func loops() {
    let look = Look.svImages(progress: nil, refreshing: LookImages("run", frames: 61))
    #expect(look.loop == 2)
    #expect(look.paintedMarks(refreshing(1)).map(\.frame) == [30])
    #expect(Look.svInfiniteImages(refreshing: LookImages("run", frames: 61)).loop == 3)
    #expect(Look.svImages(progress: nil, refreshing: LookImages("run", frames: 9, seconds: 0.7)).loop == 0.7)
  }

  @Test("without pictures there is a spinner")
  func spinner() {
    let look = Look.svImages(progress: nil, refreshing: nil)
    #expect(look.paintedMarks(Moment(.pulling(progress: 0.7))).isEmpty)
    #expect(look.paintedMarks(refreshing(1)).filter { $0.kind == "stroke" }.count == 8)
  }

  @Test("pictures of variable size stand on the content")
  func variable() {
    let images = LookImages("run", frames: 2, width: 40, height: 30)
    let look = Look.svImages(progress: images, refreshing: images, isVariableSize: true)
    #expect(look.height == 30)
    let mark = look.paintedMarks(Moment(.pulling(progress: 1))).first
    #expect(mark.map { [$0.left, $0.top, $0.right, $0.bottom] } == [167.5, 30, 207.5, 60])
  }

  @Test("in the footer, picture and words meet in the middle and are gone at the end")
  func footer() {
    let paintedMarks = Look.svInfiniteImages.paintedMarks(refreshing(0.5))
    #expect(paintedMarks.count == 2 && near(paintedMarks[0].right, 187.5) && near(paintedMarks[0].width, 60))
    #expect(near(paintedMarks[1].left, 187.5))
    #expect(Look.svInfiniteImages.drawing(Moment(.finishing, seconds: 0.2, after: .refreshing)).isEmpty)
  }
}
