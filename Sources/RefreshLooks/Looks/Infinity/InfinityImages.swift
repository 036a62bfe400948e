import RefreshCore

nonisolated extension Look {
  /// Images of one's own: 30 named `pull` and 30 named `loop`, 24 by 24 points.
  ///
  /// Infinity's header of images; see ``infinityImages(pull:loop:)`` for others. The loop takes a second.
  public static let infinityImages = infinityImages(
    pull: LookImages("pull", frames: 30, width: 24, height: 24),
    loop: LookImages("loop", frames: 30, width: 24, height: 24))

  /// Images of one's own while loading: 30 named `loop`, 24 by 24 points.
  ///
  /// Infinity's footer of images; see ``infinityInfiniteImages(loop:)`` for others. The loop takes a
  /// second.
  public static let infinityInfiniteImages = infinityInfiniteImages(
    loop: LookImages("loop", frames: 30, width: 24, height: 24))

  /// Images of one's own: `pull` is leafed through by the pull, `loop` runs while refreshing, at 30
  /// images a second unless it says otherwise.
  public static func infinityImages(pull: LookImages, loop: LookImages) -> Look {
    let length = loop.seconds ?? Double(loop.frames) / 30
    return Look("infinity-images", origin: .infinity, loop: length) { moment, drawing in
      switch moment.phase {
      case .refreshing: drawing.middleImage(moment, loop, at: moment.turn(length))
      case .idle, .pulling, .armed, .returning, .finishing, .noMoreData:
        drawing.middleImage(moment, pull, at: moment.pulled)
      }
    }
  }

  /// Images of one's own that run while loading, at 30 images a second unless they say otherwise.
  public static func infinityInfiniteImages(loop: LookImages) -> Look {
    let length = loop.seconds ?? Double(loop.frames) / 30
    return Look(
      "infinity-infinite-images", origin: .infinity, place: .footer, height: 80, loop: length
    ) { moment, drawing in
      drawing.group(opacity: moment.shown) {
        $0.middleImage(moment, loop, at: moment.turn(length))
      }
    }
  }
}

nonisolated extension Drawing {
  /// The image at `share` of a sequence, in the middle of the view; nothing if there is none.
  fileprivate mutating func middleImage(_ moment: Moment, _ images: LookImages, at share: Double) {
    guard images.frames > 0 else { return }
    image(
      images.name, frame: min(Int(share * Double(images.frames)), images.frames - 1),
      x: (moment.width - images.width) / 2, y: (moment.height - images.height) / 2,
      width: images.width, height: images.height)
  }
}
