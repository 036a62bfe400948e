import RefreshLooks

nonisolated extension StrokeStyle {
  /// The stroke's attributes besides its colour.
  func attributes(_ width: Double, _ decimals: Int) -> String {
    func text(_ value: Double) -> String { Numbers.text(value, decimals: decimals) }
    var attributes = width == 1 ? "" : " stroke-width=\"\(text(width))\""
    switch cap {
    case .butt: break
    case .round: attributes += " stroke-linecap=\"round\""
    case .square: attributes += " stroke-linecap=\"square\""
    }
    switch join {
    case .miter: break
    case .round: attributes += " stroke-linejoin=\"round\""
    case .bevel: attributes += " stroke-linejoin=\"bevel\""
    }
    if dash > 0, gap > 0 { attributes += " stroke-dasharray=\"\(text(dash)) \(text(gap))\"" }
    return attributes
  }
}

nonisolated extension TextWeight {
  var attribute: String {
    switch self {
    case .regular: ""
    case .bold: " font-weight=\"700\""
    }
  }
}

nonisolated extension TextAlignment {
  var attribute: String {
    switch self {
    case .left: ""
    case .centre: " text-anchor=\"middle\""
    case .right: " text-anchor=\"end\""
    }
  }
}
