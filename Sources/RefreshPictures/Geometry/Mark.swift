public import RefreshLooks

/// What one paint leaves on the screen.
nonisolated struct Mark: Sendable {
  enum Kind: Sendable { case fill, stroke, text, image }

  let kind: Kind

  /// Where it is seen, cut to the clips around it.
  let bounds: PictureBounds

  /// Whether a clip takes a part of it away.
  let isCut: Bool

  /// Places along its outline, always as many.
  let samples: [Point]

  /// Half the width of a stroke, as on screen; 0 for anything else.
  let half: Double

  /// The colour with all opacities, its parts multiplied by them.
  let color: DrawingColor

  /// How many places are taken along each outline.
  static let sampleCount = 13

  /// Whether it can be seen at all.
  var isVisible: Bool { color.alpha > 0.002 && !bounds.isEmpty && bounds.diagonal > 0.01 }
}

nonisolated extension Drawing {
  /// What all the paints leave on the screen, in order.
  var marks: [Mark] {
    var reader = MarkReader()
    forEach { reader.read($0) }
    return reader.marks
  }

  /// The smallest rectangle around everything that can be seen, strokes with their widths, joins and
  /// caps; nil if there is nothing. The width of text is guessed.
  public var bounds: PictureBounds? {
    var bounds = PictureBounds.empty
    for mark in marks where mark.isVisible { bounds.unite(mark.bounds) }
    return bounds.isEmpty ? nil : bounds
  }

  /// Whether a path was begun and not painted before a group began or ended, or the drawing did.
  var leavesPathUnpainted: Bool {
    var (builder, leaves) = (PathBuilder(), false)
    forEach { element in
      if builder.add(element) { return }
      switch element {
      case .push, .clip, .pop: leaves = leaves || !builder.isEmpty
      case .fill, .fillLinear, .fillRadial, .stroke: _ = builder.take()
      case .move, .line, .quad, .cubic, .arc, .close, .text, .image: break
      }
    }
    return leaves || !builder.isEmpty
  }
}

/// Reads the marks off a drawing.
nonisolated private struct MarkReader {
  private(set) var marks: [Mark] = []
  private var builder = PathBuilder()
  private var affine = Affine()
  private var opacity = 1.0
  private var clip: PictureBounds?
  private var stack: [(Affine, Double, PictureBounds?)] = []

  mutating func read(_ element: DrawingElement) {
    if builder.add(element) { return }
    switch element {
    case .fill(let color): fill(color)
    case .fillLinear(let first, _, _, let second, _, _): fill(first.mixed(with: second, 0.5))
    case .fillRadial(let inner, _, _, _, let outer): fill(inner.mixed(with: outer, 0.5))
    case .stroke(let color, let width, let style):
      let path = Flattened(builder.take().trimmed(from: style.trimStart, to: style.trimEnd))
      add(
        .stroke, path.strokeBounds(width: width, style, in: affine), color,
        path.samples(Mark.sampleCount).map { affine($0) }, half: affine.scale * width / 2)
    case .text(let string, let x, let y, let size, let weight, let alignment, let color):
      let width = TextGuess.width(string, size: size, weight)
      let left = x - width * alignment.shareBefore
      box(.text, left, y - size * 0.6, width, size * 1.2, color)
    case .image(_, _, let x, let y, let width, let height): box(.image, x, y, width, height, .black)
    case .push(let x, let y, let degrees, let scaleX, let scaleY, let opacity):
      stack.append((affine, self.opacity, clip))
      affine = Affine(x: x, y: y, degrees: degrees, scaleX: scaleX, scaleY: scaleY).inside(affine)
      self.opacity *= min(max(opacity, 0), 1)
    case .clip(let x, let y, let width, let height):
      stack.append((affine, opacity, clip))
      let inner = PictureBounds(x: x, y: y, width: max(width, 0), height: max(height, 0), in: affine)
      clip = clip.map { $0.intersection(inner) } ?? inner
    case .pop: if let last = stack.popLast() { (affine, opacity, clip) = last }
    case .move, .line, .quad, .cubic, .arc, .close: break
    }
  }

  private mutating func fill(_ color: DrawingColor) {
    let path = Flattened(builder.take())
    add(.fill, path.fillBounds(in: affine), color, path.samples(Mark.sampleCount).map { affine($0) })
  }

  private mutating func box(
    _ kind: Mark.Kind, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: DrawingColor
  ) {
    let corners = [
      Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height),
    ]
    let samples = (0..<Mark.sampleCount).map { affine(corners[$0 % 4]) }
    add(kind, PictureBounds(x: x, y: y, width: width, height: height, in: affine), color, samples)
  }

  private mutating func add(
    _ kind: Mark.Kind, _ bounds: PictureBounds, _ color: DrawingColor, _ samples: [Point],
    half: Double = 0
  ) {
    let alpha = min(max(color.alpha, 0), 1) * opacity
    let seen = DrawingColor(
      red: color.red * alpha, green: color.green * alpha, blue: color.blue * alpha, alpha: alpha)
    let cut = clip.map { bounds.intersection($0) } ?? bounds
    marks.append(
      Mark(kind: kind, bounds: cut, isCut: cut != bounds, samples: samples, half: half, color: seen))
  }
}

/// How wide a text is, near enough to tell whether it fits.
nonisolated enum TextGuess {
  static func width(_ string: String, size: Double, _ weight: TextWeight) -> Double {
    Double(string.count) * size * (weight == .bold ? 0.56 : 0.52)
  }
}

nonisolated extension TextAlignment {
  /// Which share of a text stands to the left of its place.
  var shareBefore: Double {
    switch self {
    case .left: 0
    case .centre: 0.5
    case .right: 1
    }
  }
}
