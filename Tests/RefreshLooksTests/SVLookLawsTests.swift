import RefreshCore
import RefreshLooks
import Testing

/// Refreshing since `seconds`, after a pull that was far enough.
private func refreshing(_ seconds: Double) -> Moment {
  Moment(.refreshing, seconds: seconds, after: .armed(progress: 1.1))
}

@Suite("What all looks of SVPullToRefresh and CHQPullToRefresh keep")
struct SVLooksLawsTests {
  static let moments: [Moment] = {
    var moments = [Moment(seconds: 5), Moment(.noMoreData, seconds: 5)]
    for step in 0...10 { moments.append(Moment(.pulling(progress: Double(step) / 10), seconds: 3)) }
    for step in 0...5 {
      let (progress, seconds) = (1 + Double(step) / 10, 0.1 * Double(step))
      moments.append(
        Moment(.armed(progress: progress), seconds: seconds, after: .pulling(progress: 1)))
    }
    for step in 0...60 { moments.append(refreshing(Double(step) * 0.11)) }
    for step in 0...8 {
      let seconds = Double(step) * 0.05
      moments.append(Moment(.refreshing, seconds: seconds))
      moments.append(Moment(.finishing, seconds: seconds, after: .refreshing, previousSeconds: 2.3))
      moments.append(Moment(.idle, seconds: seconds, after: .finishing, previousSeconds: 0.3))
      moments.append(
        Moment(
          .returning(progress: 0.9 - 2 * seconds), seconds: seconds, after: .pulling(progress: 0.9)))
      moments.append(Moment(.noMoreData, seconds: seconds, after: .refreshing, previousSeconds: 2))
    }
    return moments
  }()

  @Test("names are unique, origins right, footers come last")
  func list() {
    let looks = Look.svLooks
    #expect(looks.count == 14)
    #expect(Set(looks.map(\.name)).count == 14)
    #expect(looks.allSatisfy { $0.name.hasPrefix("sv-") && $0.origin == .sv && $0.height == 60 })
    #expect(looks.map(\.place) == Array(repeating: .header, count: 11) + Array(repeating: .footer, count: 3))
  }

  @Test("the same moment gives the same drawing", arguments: Look.svLooks)
  func pure(look: Look) {
    for moment in Self.moments { #expect(look.drawing(moment) == look.drawing(moment)) }
  }

  @Test("a loop ends as it began, in any width", arguments: Look.svLooks, [375.0, 240, 414, 1024])
  func closes(look: Look, width: Double) {
    // The eater of a wide view has further to go.
    let start = max(look.settling, look.name == "sv-eat-beans" ? (width / 2 + 27.5) / 150 : 0) + 0.013
    for step in 0..<16 {
      var moment = refreshing(start + look.loop * Double(step) / 16)
      moment.width = width
      let before = look.drawing(moment)
      moment.seconds += look.loop
      #expect(look.drawing(moment).isNearly(before), "\(look.name) after \(moment.seconds)")
    }
  }

  @Test("nothing is drawn outside of the view", arguments: Look.svLooks, [40.0, 60, 90])
  func bounds(look: Look, height: Double) {
    for var moment in Self.moments {
      moment.height = height
      moment.texts = LookTexts(title: "Pull to refresh...", subtitle: "Last updated: never")
      for mark in look.paintedMarks(moment) where !mark.isClipped {
        let isInside =
          mark.left >= -0.001 && mark.right <= 375.001 && mark.top >= -0.001 && mark.bottom <= height + 0.001
        #expect(isInside, "\(look.name) at \(moment.phase) \(moment.seconds): \(mark)")
      }
    }
  }

  @Test("a look that is not moving stays as it is", arguments: Look.svLooks, [false, true])
  func still(look: Look, reducesMotion: Bool) {
    for var moment in Self.moments {
      moment.reducesMotion = reducesMotion
      moment.seconds += look.settling
      guard !look.isMoving(moment) else { continue }
      let before = look.drawing(moment)
      moment.seconds += 0.37
      #expect(look.drawing(moment) == before, "\(look.name) at \(moment.phase) \(moment.seconds)")
    }
  }

  @Test("a change of the phase begins with what was to be seen", arguments: Look.svLooks)
  func continuous(look: Look) {
    let pull = RefreshPhase.pulling(progress: 1)
    let far = RefreshPhase.armed(progress: 1)
    let part = RefreshPhase.pulling(progress: 0.6)
    let pairs = [
      (Moment(pull, seconds: 2), Moment(far, after: pull, previousSeconds: 2)),
      (Moment(far, seconds: 0.1, after: pull), Moment(.refreshing, after: far, previousSeconds: 0.1)),
      (Moment(far, seconds: 2, after: pull), Moment(.refreshing, after: far, previousSeconds: 2)),
      (Moment(far, seconds: 0.1, after: pull), Moment(pull, after: far, previousSeconds: 0.1)),
      (Moment(far, seconds: 2, after: pull), Moment(pull, after: far, previousSeconds: 2)),
      (refreshing(2.3), Moment(.finishing, after: .refreshing, previousSeconds: 2.3)),
      (Moment(.finishing, seconds: 1, after: .refreshing), Moment(.idle, after: .finishing)),
      (Moment(part, seconds: 1), Moment(.returning(progress: 0.6), after: part)),
      (Moment(seconds: 3), Moment(.refreshing)),
    ]
    for (before, after) in pairs {
      let isNearly = look.drawing(after).isNearly(look.drawing(before))
      #expect(isNearly, "\(look.name): \(before.phase) to \(after.phase)")
    }
  }

  @Test("the look can be had without naming its type")
  func names() {
    let plain = Look.svImages
    let footer = Look.svInfiniteImages
    #expect(plain.name == "sv-images" && footer.name == "sv-infinite-images")
  }
}
