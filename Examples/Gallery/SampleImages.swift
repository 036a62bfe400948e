import RefreshPictures

/// Pictures for looks that show an app's own: a square that turns while a dot goes round it.
enum SampleImages {
  nonisolated static let provider: SVGImageProvider = { name, frame in
    let count =
      switch name {
      case "pull", "loop": 30
      default: 25
      }
    let share = Double(frame) / Double(count)
    let isPulled = name == "pull" || name == "progress"
    let size = isPulled ? 4 + Int(share * 10) : 14
    let turn = Int(share * (isPulled ? 90 : 360))
    let square =
      "<rect x=\"-\(size / 2)\" y=\"-\(size / 2)\" width=\"\(size)\" height=\"\(size)\" rx=\"3\" "
      + "fill=\"#f2704d\" transform=\"rotate(\(isPulled ? turn : turn / 4))\"/>"
    let dot = isPulled ? "" : "<circle cx=\"10\" r=\"2\" fill=\"#f7b733\" transform=\"rotate(\(turn))\"/>"
    return .fragment("<g transform=\"translate(12 12)\">\(square)\(dot)</g>", width: 24, height: 24)
  }
}
