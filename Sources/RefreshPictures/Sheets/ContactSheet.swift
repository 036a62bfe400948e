public import RefreshLooks

/// Looks as rows of their poses, light and dark, labelled, as one SVG picture.
///
///     let picture = ContactSheet(Look.all).document
nonisolated public struct ContactSheet {
  /// The looks, one row each.
  public let looks: [Look]

  /// The surroundings; the palette apart, which is light in one line and dark in the next.
  public let setting: PictureSetting

  private let poses: [Pose]
  private let gap = 8.0
  private let edge = 24.0
  private let names = 172.0
  private let headings = 40.0

  /// A sheet of looks; views are 200 points wide unless the setting says otherwise.
  public init(_ looks: [Look], in setting: PictureSetting = PictureSetting(width: 200)) {
    self.looks = looks
    self.setting = setting
    let hasFooters = looks.contains { Pose.all(of: $0).contains(.noMoreData) }
    poses = Pose.all.filter { $0 != .noMoreData || hasFooters }
  }

  /// The sheet as a complete picture.
  public var document: String {
    var writer = SVGWriter(prefix: "s", images: setting.images)
    var markup = ""
    for (column, pose) in poses.enumerated() {
      markup += label(pose.label, x: left(column), y: edge + 16, color: "#6b6b76")
    }
    var y = edge + headings
    for look in looks { markup += row(look, &y, &writer) }
    let sheet = SVGFrame(x: 0, y: 0, width: left(poses.count) - gap + edge, height: y - gap + edge)
    let paper = sheet.background(DrawingColor(236, 236, 241))
    return sheet.document(writer.definitions + paper + markup, title: "Looks and their poses")
  }

  private func left(_ column: Int) -> Double { edge + names + (setting.width + gap) * Double(column) }

  private func row(_ look: Look, _ y: inout Double, _ writer: inout SVGWriter) -> String {
    let margin = look.overshoot
    let height = (setting.height ?? look.height) + 2 * margin
    let details = "\(look.origin.rawValue), \(Numbers.plain(look.height)) pt"
    let loop = look.loop > 0 ? "loop \(Numbers.plain(look.loop)) s" : "stands still"
    var markup = label(look.name, x: edge, y: y + 18, size: 14, isBold: true)
    markup += label(details, x: edge, y: y + 36, color: "#6b6b76")
    markup += label(loop, x: edge, y: y + 52, color: "#6b6b76")
    for isDark in [false, true] {
      var setting = setting
      setting.palette.isDark = isDark
      for (column, pose) in poses.enumerated() where Pose.all(of: look).contains(pose) {
        let place = SVGFrame(x: left(column), y: y, width: setting.width, height: height)
        let view = SVGFrame(x: -margin, y: -margin, width: setting.width, height: height)
        let drawing = writer.markup(of: look.drawing(pose.moment(of: look, in: setting)))
        markup += "<svg\(place.place)\(view.viewBox)>\(view.background(setting.palette.background))"
        markup += "\(drawing)</svg>"
      }
      y += height + gap
    }
    y += 2 * gap
    return markup
  }

  private func label(
    _ text: String, x: Double, y: Double, size: Double = 12, isBold: Bool = false, color: String = "#1c1c22"
  ) -> String {
    let place = "x=\"\(Numbers.text(x))\" y=\"\(Numbers.text(y))\" font-size=\"\(Numbers.text(size))\""
    let weight = isBold ? " font-weight=\"700\"" : ""
    return "<text \(place)\(weight) fill=\"\(color)\">\(Markup.escaped(text))</text>"
  }
}
