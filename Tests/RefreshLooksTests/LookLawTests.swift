import RefreshCore
import RefreshLooks
import Testing

/// What holds for every look of the lists below.
@Suite("Laws of looks")
struct LookLawTests {
  static let looks = Look.infinityLooks + Look.figLooks + Look.gmLooks + Look.ownLooks

  static let moments: [(RefreshPhase, Double, RefreshPhase, Double)] = {
    var moments: [(RefreshPhase, Double, RefreshPhase, Double)] = [(.idle, 5, .idle, 5)]
    for progress in [0, 0.001, 0.1, 0.25, 0.5, 0.75, 0.999, 1] {
      moments.append((.pulling(progress: progress), 1, .idle, 5))
      moments.append((.returning(progress: progress), 0.1, .pulling(progress: progress), 1))
    }
    for progress in [1, 1.2, 1.5, 2.5] { moments.append((.armed(progress: progress), 1, .idle, 5)) }
    for step in 0..<40 {
      let seconds = Double(step) * 0.093
      moments.append((.refreshing, seconds, .armed(progress: 1.5), 0.3))
      moments.append((.refreshing, seconds, .idle, 5))
      moments.append((.finishing, seconds / 10, .refreshing, 1 + seconds))
      moments.append((.idle, seconds / 10, .finishing, 0.3))
      moments.append((.noMoreData, seconds / 10, .finishing, 0.3))
      moments.append((.noMoreData, seconds / 10, .refreshing, 1.7))
    }
    return moments
  }()

  @Test("names are unique and begin with where the look is from")
  func names() {
    #expect(Set(Self.looks.map(\.name)).count == Self.looks.count)
    #expect(Look.infinityLooks.allSatisfy { $0.name.hasPrefix("infinity-") && $0.origin == .infinity })
    #expect(Look.figLooks.allSatisfy { $0.name.hasPrefix("fig-") && $0.origin == .fig })
    #expect(Look.gmLooks.allSatisfy { $0.name.hasPrefix("gm-") && $0.origin == .gm })
    #expect(Look.ownLooks.allSatisfy { $0.origin == .own })
  }

  @Test("nothing is painted outside of the bounds and the overshoot", arguments: looks.indices)
  func bounds(index: Int) {
    let look = Self.looks[index]
    for (phase, seconds, previous, previousSeconds) in Self.moments {
      let probe = LookProbe(
        look, phase, seconds: seconds, after: previous, previousSeconds: previousSeconds, title: "Title")
      #expect(
        PaintedBox(probe.elements).fits(width: 375, height: look.height, overshoot: look.overshoot),
        "\(look.name), \(phase) at \(seconds)")
    }
  }

  @Test("the same moment gives the same drawing, and groups are balanced", arguments: looks.indices)
  func same(index: Int) {
    let look = Self.looks[index]
    for (phase, seconds, previous, previousSeconds) in Self.moments {
      let moment = Moment(phase, seconds: seconds, after: previous, previousSeconds: previousSeconds)
      let elements = LookProbe(look, moment).elements
      #expect(elements == LookProbe(look, moment).elements)
      let depth = elements.reduce(0) { depth, element in
        switch element {
        case .push, .clip: depth + 1
        case .pop: depth - 1
        default: depth
        }
      }
      #expect(depth == 0)
    }
  }

  @Test("every number is finite and every opacity a share", arguments: looks.indices)
  func numbers(index: Int) {
    let look = Self.looks[index]
    for (phase, seconds, previous, previousSeconds) in Self.moments {
      let probe = LookProbe(look, phase, seconds: seconds, after: previous, previousSeconds: previousSeconds)
      for color in probe.fills + probe.strokes.map(\.color) {
        #expect(color.alpha >= 0 && color.alpha <= 1, "\(look.name), \(phase) at \(seconds)")
      }
      #expect(probe.groups.allSatisfy { $0.opacity >= 0 && $0.opacity <= 1 && $0.degrees.isFinite })
      #expect(probe.circles.allSatisfy { $0.x.isFinite && $0.radius.isFinite && $0.radius >= 0 })
    }
  }

  @Test("the loop closes", arguments: looks.indices)
  func loop(index: Int) {
    let look = Self.looks[index]
    guard look.loop > 0 else { return }
    for step in 0..<23 {
      let seconds = 2 * look.loop + 0.011 + Double(step) * look.loop / 23
      let first = LookProbe(look, .refreshing, seconds: seconds, after: .armed(progress: 1.2))
      let second = LookProbe(look, .refreshing, seconds: seconds + look.loop, after: .armed(progress: 1.2))
      #expect(isAlike(first, second), "\(look.name) at \(seconds)")
    }
  }

  @Test("less motion: once settled, a look stands still while refreshing", arguments: looks.indices)
  func still(index: Int) {
    let look = Self.looks[index]
    let first = LookProbe(
      look, .refreshing, seconds: look.settling, after: .idle, title: "Title", reducesMotion: true)
    for seconds in [0.7, 1.1, 3.9] {
      let later = LookProbe(
        look, .refreshing, seconds: seconds, after: .idle, title: "Title", reducesMotion: true)
      #expect(later.elements == first.elements, "\(look.name)")
      #expect(!later.elements.isEmpty)
    }
  }

  @Test("once settled, everything but a loop stands still", arguments: looks.indices)
  func settled(index: Int) {
    let look = Self.looks[index]
    for phase in [RefreshPhase.idle, .pulling(progress: 0.6), .armed(progress: 1.3), .noMoreData] {
      for previous in [RefreshPhase.finishing, .refreshing, .returning(progress: 0.2), .noMoreData] {
        let first = LookProbe(look, phase, seconds: look.settling, after: previous, previousSeconds: 1)
        let later = LookProbe(look, phase, seconds: 9, after: previous, previousSeconds: 1)
        #expect(isAlike(first, later), "\(look.name), \(phase) after \(previous)")
      }
    }
  }

  @Test("grays are legible in the dark, and a tint replaces the main colour")
  func palette() {
    for look in Self.looks where !look.name.contains("images") {
      let light = LookProbe(look, .refreshing, seconds: 1.3, title: "Title")
      let dark = LookProbe(look, .refreshing, seconds: 1.3, title: "Title", palette: .dark)
      #expect(light.elements.count == dark.elements.count)
      guard look.origin != .gm, !look.name.contains("spark"), look.name != "fig-text" else { continue }
      let tint = Palette(tint: DrawingColor(200, 0, 100))
      let tinted = LookProbe(look, .refreshing, seconds: 1.3, title: "Title", palette: tint)
      #expect(tinted.elements != light.elements, "\(look.name)")
    }
  }

  private func isAlike(_ first: LookProbe, _ second: LookProbe) -> Bool {
    guard first.elements.count == second.elements.count else { return false }
    return zip(first.elements, second.elements).allSatisfy { a, b in a == b || rounded(a) == rounded(b) }
  }

  /// The element as text, every number in it rounded to thousandths.
  private func rounded(_ element: DrawingElement) -> String {
    var result = ""
    for part in "\(element)".split(whereSeparator: { "(), :".contains($0) }) {
      guard let number = Double(part) else {
        result += part + " "
        continue
      }
      result += "\((number * 1000).rounded() + 0) "
    }
    return result
  }
}
