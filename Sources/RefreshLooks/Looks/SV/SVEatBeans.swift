import RefreshCore

nonisolated extension Look {
  /// Ten white beans spread over a blue field; then a hungry yellow disc comes from the side, eats his way
  /// to the middle and has the others come to him.
  ///
  /// From CHQPullToRefresh, in every direction 150 points a second. He reaches the middle of a view of 375
  /// points after 1.43 seconds; from then on the loop takes 11 seconds, in which he opens his mouth 39
  /// times and eats 40 beans, or as many as the width has room for.
  public static let svEatBeans = Look(
    "sv-eat-beans", origin: .sv, loop: 11, settling: 1.5
  ) { moment, drawing in
    let (width, height) = (moment.width, moment.height)
    drawing.rectangle(x: 0, y: 0, width: width, height: height)
    drawing.fill(DrawingColor(0, 0, 255))
    let isMirrored = moment.isRightToLeft
    drawing.clipped(x: 0, y: 0, width: width, height: height) { drawing in
      drawing.group(x: isMirrored ? width : 0, y: height / 2, scaleX: isMirrored ? -1 : 1) {
        $0.meal(moment)
      }
    }
  }
}

nonisolated extension Drawing {
  fileprivate mutating func meal(_ moment: Moment) {
    switch moment.phase {
    case .idle, .pulling, .armed, .returning, .noMoreData:
      beans(0..<10, moment, spread: moment.progress)
    case .refreshing:
      let spread = moment.svPull + (1 - moment.svPull) * moment.change(0.3)
      if moment.reducesMotion {
        let arrived = moment.change(0.3)
        group(opacity: 1 - arrived) { $0.beans(0..<5, moment, spread: spread) }
        group(opacity: arrived) { $0.eater(moment.width / 2, mouth: 40, moment) }
        beans(5..<10, moment, spread: spread)
      } else {
        meal(moment, at: moment.seconds, spread: spread)
      }
    case .finishing:
      group(opacity: 1 - moment.change(0.3)) { drawing in
        if moment.reducesMotion {
          drawing.eater(moment.width / 2, mouth: 40, moment)
          drawing.beans(5..<10, moment, spread: 1)
        } else {
          drawing.meal(moment, at: moment.svRefreshingSeconds, spread: 1)
        }
      }
    }
  }

  private mutating func meal(_ moment: Moment, at seconds: Double, spread: Double) {
    let middle = moment.width / 2
    let way = 150 * seconds - 27.5
    if seconds > 0 { eater(min(way, middle), mouth: Meal.mouth(seconds), moment) }
    if way < middle {
      let eaten = min(max(Int((way / moment.width * 10 + 0.5).rounded(.down)), 0), 10)
      beans(eaten..<10, moment, spread: spread)
    } else {
      for bean in 0..<5 {
        self.bean(middle + Meal.distance(bean, after: way - middle, width: moment.width), radius: 4)
      }
    }
  }

  /// Draws the beans as far as a pull has spread them: they move apart and grow with the square of it.
  private mutating func beans(_ range: Range<Int>, _ moment: Moment, spread: Double) {
    guard spread > 0 else { return }
    for bean in range {
      let place = (Double(bean) + 0.5) / 10 - 0.5
      self.bean(moment.width * (0.5 + place * spread * spread), radius: 4 * spread * spread)
    }
  }

  private mutating func bean(_ x: Double, radius: Double) {
    circle(x, 0, radius: radius)
    fill(.white)
  }

  /// Draws the eater, his mouth open by `mouth` degrees to either side.
  private mutating func eater(_ x: Double, mouth: Double, _ moment: Moment) {
    move(to: x, 0)
    arc(x, 0, radius: 27.5, start: mouth, sweep: 360 - 2 * mouth)
    close()
    fill(moment.palette.main(DrawingColor(225, 217, 70)))
  }
}

private nonisolated enum Meal {
  /// How far the mouth is open to either side, in degrees: wide at first, then to and fro.
  static func mouth(_ seconds: Double) -> Double {
    let turns = seconds * 39 / 11
    return 60 * abs(1 - 2 * (turns - turns.rounded(.down)))
  }

  /// How far before the eater one of the five last beans is, when they have moved `way` points.
  ///
  /// An eaten bean comes back out of sight, about a twentieth of the width beyond the edge: where exactly
  /// depends on the width, so that all beans are where they were after every 1650 points.
  static func distance(_ bean: Int, after way: Double, width: Double) -> Double {
    let round = 1650 / max((1650 / (width / 2 + 4)).rounded(.down), 1)
    let distance = (0.05 + 0.1 * Double(bean)) * width - way
    return distance - (distance / round).rounded(.down) * round
  }
}
