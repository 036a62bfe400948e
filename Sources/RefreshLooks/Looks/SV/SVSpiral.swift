import RefreshCore

nonisolated extension Look {
  /// Nine squares whirl in and join to a grid, in which one square after another, picked at random, lights
  /// up.
  ///
  /// From CHQPullToRefresh. A step takes 0.1 seconds; the choices, made from the seed, repeat after 3.6.
  public static let svSpiralRandom = svSpiral("sv-spiral-random", .random)

  /// Nine squares whirl in and join to a grid, through which a light runs line by line.
  ///
  /// From CHQPullToRefresh. A step takes 0.1 seconds, the loop 0.9.
  public static let svSpiralLinear = svSpiral("sv-spiral-linear", .linear)

  /// Nine squares whirl in and join to a grid, around which a light runs clockwise.
  ///
  /// From CHQPullToRefresh. A step takes 0.1 seconds, the loop 0.8.
  public static let svSpiralCircular = svSpiral("sv-spiral-circular", .circular)

  private static func svSpiral(_ name: String, _ wait: SpiralWait) -> Look {
    Look(name, origin: .sv, loop: Double(wait.steps) / 10) { moment, drawing in
      let spiral = Spiral(moment, wait)
      drawing.clipped(x: 0, y: 0, width: moment.width, height: moment.height) { drawing in
        for square in 0..<9 {
          let (x, y) = spiral.centre(square)
          drawing.rectangle(x: x - 3.5, y: y - 3.5, width: 7, height: 7)
          drawing.fill(spiral.color(square))
        }
      }
    }
  }
}

/// How the squares pass the time of a refresh.
private nonisolated enum SpiralWait {
  case random, linear, circular

  /// How many steps there are until they repeat.
  var steps: Int {
    switch self {
    case .random: 36
    case .linear: 9
    case .circular: 8
    }
  }

  /// The square that is lit in a step.
  func lit(_ step: Int, _ moment: Moment) -> Int {
    switch self {
    case .random:
      var random = SeededRandom(seed: moment.seed &* 1_000_003 &+ UInt64(step))
      return random.next(below: 9)
    case .linear: return moment.isRightToLeft ? step + 2 - step % 3 * 2 : step
    case .circular: return step < 3 ? step : step == 3 ? 5 : step < 7 ? 12 - step : 3
    }
  }

  /// Whether the square that was lit before can still be told from the others.
  var leavesTrail: Bool { self != .random }
}

/// The nine squares at a moment.
private nonisolated struct Spiral {
  let moment: Moment
  let (gathered, armed, calm): (Double, Double, Double)
  let (turn, radius): (Double, Double)
  /// The lit square and the one before it; -1 for none.
  let (lit, trail): (Int, Int)

  init(_ moment: Moment, _ wait: SpiralWait) {
    self.moment = moment
    gathered = moment.svGathered
    armed = moment.svArmed(0.2)
    calm = 1 - moment.svBusy() * gathered
    turn = 30 * moment.svPull
    radius = 130 - 4 * turn
    let isLit = moment.phase == .refreshing || moment.previous == .refreshing
    if isLit && moment.reducesMotion {
      (lit, trail) = (4, -1)
    } else if isLit {
      let step = Int(moment.svRefreshingSeconds * 10 + 1e-6) % wait.steps
      lit = wait.lit(step, moment)
      trail = wait.leavesTrail ? wait.lit((step + wait.steps - 1) % wait.steps, moment) : -1
    } else {
      (lit, trail) = (-1, -1)
    }
  }

  /// Between the place in the whirl and the one in the grid.
  func centre(_ square: Int) -> (x: Double, y: Double) {
    let (dx, dy) = onCircle(36 * Double(square) + turn + 100, radius: radius)
    let (column, row) = (Double(square % 3) * 8 - 8, Double(square / 3) * 8 - 8)
    let (x, y) = (moment.width / 2, moment.svGatheringHeight)
    let apart = 1 - gathered
    return (x + dx * apart + column * gathered, y + (dy - 2.5) * apart + row * gathered)
  }

  func color(_ square: Int) -> DrawingColor {
    let dark = moment.palette.gray(85)
    let bright = moment.palette.main(DrawingColor(255, 0, 0))
    var color = square == lit ? bright : square == trail ? moment.palette.gray(170) : dark
    color = color.mixed(with: dark, calm)
    return color.mixed(with: bright, armed)
  }
}
