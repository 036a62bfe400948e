// Shapes that looks are made of.

nonisolated extension Drawing {
  /// Adds a whole circle to the path.
  public mutating func circle(_ x: Double, _ y: Double, radius: Double) {
    move(to: x + radius, y)
    arc(x, y, radius: radius, start: 0, sweep: 360)
    close()
  }

  /// Adds a rectangle to the path.
  public mutating func rectangle(x: Double, y: Double, width: Double, height: Double) {
    move(to: x, y)
    line(to: x + width, y)
    line(to: x + width, y + height)
    line(to: x, y + height)
    close()
  }

  /// Adds a rectangle with rounded corners to the path.
  public mutating func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    let r = min(radius, width / 2, height / 2)
    move(to: x + r, y)
    line(to: x + width - r, y)
    arc(x + width - r, y + r, radius: r, start: -90, sweep: 90)
    line(to: x + width, y + height - r)
    arc(x + width - r, y + height - r, radius: r, start: 0, sweep: 90)
    line(to: x + r, y + height)
    arc(x + r, y + height - r, radius: r, start: 90, sweep: 90)
    line(to: x, y + r)
    arc(x + r, y + r, radius: r, start: 180, sweep: 90)
    close()
  }

  /// Draws a platform's spinner: eight fading spokes, the brightest at `turn` (a share of a full turn).
  public mutating func spinner(_ x: Double, _ y: Double, size: Double, turn: Double, color: DrawingColor) {
    let lead = Int((turn - turn.rounded(.down)) * 8) % 8
    for spoke in 0..<8 {
      let age = Double((lead - spoke + 8) % 8) / 8
      let (dx, dy) = onCircle(Double(spoke) * 45 - 90, radius: size / 2)
      move(to: x + dx * 0.48, y + dy * 0.48)
      line(to: x + dx * 0.92, y + dy * 0.92)
      stroke(color.faded(1 - age * 0.78), width: size / 9, StrokeStyle(cap: .round))
    }
  }
}
