import RefreshCore

nonisolated extension Drawing {
  /// A creature with a round head and two feelers, 40 by 60 points, looking over the edge that it stands
  /// behind.
  mutating func figCreature(_ moment: Moment) {
    let skin = moment.palette.main(DrawingColor(88, 190, 170))
    figFeeler(from: 15, 13, bend: 14, 6, to: 9.5, 5, skin)
    figFeeler(from: 25.7, 13, bend: 26.7, 6, to: 31.2, 5, skin)

    // The body: a dome, straight sides, and the lower edge of the strip.
    move(to: 3, 60)
    line(to: 3, 26.85)
    arc(20.35, 26.85, radius: 17.35, start: 180, sweep: 180)
    line(to: 37.7, 60)
    close()
    fill(
      from: skin.mixed(with: .white, 0.18), at: 20, 9, to: skin.mixed(with: .black, 0.12), at: 20, 60)

    // Cheeks, and a patch of freckles on the brow.
    circle(7.2, 39, radius: 2.6)
    circle(34, 39, radius: 2.6)
    fill(DrawingColor(255, 158, 146, alpha: 0.7))
    circle(17.4, 15.2, radius: 1)
    circle(20.6, 13.4, radius: 1.3)
    circle(23.8, 15.4, radius: 0.9)
    fill(DrawingColor.black.faded(0.14))

    let asleep = moment.ended
    figEye(moment, 11.9, 27.7, radius: 7.7, asleep: asleep)
    figEye(moment, 29, 28, radius: 7.3, asleep: asleep)
    figMouth(shut: asleep > 0 && moment.wasWorking ? 1 : max(moment.working, asleep))
  }

  private mutating func figFeeler(
    from x0: Double, _ y0: Double, bend cx: Double, _ cy: Double, to x: Double, _ y: Double,
    _ skin: DrawingColor
  ) {
    let color = skin.mixed(with: .black, 0.12)
    move(to: x0, y0)
    quad(cx, cy, to: x, y)
    stroke(color, width: 1.6, StrokeStyle(cap: .round))
    circle(x, y, radius: 2.5)
    fill(color)
  }

  /// An eye whose pupil is low in the middle, or goes round in eight steps.
  private mutating func figEye(
    _ moment: Moment, _ x: Double, _ y: Double, radius: Double, asleep: Double
  ) {
    let pupil = onCircle(90 + figRoll(moment), radius: 1.8)
    group(x: x, y: y, scaleY: max(1 - asleep, 0.05), opacity: min((1 - asleep) * 4, 1)) {
      $0.circle(0, 0, radius: radius)
      $0.fill(.white)
      $0.circle(pupil.x, pupil.y, radius: 2.5)
      $0.fill(DrawingColor(38, 50, 56))
    }
    guard asleep > 0 else { return }
    arc(x, y - 4, radius: 6, start: 40, sweep: 100)
    stroke(DrawingColor(38, 50, 56, alpha: 0.75 * asleep), width: 1.6, StrokeStyle(cap: .round))
  }

  /// How far the pupils have rolled from where they rest, in degrees; afterwards they roll home.
  private func figRoll(_ moment: Moment) -> Double {
    guard !moment.reducesMotion else { return 0 }
    if case .refreshing = moment.phase { return Self.figRoll(after: moment.seconds) }
    guard case .refreshing = moment.previous else { return 0 }
    let rolled = Self.figRoll(after: moment.previousSeconds)
    return rolled + (360 - rolled) * moment.change(Moment.changeLength)
  }

  private static func figRoll(after seconds: Double) -> Double {
    let turns = seconds / 0.72
    return 45 * (((turns - turns.rounded(.down)) * 8).rounded(.down) + 1)
  }

  private mutating func figMouth(shut: Double) {
    group(opacity: 1 - shut) {
      $0.arc(20.7, 38.3, radius: 5, start: 0, sweep: 180)
      $0.close()
      $0.fill(DrawingColor(96, 52, 66))
      $0.circle(20.7, 41.3, radius: 2)
      $0.fill(DrawingColor(238, 122, 122))
    }
    guard shut > 0 else { return }
    roundedRectangle(x: 16.4, y: 39.7, width: 8.6, height: 1.3, radius: 0.65)
    fill(DrawingColor(96, 52, 66).faded(shut))
  }
}
