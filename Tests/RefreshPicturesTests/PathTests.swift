import Foundation
import RefreshLooks
import Testing

@testable import RefreshPictures

/// Paths as SVG.
@Suite struct PathTests {
  private func data(_ content: (inout Drawing) -> Void) -> String {
    attributes(
      "d",
      in: markup {
        content(&$0); $0.fill(.black)
      }
    ).joined(separator: " | ")
  }

  @Test func linesAndCurves() {
    let path = data { drawing in
      drawing.move(to: 1, 2)
      drawing.line(to: 3.5, -4)
      drawing.quad(5, 6, to: 7, 8)
      drawing.cubic(1, 1, 2, 2, to: 3, 3)
    }
    #expect(path == "M1 2L3.5-4Q5 6 7 8C1 1 2 2 3 3")
  }

  @Test func severalParts() {
    let path = data { drawing in
      drawing.rectangle(x: 0, y: 0, width: 10, height: 5)
      drawing.move(to: 20, 0)
      drawing.line(to: 30, 0)
      drawing.line(to: 30, 5)
    }
    #expect(path == "M0 0L10 0L10 5L0 5ZM20 0L30 0L30 5")
  }

  @Test func aPathGoesOnAfterItsEndFromWhereItBegan() {
    let path = data { drawing in
      drawing.move(to: 1, 1)
      drawing.line(to: 5, 1)
      drawing.line(to: 5, 5)
      drawing.close()
      drawing.line(to: 9, 9)
    }
    #expect(path == "M1 1L5 1L5 5ZM1 1L9 9")
  }

  @Test func aWholeCircleIsACircle() {
    let circle = markup { drawing in
      drawing.circle(10, 20, radius: 5)
      drawing.fill(.black)
    }
    #expect(circle == "<circle cx=\"10\" cy=\"20\" r=\"5\" fill=\"#000\"/>")
  }

  @Test func aDashedCircleBeginsWhereItBegins() {
    func stroked(_ start: Double) -> String {
      markup { drawing in
        drawing.arc(0, 0, radius: 5, start: start, sweep: 360)
        drawing.stroke(.black, width: 1, StrokeStyle(dash: 2, gap: 1))
      }
    }
    #expect(stroked(0).hasPrefix("<circle"))
    #expect(
      stroked(-90).hasPrefix("<path d=\"M0-5A5 5 0 0 1 5 0A5 5 0 0 1 0 5A5 5 0 0 1-5 0A5 5 0 0 1 0-5\""))
  }

  @Test func wholeCirclesAmongOtherParts() {
    let path = data { drawing in
      drawing.circle(0, 0, radius: 5)
      drawing.circle(0, 0, radius: 2)
    }
    #expect(path.components(separatedBy: "A").count == 9)
    #expect(path.hasPrefix("M5 0A5 5 0 0 1 0 5A"))
    #expect(path.hasSuffix("2 0Z"))
  }

  @Test func aLineLeadsToAnArc() {
    let path = data { drawing in
      drawing.move(to: 0, 0)
      drawing.arc(10, 10, radius: 4, start: 0, sweep: -90)
    }
    #expect(path == "M0 0L14 10A4 4 0 0 0 10 6")
  }

  @Test func anArcMayBegin() {
    #expect(data { $0.arc(10, 10, radius: 4, start: 180, sweep: 45) } == "M6 10A4 4 0 0 1 7.17 7.17")
  }

  @Test func arcsWithoutExtent() {
    #expect(data { $0.arc(1, 1, radius: 0, start: 0, sweep: 90) } == "")
    #expect(data { $0.arc(1, 1, radius: 3, start: 0, sweep: 0) } == "")
    let path = data { drawing in
      drawing.move(to: 0, 0)
      drawing.arc(3, 0, radius: 0, start: 0, sweep: 90)
      drawing.line(to: 3, 3)
    }
    #expect(path == "M0 0L3 0L3 3")
  }

  @Test func nothingIsPaintedWithoutAPath() {
    #expect(markup { $0.fill(.black) } == "")
    #expect(
      markup { drawing in
        drawing.move(to: 1, 1)
        drawing.stroke(.black, width: 2)
      } == "")
  }

  /// Ends of arcs are rounded; what SVG makes of them is still where it belongs.
  @Test(arguments: [0.7, 3, 11.3, 30, 130, 417]) func arcsAreExact(_ radius: Double) throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let (x, y) = (random.next() * 400, random.next() * 60)
      let (start, sweep) = (random.next() * 720 - 360, random.next() * 720 - 360)
      let path = data { $0.arc(x, y, radius: radius, start: start, sweep: sweep) }
      if path.isEmpty { continue }
      for place in SVGArcs(path).places {
        let distance = ((place.x - x) * (place.x - x) + (place.y - y) * (place.y - y)).squareRoot()
        #expect(abs(distance - radius) < 0.0115, "\(path): \(place)")
      }
    }
  }
}

/// Places on the arcs of a path of one arc, by the rules of SVG.
private struct SVGArcs {
  private(set) var places: [Point] = []

  init(_ path: String) {
    var numbers: [[Double]] = []
    for command in path.dropFirst().split(separator: "A") { numbers.append(Self.numbers(command)) }
    guard var place = numbers.first.map({ Point($0[0], $0[1]) }) else { return }
    for arc in numbers.dropFirst() {
      let end = Point(arc[5], arc[6])
      let half = (end - place) * 0.5
      let radius = max(arc[0], half.length)
      let height = max(radius * radius - half.length * half.length, 0).squareRoot()
      guard let normal = half.unit?.normal else { continue }
      let centre = place + half + normal * (arc[4] == 1 ? height : -height)
      if let out = (place + half - centre).unit { places.append(centre + out * radius) }
      places.append(end)
      place = end
    }
  }

  private static func numbers(_ text: Substring) -> [Double] {
    var (numbers, number) = ([Double](), "")
    for character in text + " " {
      if character == " " || character == "-" || (character == "." && number.contains(".")) {
        if let value = Double(number) { numbers.append(value) }
        number = ""
      }
      if character != " " { number.append(character) }
    }
    return numbers
  }
}
