import RefreshLooks
import Testing

@testable import RefreshPictures

/// Strokes of a part of a path.
@Suite struct TrimTests {
  private func path(_ content: (inout Drawing) -> Void) -> [Subpath] {
    var builder = PathBuilder()
    drawing(content).forEach { _ = builder.add($0) }
    return builder.take()
  }

  private func stroked(_ from: Double, _ to: Double, _ content: (inout Drawing) -> Void) -> String {
    let text = markup { drawing in
      content(&drawing)
      drawing.stroke(.black, width: 1, StrokeStyle(trimStart: from, trimEnd: to))
    }
    return attributes("d", in: text).joined()
  }

  private let line: (inout Drawing) -> Void = { drawing in
    drawing.move(to: 0, 0)
    drawing.line(to: 10, 0)
    drawing.line(to: 10, 10)
  }

  @Test func lines() {
    #expect(stroked(0, 0.25, line) == "M0 0L5 0")
    #expect(stroked(0.25, 0.75, line) == "M5 0L10 0L10 5")
    #expect(stroked(0.5, 1, line) == "M10 0L10 10")
    #expect(stroked(0, 1, line) == "M0 0L10 0L10 10")
  }

  @Test func nothingIsLeft() {
    #expect(stroked(0, 0, line) == "")
    #expect(stroked(0.5, 0.5, line) == "")
    #expect(stroked(0.75, 0.25, line) == "")
    #expect(stroked(1, 2, line) == "")
    #expect(stroked(-1, 2, line) == "M0 0L10 0L10 10")
  }

  @Test func theLengthIsThatOfAllPartsTogether() {
    let two: (inout Drawing) -> Void = { drawing in
      drawing.move(to: 0, 0)
      drawing.line(to: 10, 0)
      drawing.move(to: 0, 5)
      drawing.line(to: 30, 5)
    }
    #expect(stroked(0, 0.125, two) == "M0 0L5 0")
    #expect(stroked(0, 0.25, two) == "M0 0L10 0")
    #expect(stroked(0.125, 0.5, two) == "M5 0L10 0M0 5L10 5")
    #expect(stroked(0.25, 1, two) == "M0 5L30 5")
  }

  @Test func closedPartsOpenWhereTheyAreCut() {
    let box: (inout Drawing) -> Void = { $0.rectangle(x: 0, y: 0, width: 10, height: 10) }
    #expect(stroked(0, 0.5, box) == "M0 0L10 0L10 10")
    #expect(stroked(0.75, 1, box) == "M0 10L0 0")
    let boxAndLine: (inout Drawing) -> Void = { drawing in
      drawing.rectangle(x: 0, y: 0, width: 10, height: 10)
      drawing.move(to: 20, 0)
      drawing.line(to: 60, 0)
    }
    #expect(stroked(0, 0.75, boxAndLine) == "M0 0L10 0L10 10L0 10ZM20 0L40 0")
  }

  @Test func arcs() {
    let ring: (inout Drawing) -> Void = { $0.arc(0, 0, radius: 10, start: -90, sweep: 360) }
    #expect(stroked(0, 0.25, ring) == "M0-10A10 10 0 0 1 10 0")
    #expect(stroked(0.25, 0.75, ring) == "M10 0A10 10 0 0 1 0 10A10 10 0 0 1-10 0")
    let back: (inout Drawing) -> Void = { $0.arc(0, 0, radius: 10, start: 0, sweep: -180) }
    #expect(stroked(0.5, 1, back) == "M0-10A10 10 0 0 0-10 0")
  }

  @Test func curvesAreCutByLengthNotByParameter() {
    // All of the curve lies on a line, and most of its parameters near the beginning.
    let slow: (inout Drawing) -> Void = { drawing in
      drawing.move(to: 0, 0)
      drawing.cubic(0, 0, 0, 0, to: 10, 0)
    }
    let ends = attributes("d", in: "<a d=\"\(stroked(0, 0.5, slow))\"")[0]
    #expect(ends.hasSuffix("5 0"))
  }

  @Test func piecesAreAsLongAsTheyShouldBeAndMeet() {
    let shape: (inout Drawing) -> Void = { drawing in
      drawing.move(to: 0, 0)
      drawing.quad(30, 0, to: 30, 20)
      drawing.cubic(30, 60, -20, 40, to: 0, 10)
      drawing.arc(40, 40, radius: 12, start: 200, sweep: 250)
      drawing.line(to: 3, 3)
      drawing.close()
      drawing.roundedRectangle(x: 50, y: 0, width: 20, height: 12, radius: 4)
    }
    let whole = path(shape)
    let total = whole.length
    for step in 0..<40 {
      let (from, to) = (Double(step) / 40, Double(step + 1) / 40)
      let piece = whole.trimmed(from: from, to: to)
      #expect(abs(piece.length - total / 40) < 1e-4)
      let next = whole.trimmed(from: to, to: to + 0.01)
      if let end = piece.last?.segments.last?.end, let start = next.first?.segments.first?.start {
        // Where a part ends, the next begins elsewhere.
        let isBreak =
          piece.count > 1 || abs((whole[0].segments.reduce(0) { $0 + $1.length }) - to * total) < 1e-6
        #expect(isBreak || (end - start).length < 1e-3)
      }
    }
  }

  @Test func lengthsOfCurves() {
    // A straight curve, and a quarter circle's approximation.
    let straight = Segment.cubic(Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0))
    #expect(abs(straight.length - 3) < 1e-9)
    let k = 0.5522847498
    let quarter = Segment.cubic(Point(1, 0), Point(1, k), Point(k, 1), Point(0, 1))
    #expect(abs(quarter.length - .pi / 2) < 5e-4)
    let quad = Segment.quad(Point(0, 0), Point(1, 0), Point(1, 1))
    var chords = 0.0
    for step in 0..<4000 {
      chords += (quad.at(Double(step + 1) / 4000) - quad.at(Double(step) / 4000)).length
    }
    #expect(abs(quad.length - chords) < 1e-6)
  }
}
