import Foundation
public import RefreshLooks

nonisolated extension Drawing {
  /// The drawing in words, one element a line, numbers to a hundredth: for tests, and to be read.
  public var text: String {
    var (lines, depth) = ("", 0)
    forEach { element in
      if case .pop = element { depth = max(0, depth - 1) }
      lines += String(repeating: "  ", count: depth) + element.line + "\n"
      switch element {
      case .push, .clip: depth += 1
      case .move, .line, .quad, .cubic, .arc, .close, .fill, .fillLinear, .fillRadial, .stroke, .text,
        .image, .pop:
        break
      }
    }
    return lines
  }
}

nonisolated extension DrawingElement {
  /// The element as one line of words.
  fileprivate var line: String {
    switch self {
    case .move(let x, let y): return "move \(words(x, y))"
    case .line(let x, let y): return "line \(words(x, y))"
    case .quad(let cx, let cy, let x, let y): return "quad \(words(cx, cy)) to \(words(x, y))"
    case .cubic(let ax, let ay, let bx, let by, let x, let y):
      return "cubic \(words(ax, ay, bx, by)) to \(words(x, y))"
    case .arc(let x, let y, let radius, let start, let sweep):
      return "arc \(words(x, y)) radius \(words(radius)) from \(words(start)) by \(words(sweep))"
    case .close: return "close"
    case .fill(let color): return "fill \(color.words)"
    case .fillLinear(let first, let x0, let y0, let second, let x1, let y1):
      return "fill from \(first.words) at \(words(x0, y0)) to \(second.words) at \(words(x1, y1))"
    case .fillRadial(let inner, let x, let y, let radius, let outer):
      return "fill from \(inner.words) around \(words(x, y)) radius \(words(radius)) to \(outer.words)"
    case .stroke(let color, let width, let style):
      return "stroke \(color.words) width \(words(width))\(style.words)"
    case .text(let string, let x, let y, let size, let weight, let alignment, let color):
      return "text \(string.quoted) at \(words(x, y)) size \(words(size)) \(weight.word) "
        + "\(alignment.word) \(color.words)"
    case .image(let name, let frame, let x, let y, let width, let height):
      return "image \(name.quoted) frame \(frame) at \(words(x, y)) size \(words(width, height))"
    case .push(let x, let y, let degrees, let scaleX, let scaleY, let opacity):
      return "group at \(words(x, y)) turned \(words(degrees)) scaled \(words(scaleX, scaleY)) "
        + "opacity \(words(opacity))"
    case .clip(let x, let y, let width, let height):
      return "clip at \(words(x, y)) size \(words(width, height))"
    case .pop: return "end"
    }
  }

  private func words(_ numbers: Double...) -> String {
    numbers.map(Numbers.plain).joined(separator: " ")
  }
}

nonisolated extension DrawingColor {
  /// The parts from 0 to 255, then the opacity if it is not solid.
  fileprivate var words: String {
    let parts = [red, green, blue].map { Numbers.plain(($0 * 255 * 10).rounded() / 10) }
    let solid = "rgb " + parts.joined(separator: " ")
    return alpha == 1 ? solid : "\(solid) alpha \(Numbers.plain(alpha))"
  }
}

nonisolated extension StrokeStyle {
  fileprivate var words: String {
    var words = ""
    switch cap {
    case .butt: break
    case .round: words += " round-cap"
    case .square: words += " square-cap"
    }
    switch join {
    case .miter: break
    case .round: words += " round-join"
    case .bevel: words += " bevel-join"
    }
    if dash > 0 { words += " dash \(Numbers.plain(dash)) gap \(Numbers.plain(gap))" }
    if trimStart != 0 || trimEnd != 1 {
      words += " trim \(Numbers.plain(trimStart)) to \(Numbers.plain(trimEnd))"
    }
    return words
  }
}

nonisolated extension TextWeight {
  fileprivate var word: String {
    switch self {
    case .regular: "regular"
    case .bold: "bold"
    }
  }
}

nonisolated extension TextAlignment {
  fileprivate var word: String {
    switch self {
    case .left: "left"
    case .centre: "centre"
    case .right: "right"
    }
  }
}

nonisolated extension String {
  /// In quotation marks, on one line.
  fileprivate var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
