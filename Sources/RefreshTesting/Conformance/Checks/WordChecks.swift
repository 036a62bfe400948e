import RefreshCore
import RefreshLooks
import RefreshScenario
import RefreshViews
import SVStyle

// Texts, times and colours.

extension ConformanceChecks {
  static func languages(_ setting: ConformanceSetting) -> ConformanceVerdict {
    let codes = [[], [""], ["en"], ["zh"], ["zh-Hant-HK"], ["x"], ["-"], ["_"], ["zh-Hans-CN", "en"], ["ÿ"]]
    let empty = codes.flatMap { codes in
      RefreshText.allCases.filter { RefreshTexts.preferred(codes)[$0].isEmpty }.map { "\(codes): \($0)" }
    }
    return ConformanceVerdict(empty.map { "no text for \($0)" })
  }

  static func contrast(_ setting: ConformanceSetting) -> ConformanceVerdict {
    var failures: [String] = []
    for look in Look.all where look.hasTexts {
      for palette in [Palette.light, .dark] {
        let least = textColors(look, palette).map { contrast($0, palette.background) }.min() ?? 21
        if least < 4.5 {
          failures.append("\(look.name) on \(palette.isDark ? "black" : "white"): a contrast of \(least)")
        }
      }
    }
    return ConformanceVerdict(failures)
  }

  private static func textColors(_ look: Look, _ palette: Palette) -> [DrawingColor] {
    [RefreshPhase.pulling(progress: 0.5), .refreshing, .noMoreData].flatMap { phase in
      let texts = LookTexts(title: "Loading", subtitle: "Today")
      let moment = Moment(
        phase, seconds: 1, width: 320, height: look.height, palette: palette, texts: texts)
      var drawing = Drawing()
      look.draw(moment, &drawing)
      return drawing.elements.compactMap { element in
        if case .text(_, _, _, _, _, _, let color) = element { color } else { nil }
      }
    }
  }

  /// The contrast of two opaque colours by the guidelines for web content, from 1 to 21.
  private static func contrast(_ one: DrawingColor, _ other: DrawingColor) -> Double {
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: DrawingColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// A part of a colour without its gamma.
  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : platformPower((part + 0.055) / 1.055, 2.4)
  }

  static func anotherMonth(_ setting: ConformanceSetting) -> ConformanceVerdict {
    let before = WallClock.now
    defer { WallClock.now = before }
    // Noon of 5 June and of 5 July 2026, in seconds since the beginning of 2001.
    let (june, july) = (802_440_000.0, 802_440_000.0 + 30 * 86_400)
    WallClock.now = { july }
    return ConformanceVerdict(
      [
        WallClock.isToday(june) ? "the fifth of June is today on the fifth of July" : nil,
        WallClock.isToday(july) ? nil : "today is not today",
      ].compactMap(\.self))
  }

  static func footerTheme(_ setting: ConformanceSetting) -> ConformanceVerdict {
    guard setting.style.name == "SVStyle" else {
      return .notOffered("\(setting.style.name) has no themes to change")
    }
    return bench(setting, footer: .automatic) { (bench) throws(NotOffered) in
      let list = bench.stage.list
      let name = list.infiniteScrollingView.look?.name
      list.changeCurrentInfiniteScrollingTheme(to: .ellipsis)
      bench.expect(list.infiniteScrollingView.look?.name != name, "the look is the same")
      try bench.ask(.begin, .footer)
      bench.settle()
      bench.expect(bench.footerActions, is: 1, "the footer's actions")
    }
  }
}
