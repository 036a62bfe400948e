import RefreshLooks
import Testing

@testable import RefreshPictures

/// The rectangle around what can be seen.
@Suite struct BoundsTests {
  private func bounds(_ content: (inout Drawing) -> Void) -> [Double] {
    guard let bounds = drawing(content).bounds else { return [] }
    return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { ($0 * 100).rounded() / 100 }
  }

  private func stroke(_ style: StrokeStyle, _ content: (inout Drawing) -> Void) -> [Double] {
    bounds { drawing in
      content(&drawing)
      drawing.stroke(.black, width: 4, style)
    }
  }

  private let line: (inout Drawing) -> Void = { drawing in
    drawing.move(to: 10, 10)
    drawing.line(to: 20, 10)
  }

  private let corner: (inout Drawing) -> Void = { drawing in
    drawing.move(to: 10, 10)
    drawing.line(to: 20, 10)
    drawing.line(to: 20, 20)
  }

  @Test func fills() {
    #expect(
      bounds {
        $0.circle(10, 20, radius: 5); $0.fill(.black)
      } == [5, 15, 15, 25])
    #expect(
      bounds {
        $0.arc(0, 0, radius: 10, start: 0, sweep: 90); $0.fill(.black)
      } == [0, 0, 10, 10])
    #expect(bounds { _ in } == [])
  }

  @Test func capsOfStrokes() {
    #expect(stroke(StrokeStyle(), line) == [10, 8, 20, 12])
    #expect(stroke(StrokeStyle(cap: .round), line) == [8, 8, 22, 12])
    #expect(stroke(StrokeStyle(cap: .square), line) == [8, 8, 22, 12])
    #expect(stroke(StrokeStyle(trimEnd: 0.5), line) == [10, 8, 15, 12])
    #expect(stroke(StrokeStyle(trimStart: 0.5, trimEnd: 0.5), line) == [])
  }

  @Test func joinsOfStrokes() {
    #expect(stroke(StrokeStyle(), corner) == [10, 8, 22, 20])
    #expect(stroke(StrokeStyle(join: .round), corner) == [10, 8, 22, 20])
    // The point of a sharp turn stands out, unless it is sharper than the limit or cut off.
    func sharp(_ height: Double, _ join: StrokeStyle.Join) -> Double {
      stroke(StrokeStyle(join: join)) { drawing in
        drawing.move(to: 0, 0)
        drawing.line(to: 20, 0)
        drawing.line(to: 0, height)
      }[2]
    }
    #expect(sharp(10, .miter) > 28)
    #expect(sharp(10, .bevel) < 21)
    #expect(sharp(10, .round) == 22)
    #expect(sharp(1, .miter) < 21)
  }

  @Test func groupsAndClips() {
    func box(_ drawing: inout Drawing) {
      drawing.rectangle(x: 0, y: 0, width: 10, height: 2)
      drawing.fill(.black)
    }
    #expect(bounds { $0.group(x: 100, y: 50, degrees: 90, box) } == [98, 50, 100, 60])
    #expect(bounds { $0.group(x: 100, y: 50, scaleX: 2, scaleY: -1, box) } == [100, 48, 120, 50])
    #expect(bounds { $0.clipped(x: 4, y: -5, width: 3, height: 50, box) } == [4, 0, 7, 2])
    #expect(bounds { $0.clipped(x: 40, y: 0, width: 3, height: 50, box) } == [])
    #expect(
      bounds { drawing in
        drawing.group(x: 10) { $0.clipped(x: 0, y: 0, width: 5, height: 5) { $0.group(x: 1, box) } }
      } == [11, 0, 15, 2])
    #expect(bounds { $0.group(opacity: 0.001, box) } == [])
  }

  @Test func textsAndImages() {
    let text = bounds { $0.text("abcd", x: 100, y: 20, size: 10, alignment: .right, color: .black) }
    #expect(text == [79.2, 14, 100, 26])
    #expect(bounds { $0.image("a", frame: 0, x: 1, y: 2, width: 3, height: 4) } == [1, 2, 4, 6])
  }
}
