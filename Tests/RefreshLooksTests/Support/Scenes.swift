import RefreshCore
import RefreshLooks
import RefreshPictures

/// Moments that a look goes through.
struct Scenes {
  let look: Look
  let setting: PictureSetting

  /// The moments of a look; its words stay the same in all of them, so that only the look moves.
  init(_ look: Look, width: Double = 320, isDark: Bool = false, isRightToLeft: Bool = false) {
    self.look = look
    setting = PictureSetting(
      width: width, palette: Palette(isDark: isDark), isRightToLeft: isRightToLeft,
      texts: { look, _ in look.hasTexts ? LookTexts(title: "Loading…") : LookTexts() })
  }

  /// A moment of the look.
  func moment(
    _ phase: RefreshPhase, _ seconds: Double = 10, after previous: RefreshPhase = .idle,
    _ previousSeconds: Double = 10
  ) -> Moment {
    setting.moment(
      of: look, phase, seconds: seconds, after: previous, previousSeconds: previousSeconds)
  }

  /// What is to be seen at one of them.
  func drawing(_ moment: Moment) -> Drawing { look.drawing(moment) }

  /// A time while refreshing at which nothing of what went before is left.
  func refreshing(_ share: Double) -> Double { look.firstLoop + look.loop * share }

  /// When a phase that began has settled.
  var settled: Double { max(look.settling, 0.3) }

  /// Every phase, at many times and distances, on every way to it.
  var all: [Moment] {
    var all = [moment(.idle), moment(.noMoreData)]
    for step in 0...20 { all.append(moment(.pulling(progress: Double(step) / 20))) }
    for step in 0...5 {
      all.append(moment(.armed(progress: 1 + Double(step) / 10), 10, after: .pulling(progress: 1)))
    }
    for step in 0...10 {
      let progress = 1 - Double(step) / 10
      all.append(moment(.returning(progress: progress), Double(step) / 30, after: .pulling(progress: 1)))
    }
    for step in 0..<24 {
      all.append(moment(.refreshing, refreshing(Double(step) / 24), after: .armed(progress: 1)))
    }
    for change in changes {
      for step in 0..<4 {
        var moment = change.after
        moment.seconds = settled * Double(step) / 4
        all.append(moment)
      }
    }
    return all
  }

  /// Every way from one phase to the next: the last moment of the one, and the first of the other.
  var changes: [Change] {
    let end = settled
    var changes = [
      change(moment(.idle), to: .pulling(progress: 0)), change(moment(.idle), to: .refreshing),
      change(moment(.pulling(progress: 1)), to: .armed(progress: 1)),
      change(moment(.armed(progress: 1), after: .pulling(progress: 1)), to: .pulling(progress: 1)),
      change(moment(.armed(progress: 1), after: .pulling(progress: 1)), to: .refreshing),
      change(moment(.armed(progress: 1.3), after: .pulling(progress: 1)), to: .refreshing),
      change(moment(.armed(progress: 1.3), after: .pulling(progress: 1)), to: .returning(progress: 1.3)),
      change(moment(.returning(progress: 0), end, after: .pulling(progress: 0.6)), to: .idle),
      change(moment(.finishing, end, after: .refreshing, refreshing(0)), to: .idle),
    ]
    let isFooter = look.place == .footer
    if isFooter {
      let finished = moment(.finishing, end, after: .refreshing, refreshing(0))
      changes.append(change(finished, to: .noMoreData))
      changes.append(change(moment(.noMoreData, after: .finishing, end), to: .idle))
    }
    for progress in [0.3, 0.6, 0.99] {
      changes.append(change(moment(.pulling(progress: progress)), to: .returning(progress: progress)))
    }
    for share in [0, 0.17, 0.34, 0.5, 0.77] {
      let refreshing = moment(.refreshing, refreshing(share), after: .armed(progress: 1))
      changes.append(change(refreshing, to: .finishing))
      if isFooter { changes.append(change(refreshing, to: .noMoreData)) }
    }
    return changes
  }

  private func change(_ before: Moment, to phase: RefreshPhase) -> Change {
    Change(before: before, after: moment(phase, 0, after: before.phase, before.seconds))
  }
}

/// A phase becomes another.
struct Change: CustomStringConvertible {
  let before: Moment
  let after: Moment

  /// Both phases, such as `pulling → armed`.
  var description: String { "\(before.phase.name) → \(after.phase.name)" }
}
