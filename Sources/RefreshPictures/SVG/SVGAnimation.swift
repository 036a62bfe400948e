import RefreshCore
public import RefreshLooks

/// A look's loop as SVG that moves by itself: its frames side by side on a strip, shown in turn by a
/// style sheet. Who wants less motion sees the look's still instead.
///
///     let picture = SVGAnimation(.svArrow).document
nonisolated public struct SVGAnimation {
  /// How long one turn takes, in seconds; 0 for a look that stands still.
  public let duration: Double

  /// How many different frames there are.
  public var frameCount: Int { frames.count }

  private let frame: SVGFrame
  private let prefix: String
  private let name: String
  private var definitions = ""
  private var still = ""
  private var frames: [String] = []
  private var order: [Int] = []

  /// The loop of a look.
  ///
  /// - Parameters:
  ///   - look: The look, refreshing, after all that went before has settled.
  ///   - setting: The surroundings. Its `reducesMotion` matters to the still only.
  ///   - margin: How much of the surroundings is to be seen on every side; the look's overshoot by
  ///     default.
  ///   - framesPerSecond: How many frames there are at most in a second; 30 by default.
  ///   - mostFrames: How many frames there are at most; 120 by default.
  ///   - prefix: What the ids begin with. Pictures in one page need different ones.
  public init(
    _ look: Look, in setting: PictureSetting = PictureSetting(), margin: Double? = nil,
    framesPerSecond: Double = 30, mostFrames: Int = 120, prefix: String = "a"
  ) {
    let margin = margin ?? look.overshoot
    let (width, height) = (setting.width, setting.height ?? look.height)
    frame = SVGFrame(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
    duration = max(look.loop, 0)
    name = look.name
    self.prefix = prefix
    var writer = SVGWriter(prefix: prefix, images: setting.images)
    func picture(_ share: Double, reducesMotion: Bool = false) -> String {
      var setting = setting
      setting.reducesMotion = reducesMotion
      let moment = setting.moment(
        of: look, .refreshing, seconds: look.firstLoop + look.loop * share, after: .armed(progress: 1))
      return writer.markup(of: look.drawing(moment))
    }
    let wanted = (duration * framesPerSecond).rounded()
    let count = duration > 0 ? max(2, Int(min(wanted, Double(mostFrames)))) : 1
    var known: [String: Int] = [:]
    for index in 0..<count {
      // The middle of each frame, so that what changes in steps changes between frames.
      let markup = picture((Double(index) + 0.5) / Double(count))
      let place = known[markup, default: frames.count]
      known[markup] = place
      if place == frames.count { frames.append(markup) }
      order.append(place)
    }
    still = picture(0, reducesMotion: true)
    definitions = writer.definitions
  }

  /// A complete picture.
  public var document: String { document() }

  /// A complete picture, on a background.
  public func document(background: DrawingColor? = nil) -> String {
    frame.document((background.map(frame.background) ?? "") + content, title: name)
  }

  /// The picture as an element for a page.
  ///
  /// - Parameter attributes: More attributes, such as ` class="live"`.
  public func element(attributes: String = "") -> String {
    frame.element(content, attributes: attributes)
  }

  /// Whether anything moves.
  private var moves: Bool { frames.count > 1 }

  private var content: String {
    guard moves else { return definitions + frames.joined() }
    let strip = frames.enumerated().map { index, markup in
      let x = frame.x + frame.width * Double(index)
      let place = SVGFrame(x: x, y: frame.y, width: frame.width, height: frame.height).place
      return "<svg\(place)\(frame.viewBox)>\(markup)</svg>"
    }
    return "<style>\(style)</style>\(definitions)"
      + "<g class=\"\(prefix)m\">\(strip.joined())</g><g class=\"\(prefix)r\">\(still)</g>"
  }

  private var style: String {
    let seconds = Numbers.text(duration, decimals: 4)
    let isPlain = order == Array(0..<frames.count)
    let timing = isPlain ? "steps(\(frames.count))" : "step-end"
    return ".\(prefix)m{animation:\(prefix)k \(seconds)s \(timing) infinite}"
      + "@keyframes \(prefix)k{\(isPlain ? "to{\(shift(frames.count))}" : stops)}"
      + ".\(prefix)r{display:none}@media(prefers-reduced-motion:reduce){"
      + ".\(prefix)m{display:none}.\(prefix)r{display:inline}}"
  }

  /// When the strip stands where: one stop for each run of equal frames.
  private var stops: String {
    var stops = ""
    for (index, place) in order.enumerated() where index == 0 || order[index - 1] != place {
      let percent = Numbers.text(100 * Double(index) / Double(order.count), decimals: 4)
      stops += "\(percent)%{\(shift(place))}"
    }
    return stops + "to{\(shift(order[0]))}"
  }

  private func shift(_ place: Int) -> String {
    let distance = Numbers.text(-frame.width * Double(place))
    return "transform:translateX(\(distance == "0" ? "0" : distance + "px"))"
  }
}
