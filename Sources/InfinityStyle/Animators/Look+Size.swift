nonisolated extension Look {
  /// Nothing to be seen.
  static let nothing = Look("nothing", origin: .infinity, loop: 0, settling: 0) { _, _ in }

  /// The look as large as its view, having been made for `width` by `height` points.
  func made(for width: Double, _ height: Double) -> Look {
    Look(
      name, origin: origin, place: place, height: self.height, loop: loop, settling: settling,
      overshoot: overshoot, hasTexts: hasTexts
    ) { moment, drawing in
      let scale = min(moment.width / width, moment.height / height)
      guard scale > 0 else { return }
      var natural = moment
      natural.width /= scale
      natural.height /= scale
      if scale == 1 { return self.draw(moment, &drawing) }
      drawing.group(scaleX: scale, scaleY: scale) { self.draw(natural, &$0) }
    }
  }
}
