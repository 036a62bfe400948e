import Foundation

/// Markup as it grows, group by group; a group with nothing in it leaves nothing.
nonisolated struct SVGStack {
  private var levels: [(opening: String, scale: Double, content: String)] = [("", 1, "")]

  /// How many decimals it takes to be exact to a hundredth of a point on screen.
  var decimals: Int {
    let scale = levels[levels.count - 1].scale
    guard scale > 1, scale.isFinite else { return 2 }
    return min(2 + Int(log10(scale).rounded(.up)), 6)
  }

  mutating func add(_ markup: String) { levels[levels.count - 1].content += markup }

  mutating func push(_ opening: String, scale: Double) {
    levels.append((opening, levels[levels.count - 1].scale * scale, ""))
  }

  mutating func pop() {
    guard levels.count > 1, let last = levels.popLast() else { return }
    if !last.content.isEmpty { add("\(last.opening)\(last.content)</g>") }
  }

  /// Everything; groups that were left open end here.
  mutating func finished() -> String {
    while levels.count > 1 { pop() }
    return levels[0].content
  }
}

/// A group as SVG.
nonisolated struct SVGGroup {
  let x: Double
  let y: Double
  let degrees: Double
  let scaleX: Double
  let scaleY: Double
  let opacity: Double

  /// By how much lengths grow at most.
  var scale: Double { max(abs(scaleX), abs(scaleY)) }

  func opening(_ decimals: Int) -> String {
    var steps: [String] = []
    let place = Numbers.join([x, y], decimals: decimals)
    if place != "0 0" { steps.append("translate(\(place))") }
    let turn = Numbers.text(degrees.truncatingRemainder(dividingBy: 360), decimals: 3)
    if turn != "0" { steps.append("rotate(\(turn))") }
    let sizes = [scaleX, scaleY].map { Numbers.text($0, decimals: 5) }
    if sizes[0] == sizes[1], sizes[0] != "1" { steps.append("scale(\(sizes[0]))") }
    if sizes[0] != sizes[1] { steps.append("scale(\(sizes[0]) \(sizes[1]))") }
    var attributes = steps.isEmpty ? "" : " transform=\"\(steps.joined())\""
    let share = Numbers.text(min(max(opacity, 0), 1), decimals: 3)
    if share != "1" { attributes += " opacity=\"\(share)\"" }
    return "<g\(attributes)>"
  }
}
