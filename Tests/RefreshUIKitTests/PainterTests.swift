import RefreshLooks
import RefreshViews
import Testing
import UIKit

@Suite("Drawing through Core Graphics", .serialized)
struct PainterTests {
  private func log(_ build: @escaping @Sendable (inout Drawing) -> Void) -> [String] {
    let look = Look("probe", loop: 0) { _, drawing in build(&drawing) }
    let view = LookView(look: look, frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let context = CGContext(standInSize: .zero)
    StandIn.context = context
    view.draw(.zero)
    StandIn.context = nil
    return context.standInLog
  }

  @Test("fills and strokes a path, and begins a new one after each")
  func paths() {
    let log = log { drawing in
      drawing.circle(10, 10, radius: 5)
      drawing.fill(.black)
      drawing.move(to: 0, 0)
      drawing.line(to: 10, 0)
      drawing.stroke(.black, width: 2, StrokeStyle(cap: .round))
    }
    #expect(log.filter { $0 == "fill" || $0 == "stroke" } == ["fill", "stroke"])
    #expect(log.last { $0.hasPrefix("path") } == "path 2")
    #expect(log.contains("cap round"))
  }

  @Test("trims a stroke by a dash of its length")
  func trim() {
    let log = log { drawing in
      drawing.move(to: 0, 0)
      drawing.line(to: 100, 0)
      drawing.stroke(.black, width: 1, StrokeStyle(trimStart: 0.25, trimEnd: 0.75))
    }
    #expect(log.contains("dash -25.0 [50.0, 200.0]"))
  }

  @Test("a group is a layer of its own, and is left again")
  func groups() {
    let log = log { drawing in
      drawing.group(x: 5, y: 6, degrees: 180, opacity: 0.5) {
        $0.text("hi", x: 0, y: 0, size: 10, color: .black)
      }
    }
    #expect(log.first == "save" && log.last == "restore")
    #expect(log.contains("translate 5.0 6.0") && log.contains("alpha 0.5") && log.contains("text hi"))
  }
}
