import RefreshLooks

/// The lines of code that pick a look, one for each style that can show it.
enum CodeLines {
  /// A style with its line.
  struct Line {
    let style: String
    let code: String
  }

  /// The lines for a look.
  static func lines(for look: Look) -> [Line] {
    let name = swiftName(look.name)
    switch look.place {
    case .header:
      return [
        Line(style: "SVStyle", code: svHeader(look, name)),
        Line(style: "InfinityStyle", code: "list.fty.pullToRefresh.add(.\(name)) { reload() }"),
        Line(style: "FigStyle", code: "list.fig_header?.look = .\(name)"),
        Line(style: "GMStyle", code: "list.pullToRefreshView.look = .\(name)"),
      ]
    case .footer:
      return [
        Line(
          style: "SVStyle", code: "list.addInfiniteScrolling(actionHandler: loadMore, look: .\(name))"),
        Line(style: "InfinityStyle", code: "list.fty.infiniteScroll.add(.\(name)) { loadMore() }"),
        Line(style: "FigStyle", code: "list.fig_footer?.look = .\(name)"),
      ]
    }
  }

  /// The themes that CHQPullToRefresh has words of its own for.
  private static let themes = [
    "sv-arrow": "arrow", "sv-spiral-random": "spiral", "sv-eat-beans": "eatBeans",
    "sv-pendulum": "pendulum", "sv-ellipsis": "ellipsis", "sv-balloon-spin": "balloon",
    "sv-pinterest": "pinterest", "sv-images": "gif",
  ]

  private static func svHeader(_ look: Look, _ name: String) -> String {
    if let theme = themes[look.name] { return "configurator.theme = .\(theme)" }
    return "configurator.look = .\(name)"
  }

  /// The look's name in Swift: `svArrow` for `sv-arrow`.
  static func swiftName(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
