nonisolated extension Look {
  /// Eight coloured discs that come one by one with the pull, then dive through the middle in turn.
  ///
  /// Infinity's spark header, 40 by 40 points. Every disc dives once a second, each 1/16 s after the one
  /// before it.
  public static let infinitySpark = Look("infinity-spark", origin: .infinity, loop: 1, settling: 0.5) {
    moment, drawing in
    sparks(moment, &drawing, dive: .bezier(1, 0.27, 0, 0.75))
  }

  /// Eight coloured discs that dive through the middle in turn, and rest where nothing more is to come.
  ///
  /// Infinity's spark footer, 40 by 40 points. Every disc dives once a second, each 1/16 s after the one
  /// before it.
  public static let infinityInfiniteSpark = Look(
    "infinity-infinite-spark", origin: .infinity, place: .footer, height: 80, loop: 1, settling: 0.5
  ) { moment, drawing in
    sparks(moment, &drawing, dive: .bezier(1, 0.5, 0, 0.5))
  }

  private static func sparks(_ moment: Moment, _ drawing: inout Drawing, dive: Easing) {
    for index in 0..<8 {
      let delay = Double(index) / 16
      var depth = 0.0
      if !moment.reducesMotion, moment.running > delay {
        let share = moment.running - delay
        depth = (1 - abs(1 - 2 * dive(share - share.rounded(.down)))) * (1 - moment.ended)
      }
      let presence = max(sparkPresence(moment, index), 0.4 * moment.ended)
      guard presence > 0 else { continue }
      let (x, y) = onCircle(Double(index) * 45 - 90, radius: 16 * (1 - depth))
      drawing.circle(
        moment.width / 2 + x, moment.height / 2 + y, radius: 2.5 * (1 - 0.9 * depth) * presence)
      drawing.fill(sparkColor(index))
    }
  }

  /// How much there is of a disc: the pull brings one after the other, a refresh all at once.
  private static func sparkPresence(_ moment: Moment, _ index: Int) -> Double {
    let pulled = min(max(moment.pulled * 8 - Double(index), 0), 1)
    return pulled + (1 - pulled) * moment.busy
  }

  private static func sparkColor(_ index: Int) -> DrawingColor {
    switch index {
    case 0: DrawingColor(249, 182, 15)
    case 1: DrawingColor(247, 138, 68)
    case 2: DrawingColor(240, 94, 77)
    case 3: DrawingColor(247, 80, 120)
    case 4: DrawingColor(201, 115, 228)
    case 5: DrawingColor(27, 190, 241)
    case 6: DrawingColor(85, 147, 240)
    default: DrawingColor(0, 207, 152)
    }
  }
}
