import RefreshCore

nonisolated extension Look {
  /// Eight glossy balls whirl in, grow and meet in the sky, then spread to a wheel that spins.
  ///
  /// From CHQPullToRefresh, with its sky. The wheel has a radius of 35 points, of which a view of 60
  /// shows the middle, and stands half a second after the refresh began; a turn, the loop, takes 1.44 seconds.
  public static let svBalloonSpin = Look(
    "sv-balloon-spin", origin: .sv, loop: 1.44, settling: 0.5
  ) { moment, drawing in drawing.balloons(Balloons(moment, spins: true)) }

  /// Eight glossy balls whirl in, grow and meet in the sky, then spread to a wheel around which one after
  /// the other lights up.
  ///
  /// From CHQPullToRefresh, with its sky. The wheel has a radius of 35 points, of which a view of 60
  /// shows the middle, and stands half a second after the refresh began; the light moves on every 0.2 seconds, the loop takes 1.6.
  public static let svBalloonFade = Look(
    "sv-balloon-fade", origin: .sv, loop: 1.6, settling: 0.5
  ) { moment, drawing in drawing.balloons(Balloons(moment, spins: false)) }
}

/// The eight balls at a moment.
private nonisolated struct Balloons {
  let moment: Moment
  let spins: Bool
  /// How far the whirl has come, from 0 to 30.
  let whirl: Double
  /// How much of the whirl's size is gone, and how much of the wheel's is there.
  let (gathered, spread): (Double, Double)
  /// Seconds since the wheel stood.
  let seconds: Double

  init(_ moment: Moment, spins: Bool) {
    self.moment = moment
    self.spins = spins
    gathered = moment.svGathered
    whirl = 30 * moment.svPull
    seconds = moment.svRefreshingSeconds - 0.5
    let opened = Easing.easeOut((moment.svRefreshingSeconds - 0.2) / 0.3)
    spread = moment.phase == .finishing ? opened * (1 - moment.change(0.3, .easeOut)) : opened
  }

  var radius: Double { (0.5 + (whirl + (30 - whirl) * gathered) / 2) / 2 }

  func centre(_ ball: Int) -> (x: Double, y: Double) {
    let place = 45 * Double(ball)
    let turned = spins && seconds > 0 && !moment.reducesMotion ? 250 * seconds : 0
    let (ax, ay) = onCircle(place + whirl + 100, radius: (130 - 4 * whirl) * (1 - gathered))
    let (bx, by) = onCircle(place + turned, radius: 35 * isBusy * spread)
    return (moment.width / 2 + ax + bx, moment.svGatheringHeight + ay + by)
  }

  func opacity(_ ball: Int) -> Double {
    guard !spins, !moment.reducesMotion else { return 0.5 }
    return 0.5 + (glow(ball) - 0.5) * isBusy * spread
  }

  /// 1 while there is a wheel or what is left of it.
  private var isBusy: Double { moment.phase == .refreshing || moment.phase == .finishing ? 1 : 0 }

  /// How opaque a ball of the wheel is: the light comes, and leaves before it has quite arrived.
  private func glow(_ ball: Int) -> Double {
    let turns = (seconds - 0.2 * Double(ball)) / 1.6
    let time = (turns - turns.rounded(.down)) * 1.6
    if time < 0.2 { return 0.3 + 0.5 * Easing.easeOut(time / 0.3) }
    return 0.3 + 0.5 * Easing.easeOut(0.2 / 0.3) * (1 - Easing.easeOut((time - 0.2) / 0.3))
  }
}

nonisolated extension Drawing {
  fileprivate mutating func balloons(_ balloons: Balloons) {
    let moment = balloons.moment
    rectangle(x: 0, y: 0, width: moment.width, height: moment.height)
    fill(DrawingColor(166, 212, 237))
    clipped(x: 0, y: 0, width: moment.width, height: moment.height) { drawing in
      for ball in 0..<8 {
        let (x, y) = balloons.centre(ball)
        drawing.group(x: x, y: y, opacity: balloons.opacity(ball)) {
          $0.svBalloon(SVBalloonColor(ball: ball), radius: balloons.radius, moment.palette)
        }
      }
    }
  }
}
