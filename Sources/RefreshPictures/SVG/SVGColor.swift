import Foundation
import RefreshLooks

nonisolated extension DrawingColor {
  /// The colour without its opacity, as `#1f4fd1` or `#fff`.
  var hex: String {
    func part(_ share: Double) -> Int {
      share.isFinite ? Int((min(max(share, 0), 1) * 255).rounded()) : 0
    }
    let parts = [part(red), part(green), part(blue)]
    if parts.allSatisfy({ $0 % 17 == 0 }) { return "#" + parts.map { String($0 / 17, radix: 16) }.joined() }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The opacity to a thousandth; nil for a solid colour.
  var opacityText: String? {
    let text = Numbers.text(alpha.isFinite ? min(max(alpha, 0), 1) : 0, decimals: 3)
    return text == "1" ? nil : text
  }

  /// The attribute of that name, and its opacity if it is not solid.
  func attribute(_ name: String) -> String {
    " \(name)=\"\(hex)\"" + (opacityText.map { " \(name)-opacity=\"\($0)\"" } ?? "")
  }

  /// The end of a gradient.
  func stop(at offset: Int) -> String {
    let opacity = opacityText.map { " stop-opacity=\"\($0)\"" } ?? ""
    return "<stop offset=\"\(offset)\" stop-color=\"\(hex)\"\(opacity)/>"
  }
}
