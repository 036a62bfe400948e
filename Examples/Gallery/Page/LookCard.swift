import RefreshLooks
import RefreshPictures

/// One look: its loop, its phases, and how it is picked.
struct LookCard {
  let look: Look

  /// The look's number on the page, which makes its ids its own.
  let number: Int

  /// The card.
  var html: String {
    """
    <article id="\(look.name)">
    <div class="about"><h3><a href="#\(look.name)">\(look.name)</a></h3>\(facts)</div>
    <div class="live">\(screen(.light))\(screen(.dark))</div>
    <div class="phases">
    \(row(pulls))\(row(loops))\(row(ends, more: others))
    </div>
    <ul class="code">
    \(lines)
    </ul>
    </article>

    """
  }

  private var facts: String {
    var facts = [look.place == .header ? "header" : "footer", "\(Words.number(look.height)) pt"]
    facts.append(look.loop > 0 ? "loop \(Words.number(look.loop)) s" : "stands still")
    if look.hasTexts { facts.append("words") }
    return "<p>" + facts.map { "<span>\($0)</span>" }.joined() + "</p>"
  }

  // MARK: The loop

  /// A list that refreshes.
  private func screen(_ palette: Palette) -> String {
    let scheme = palette.isDark ? "dark" : "light"
    let setting = PictureSetting(palette: palette, images: SampleImages.provider)
    let loop = SVGAnimation(look, in: setting, prefix: "\(palette.isDark ? "d" : "l")\(number)")
    let label = "\(look.name) while refreshing, \(scheme)"
    let live = loop.element(attributes: " role=\"img\" aria-label=\"\(label)\"")
    let rows = "<i></i><i></i><i></i>"
    let content = look.place == .header ? live + rows : rows + live
    return "<div class=\"screen \(scheme)\">\(content)</div>"
  }

  // MARK: The phases

  private var pulls: [Pose] { Pose.all(of: look).filter(\.isPull) }
  private var loops: [Pose] { Pose.all(of: look).filter(\.isLoop) }
  private var ends: [Pose] { Pose.all(of: look).filter { !$0.isPull && !$0.isLoop } }

  /// How wide a view the phases are drawn in, in points: words need room.
  private var width: Double { look.hasTexts ? 240 : 200 }

  private func row(_ poses: [Pose], more: String = "") -> String {
    let tiles = poses.map { tile($0, $0.label, PictureSetting(width: width)) }
    return "<div class=\"row\">\(tiles.joined())\(more)</div>\n"
  }

  /// The look in other surroundings.
  private var others: String {
    let isHeader = look.place == .header
    let usual: Pose = isHeader ? .pulled(percent: 75) : .looping(sixths: 1)
    let full: Pose = isHeader ? .pulled(percent: 100) : usual
    let tint = Palette(tint: DrawingColor(30, 170, 120))
    return tile(.looping(sixths: 0), "less motion", PictureSetting(width: width, reducesMotion: true))
      + tile(full, "tinted", PictureSetting(width: width, palette: tint))
      + tile(usual, "right to left", PictureSetting(width: width, isRightToLeft: true))
  }

  /// A look in a pose, light above dark.
  private func tile(_ pose: Pose, _ label: String, _ setting: PictureSetting) -> String {
    let pictures = [false, true].map { isDark -> String in
      var setting = setting
      setting.palette.isDark = isDark
      return picture(pose, label, setting)
    }
    return "<figure>\(pictures.joined())<figcaption>\(label)</figcaption></figure>"
  }

  private func picture(_ pose: Pose, _ label: String, _ setting: PictureSetting) -> String {
    let scheme = setting.palette.isDark ? "dark" : "light"
    let words = label.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return SVGWriter.element(
      of: look.drawing(pose.moment(of: look, in: setting)), width: setting.width, height: look.height,
      margin: look.overshoot, prefix: "\(scheme.prefix(1))\(number)-\(words)-",
      attributes: " class=\"\(scheme)\" role=\"img\" aria-label=\"\(label), \(scheme)\"",
      images: SampleImages.provider)
  }

  // MARK: The code

  private var lines: String {
    CodeLines.lines(for: look).map { line in
      "<li><b>\(line.style)</b><code>\(marked(line.code))</code></li>"
    }.joined(separator: "\n")
  }

  /// The code, the look's own word in it set off.
  private func marked(_ code: String) -> String {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let name = CodeLines.swiftName(look.name)
    let marked = parts.enumerated().map { index, part -> String in
      let word = part.prefix { $0.isLetter || $0.isNumber }
      let isName = word == name || (index == parts.count - 1 && parts[max(index - 1, 0)].hasSuffix("= "))
      guard index > 0, isName else { return part }
      return "<em>\(word)</em>\(part.dropFirst(word.count))"
    }
    return marked.joined(separator: ".")
  }
}

extension Pose {
  /// Whether the pose is one of the pull, rest included.
  fileprivate var isPull: Bool {
    switch self {
    case .idle, .pulled: true
    case .looping, .returning, .finishing, .noMoreData: false
    }
  }

  /// Whether the pose is one of the loop.
  fileprivate var isLoop: Bool {
    switch self {
    case .looping: true
    case .idle, .pulled, .returning, .finishing, .noMoreData: false
    }
  }
}
