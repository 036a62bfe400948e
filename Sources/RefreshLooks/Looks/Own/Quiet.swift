import RefreshCore

nonisolated extension Look {
  /// Spokes that grow out of the pull one after the other, breathe while refreshing, and gather in a dot.
  ///
  /// Of this project, to stand beside the platform's control: 28 by 28 points, gray or in the app's tint.
  /// Light goes round twice while the ring breathes once, in 3.2 s.
  public static let quiet = Look("quiet", loop: 3.2, settling: 0.4) { moment, drawing in
    spokes(moment, &drawing)
  }

  /// Spokes that breathe while loading, and gather in a dot that stays where nothing more is to come.
  ///
  /// ``quiet`` for footers. Light goes round twice while the ring breathes once, in 3.2 s.
  public static let quietFooter = Look(
    "quiet-footer", place: .footer, loop: 3.2, settling: 0.4
  ) { moment, drawing in
    spokes(moment, &drawing)
  }

  private static func spokes(_ moment: Moment, _ drawing: inout Drawing) {
    let color = moment.palette.main(moment.palette.gray(96))
    let (whole, gathered, dot) = quietEnd(moment)
    let busy = gathered > 0 ? moment.busyBefore : moment.busy
    let turn = moment.turn(3.2)
    let breath = moment.reducesMotion ? 0 : 0.05 * busy * platformSine(2 * .pi * turn)
    let scale = (1 + breath + 0.16 * moment.stretch) * (1 - gathered)
    let degrees = 60 * (whole - 1) + 50 * moment.stretch + 75 * gathered

    drawing.group(
      x: moment.width / 2, y: moment.height / 2, degrees: degrees, scaleX: scale, scaleY: scale
    ) {
      guard scale > 0 else { return }
      for spoke in 0..<16 {
        let place = Double(spoke) / 16
        let grown = min(max((whole - place * 0.55) / 0.45, 0), 1)
        guard grown > 0 else { continue }
        let light = moment.reducesMotion ? 1 : quietLight(2 * turn - place)
        let glow = (1 - (1 - light) * busy) * (1 - gathered)
        let reach = 0.2 + 2.8 * glow * Easing.easeInOut(grown * 1.5 - 0.5)
        let ray = onCircle(360 * place - 90, radius: 1)
        $0.move(to: ray.x * (9.6 - reach), ray.y * (9.6 - reach))
        $0.line(to: ray.x * (9.6 + reach), ray.y * (9.6 + reach))
        $0.stroke(
          color.faded(min(grown * 2, 1) * (0.35 + 0.65 * glow)), width: 1.7, StrokeStyle(cap: .round))
      }
    }
    guard dot > 0 else { return }
    drawing.circle(moment.width / 2, moment.height / 2, radius: 2.4 * dot)
    drawing.fill(color)
  }

  /// How bright a spoke is when the light is `distance` turns ahead of it: a soft hill, once a turn.
  private static func quietLight(_ distance: Double) -> Double {
    let hill = 0.5 + 0.5 * platformCosine(2 * .pi * distance)
    return hill * hill
  }

  /// How whole the ring is, how far it has gathered in the middle, and how much there is of the dot.
  private static func quietEnd(_ moment: Moment) -> (whole: Double, gathered: Double, dot: Double) {
    let gathering = moment.change(0.3)
    switch moment.phase {
    case .pulling, .armed, .returning, .refreshing: return (moment.shown, 0, moment.ended)
    case .finishing: return (moment.shownBefore, gathering, gathering)
    case .idle, .noMoreData:
      if case .refreshing = moment.previous {
        return (moment.shownBefore, gathering, max(moment.ended, 0))
      }
      guard case .finishing = moment.previous else { return (moment.shown, 0, moment.ended) }
      let gathered = Easing.easeInOut(moment.previousSeconds / 0.3)
      if case .noMoreData = moment.phase {
        return (1, gathered + (1 - gathered) * gathering, gathered + (1 - gathered) * gathering)
      }
      return (1, gathered + (1 - gathered) * gathering, gathered * (1 - gathering))
    }
  }
}
