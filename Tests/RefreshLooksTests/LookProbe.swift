import RefreshCore
import RefreshLooks

/// What a look draws at a moment, for questions about it.
struct LookProbe {
  let elements: [DrawingElement]

  init(_ look: Look, _ moment: Moment) {
    var drawing = Drawing()
    look.draw(moment, &drawing)
    elements = drawing.elements
  }

  /// A probe of a look at its own height, 375 points wide.
  init(
    _ look: Look, _ phase: RefreshPhase, seconds: Double = 5, after previous: RefreshPhase = .idle,
    previousSeconds: Double = 10, title: String = "", palette: Palette = .light, isAtEnd: Bool = false,
    isRightToLeft: Bool = false, reducesMotion: Bool = false
  ) {
    self.init(
      look,
      Moment(
        phase, seconds: seconds, after: previous, previousSeconds: previousSeconds,
        height: look.height, palette: palette, texts: LookTexts(title: title),
        reducesMotion: reducesMotion, isRightToLeft: isRightToLeft, isAtEnd: isAtEnd))
  }

  /// The degrees through which every arc sweeps.
  var sweeps: [Double] {
    elements.compactMap { if case .arc(_, _, _, _, let sweep) = $0 { sweep } else { nil } }
  }

  /// Where every arc starts, in degrees.
  var starts: [Double] {
    elements.compactMap { if case .arc(_, _, _, let start, _) = $0 { start } else { nil } }
  }

  /// The centres and radii of everything round.
  var circles: [(x: Double, y: Double, radius: Double)] {
    elements.compactMap { if case .arc(let x, let y, let radius, _, _) = $0 { (x, y, radius) } else { nil } }
  }

  /// The colours of every fill, in order.
  var fills: [DrawingColor] {
    elements.compactMap { if case .fill(let color) = $0 { color } else { nil } }
  }

  /// The colours, widths and styles of every stroke.
  var strokes: [(color: DrawingColor, width: Double, style: StrokeStyle)] {
    elements.compactMap {
      if case .stroke(let color, let width, let style) = $0 { (color, width, style) } else { nil }
    }
  }

  /// The groups' places, turns, scales and opacities.
  var groups: [(x: Double, y: Double, degrees: Double, scaleX: Double, scaleY: Double, opacity: Double)] {
    elements.compactMap {
      if case .push(let x, let y, let degrees, let scaleX, let scaleY, let opacity) = $0 {
        (x, y, degrees, scaleX, scaleY, opacity)
      } else {
        nil
      }
    }
  }

  /// The clipping rectangles.
  var clips: [(x: Double, y: Double, width: Double, height: Double)] {
    elements.compactMap {
      if case .clip(let x, let y, let width, let height) = $0 { (x, y, width, height) } else { nil }
    }
  }

  /// The texts with where and how they stand.
  var texts: [(text: String, x: Double, y: Double, size: Double, weight: TextWeight, side: TextAlignment)] {
    elements.compactMap {
      if case .text(let text, let x, let y, let size, let weight, let side, _) = $0 {
        (text, x, y, size, weight, side)
      } else {
        nil
      }
    }
  }

  /// The images by name and frame.
  var images: [(name: String, frame: Int)] {
    elements.compactMap {
      if case .image(let name, let frame, _, _, _, _) = $0 { (name, frame) } else { nil }
    }
  }
}
