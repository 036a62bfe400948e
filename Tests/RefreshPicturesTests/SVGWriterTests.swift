import Foundation
import RefreshLooks
import RefreshPictures
import Testing

/// Everything but paths as SVG.
@Suite struct SVGWriterTests {
  private func line(_ style: StrokeStyle, width: Double = 2) -> String {
    markup { drawing in
      drawing.move(to: 0, 0)
      drawing.line(to: 9, 0)
      drawing.stroke(DrawingColor(76, 143, 255), width: width, style)
    }
  }

  @Test func strokes() {
    #expect(
      line(StrokeStyle()) == "<path d=\"M0 0L9 0\" fill=\"none\" stroke=\"#4c8fff\" stroke-width=\"2\"/>")
    #expect(line(StrokeStyle(), width: 1) == "<path d=\"M0 0L9 0\" fill=\"none\" stroke=\"#4c8fff\"/>")
    #expect(line(StrokeStyle(), width: 0) == "")
    let all = line(StrokeStyle(cap: .round, join: .bevel, dash: 3, gap: 1.5))
    #expect(attributes("stroke-linecap", in: all) == ["round"])
    #expect(attributes("stroke-linejoin", in: all) == ["bevel"])
    #expect(attributes("stroke-dasharray", in: all) == ["3 1.5"])
    let other = line(StrokeStyle(cap: .square, join: .round, dash: 3))
    #expect(attributes("stroke-linecap", in: other) == ["square"])
    #expect(attributes("stroke-linejoin", in: other) == ["round"])
    #expect(attributes("stroke-dasharray", in: other) == [])
  }

  @Test func mitersAreAsPointedAsOnScreen() {
    let picture = SVGWriter.document(of: Drawing(), width: 10, height: 10)
    #expect(attributes("stroke-miterlimit", in: picture) == ["10"])
  }

  @Test func colors() {
    func fill(_ color: DrawingColor) -> String {
      let text = markup { drawing in
        drawing.circle(0, 0, radius: 1)
        drawing.fill(color)
      }
      return (attributes("fill", in: text) + attributes("fill-opacity", in: text)).joined(separator: " ")
    }
    #expect(fill(.white) == "#fff")
    #expect(fill(DrawingColor(1, 2, 255)) == "#0102ff")
    #expect(fill(DrawingColor(gray: 0, alpha: 0.25)) == "#000 .25")
    #expect(fill(DrawingColor(red: 2, green: -1, blue: .nan, alpha: 7)) == "#f00")
  }

  @Test func gradientsAreKeptOnce() {
    func box(_ drawing: inout Drawing, _ end: DrawingColor) {
      drawing.rectangle(x: 0, y: 0, width: 4, height: 4)
      drawing.fill(from: DrawingColor(gray: 127, alpha: 0), at: 0, 0, to: end, at: 0, 4)
    }
    let text = markup { drawing in
      box(&drawing, .black)
      box(&drawing, .black)
      box(&drawing, .white)
      drawing.circle(2, 2, radius: 2)
      drawing.fill(from: .white, around: 1, 1, radius: 3, to: .black)
    }
    #expect(attributes("fill", in: text) == ["url(#pg1)", "url(#pg1)", "url(#pg2)", "url(#pg3)"])
    #expect(attributes("id", in: text) == ["pg1", "pg2", "pg3"])
    #expect(
      text.hasPrefix(
        "<defs><linearGradient id=\"pg1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"4\">"
          + "<stop offset=\"0\" stop-color=\"#7f7f7f\" stop-opacity=\"0\"/>"
          + "<stop offset=\"1\" stop-color=\"#000\"/></linearGradient>"))
    #expect(
      text.contains("<radialGradient id=\"pg3\" gradientUnits=\"userSpaceOnUse\" cx=\"1\" cy=\"1\" r=\"3\">"))
  }

  @Test func idsOfTwoPicturesDiffer() {
    let gradient = drawing { drawing in
      drawing.rectangle(x: 0, y: 0, width: 4, height: 4)
      drawing.fill(from: .white, at: 0, 0, to: .black, at: 0, 4)
      drawing.clipped(x: 0, y: 0, width: 2, height: 2) { drawing in
        drawing.circle(1, 1, radius: 2)
        drawing.fill(.black)
      }
    }
    var (first, second) = (SVGWriter(prefix: "x"), SVGWriter(prefix: "y"))
    let page =
      first.markup(of: gradient) + second.markup(of: gradient) + first.definitions + second.definitions
    #expect(Set(attributes("id", in: page)) == ["xg1", "xc2", "yg1", "yc2"])
  }

  @Test func texts() {
    func text(_ alignment: TextAlignment, _ weight: TextWeight) -> String {
      markup { drawing in
        drawing.text(
          "a < b & \"c\"", x: 10, y: 30, size: 10, weight: weight, alignment: alignment, color: .black)
      }
    }
    let words = "a &lt; b &amp; &quot;c&quot;</text>"
    #expect(
      text(.centre, .regular)
        == "<text x=\"10\" y=\"33.55\" font-size=\"10\" text-anchor=\"middle\" fill=\"#000\">" + words)
    #expect(
      text(.left, .bold) == "<text x=\"10\" y=\"33.55\" font-size=\"10\" font-weight=\"700\" fill=\"#000\">"
        + words)
    #expect(attributes("text-anchor", in: text(.right, .bold)) == ["end"])
    #expect(markup { $0.text("", x: 0, y: 0, size: 10, color: .black) } == "")
  }

  @Test func whatXMLForbidsIsReplaced() {
    let picture = SVGWriter.document(
      of: drawing { $0.text("a\u{0}b\u{1B}c\nd]]>'", x: 0, y: 0, size: 10, color: .black) }, width: 10,
      height: 10, title: "<&>")
    let xml = XML(picture)
    #expect(xml.isWellFormed)
    #expect(xml.characters.contains("a\u{FFFD}b\u{FFFD}c d]]>'"))
  }

  private func dot(_ drawing: inout Drawing) {
    drawing.circle(0, 0, radius: 1)
    drawing.fill(.black)
  }
  private let dotText = "<circle cx=\"0\" cy=\"0\" r=\"1\" fill=\"#000\"/>"

  @Test func groups() {
    func group(
      x: Double = 0, y: Double = 0, degrees: Double = 0, scaleX: Double = 1, scaleY: Double = 1,
      opacity: Double = 1
    ) -> String {
      let text = markup { drawing in
        drawing.group(x: x, y: y, degrees: degrees, scaleX: scaleX, scaleY: scaleY, opacity: opacity, dot)
      }
      return text.replacingOccurrences(of: dotText, with: "•")
    }
    #expect(group() == "<g>•</g>")
    #expect(group(x: 1, y: -2) == "<g transform=\"translate(1-2)\">•</g>")
    #expect(
      group(x: 1, y: 2, degrees: 450, scaleX: 2, scaleY: 0.5)
        == "<g transform=\"translate(1 2)rotate(90)scale(2 .5)\">•</g>")
    #expect(group(scaleX: 0.33333, scaleY: 0.33333) == "<g transform=\"scale(.33333)\">•</g>")
    #expect(group(opacity: 0.5) == "<g opacity=\".5\">•</g>")
    #expect(group(opacity: 0) == "")
  }

  @Test func emptyGroupsLeaveNothing() {
    let text = markup { drawing in
      drawing.group(x: 5) { $0.clipped(x: 0, y: 0, width: 9, height: 9) { _ in } }
      dot(&drawing)
    }
    #expect(text.hasSuffix(dotText))
    #expect(!text.contains("<g"))
  }

  @Test func numbersAreFinerInAGroupThatIsScaledUp() {
    let text = markup { drawing in
      drawing.group(scaleX: 20, scaleY: 20) { drawing in
        drawing.group(scaleX: 3, scaleY: -3) { drawing in
          drawing.circle(0.12344, 0, radius: 0.5)
          drawing.fill(.black)
        }
      }
    }
    #expect(attributes("cx", in: text) == [".1234"])
  }

  @Test func clips() {
    let text = markup { drawing in
      for _ in 0..<2 { drawing.clipped(x: 1, y: 0, width: 3, height: 4, dot) }
      drawing.clipped(x: 0, y: 0, width: -3, height: 4, dot)
    }
    #expect(
      text
        == "<defs><clipPath id=\"pc1\"><rect x=\"1\" width=\"3\" height=\"4\"/></clipPath>"
        + "<clipPath id=\"pc2\"><rect width=\"0\" height=\"4\"/></clipPath></defs>"
        + "<g clip-path=\"url(#pc1)\">\(dotText)</g><g clip-path=\"url(#pc1)\">\(dotText)</g>"
        + "<g clip-path=\"url(#pc2)\">\(dotText)</g>")
  }

  @Test func images() {
    let picture = drawing { drawing in
      for (frame, name) in ["run", "data", "nobody"].enumerated() {
        drawing.image(name, frame: frame, x: 1, y: 2, width: 30, height: 40)
      }
    }
    var writer = SVGWriter { name, frame in
      switch name {
      case "run": .fragment("<path d=\"M0 \(frame)\"/>", width: 8, height: 9)
      case "data": .address("data:image/png;base64,AA&==")
      default: nil
      }
    }
    let text = writer.markup(of: picture)
    let place = " x=\"1\" y=\"2\" width=\"30\" height=\"40\""
    #expect(text.hasPrefix("<svg\(place) viewBox=\"0 0 8 9\"><path d=\"M0 0\"/></svg>"))
    #expect(text.contains("<image\(place) href=\"data:image/png;base64,AA&amp;==\"/>"))
    #expect(text.contains("<svg\(place) viewBox=\"0 0 24 24\"><g fill=\"none\" stroke=\"#888\""))
    #expect(!text.contains("nobody"))
  }

  @Test func documents() {
    let text = SVGWriter.document(
      of: drawing(dot), width: 320, height: 60, margin: 4, background: .white, title: "a")
    #expect(
      text.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"328\" height=\"68\" viewBox=\"-4 -4 328 68\" "))
    #expect(
      text.hasSuffix(
        "<title>a</title><rect x=\"-4\" y=\"-4\" width=\"328\" height=\"68\" fill=\"#fff\"/>\(dotText)</svg>\n"
      ))
    #expect(XML(text).isWellFormed)
  }

  /// Whatever is drawn, the picture is well-formed and its numbers are numbers.
  @Test(arguments: 0..<60) func nothingMakesBadMarkup(_ seed: Int) {
    var wild = WildDrawing(seed: UInt64(seed))
    let text = SVGWriter.document(of: wild.drawing(), width: 320, height: 60)
    let xml = XML(text)
    #expect(xml.isWellFormed)
    let numeric = ["x", "y", "cx", "cy", "r", "width", "height", "font-size", "opacity", "stroke-width", "d"]
    for (name, attributes) in xml.elements {
      for key in numeric {
        guard let value = attributes[key] else { continue }
        let isClean = value.allSatisfy { "0123456789.- MLQCAZ".contains($0) }
        #expect(isClean, "\(name) \(key)=\(value)")
      }
      #expect(
        attributes["transform"].map { !$0.contains("nan") && !$0.contains("e-") && !$0.contains("inf") }
          ?? true)
    }
    #expect(Set(xml.ids).count == xml.ids.count)
  }
}
