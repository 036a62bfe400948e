/// The colours of the balls of the balloon looks.
nonisolated enum SVBalloonColor {
  case blue, red, green, orange, purple, seaGreen

  /// The colour of one of the eight balls; the last two have those of the first two.
  init(ball: Int) {
    switch ball {
    case 1, 7: self = .red
    case 2: self = .green
    case 3: self = .orange
    case 4: self = .purple
    case 5: self = .seaGreen
    default: self = .blue
    }
  }

  var color: DrawingColor {
    switch self {
    case .blue: DrawingColor(0, 71, 205)
    case .red: DrawingColor(218, 2, 2)
    case .green: DrawingColor(123, 215, 34)
    case .orange: DrawingColor(237, 145, 0)
    case .purple: DrawingColor(170, 10, 106)
    case .seaGreen: DrawingColor(10, 170, 142)
    }
  }

  /// The colours at the top and at the bottom, where they differ; such a ball shines across its upper half.
  var gradient: (top: DrawingColor, bottom: DrawingColor)? {
    switch self {
    case .blue, .red, .green, .orange: nil
    case .purple: (DrawingColor(118, 7, 75), DrawingColor(219, 14, 135))
    case .seaGreen: (DrawingColor(6, 118, 98), DrawingColor(14, 219, 183))
    }
  }
}

nonisolated extension Drawing {
  /// Draws a glossy ball around the origin.
  mutating func svBalloon(_ color: SVBalloonColor, radius: Double, _ palette: Palette) {
    circle(0, 0, radius: radius)
    guard let (top, bottom) = color.gradient else {
      fill(palette.main(color.color))
      circle(-radius * 0.3, -radius * 0.35, radius: radius * 0.5)
      fill(
        from: DrawingColor(gray: 255, alpha: 0.85), around: -radius * 0.3, -radius * 0.35,
        radius: radius * 0.5, to: DrawingColor(gray: 255, alpha: 0))
      return
    }
    if let tint = palette.tint {
      fill(tint)
    } else {
      fill(from: top, at: 0, -radius, to: bottom, at: 0, radius)
    }
    // A cap of light, flat at the ball's middle.
    let (wide, high) = (radius * 0.78, radius * 0.86)
    move(to: -wide, -radius * 0.12)
    cubic(-wide, -high * 1.15, wide, -high * 1.15, to: wide, -radius * 0.12)
    quad(0, radius * 0.12, to: -wide, -radius * 0.12)
    fill(
      from: DrawingColor(gray: 255, alpha: 0.7), at: 0, -high,
      to: DrawingColor(gray: 255, alpha: 0.1), at: 0, radius * 0.05)
  }
}
