import RefreshCore

nonisolated extension Look {
  /// Running pictures beside the word "loading...": the series `refreshing`, 25 pictures.
  ///
  /// From CHQPullToRefresh. The loop lasts 1 second.
  public static let svInfiniteImages = svInfiniteImages(refreshing: LookImages("refreshing", frames: 25))

  /// Running pictures beside the moment's title, or the word "loading..." if it has none.
  ///
  /// They meet in the middle of the view; both are there only when they are wanted. A loop takes as long as
  /// the pictures say, or else the whole seconds that suffice for 30 a second. Without pictures there is a
  /// spinner.
  public static func svInfiniteImages(refreshing: LookImages?) -> Look {
    let images = refreshing ?? LookImages("", frames: 0)
    let loop = images.frames > 0 ? images.loop(rate: 30) : 1
    return Look(
      "sv-infinite-images", origin: .sv, place: .footer, loop: loop, hasTexts: true
    ) { moment, drawing in
      drawing.group(opacity: moment.svPresence) { drawing in
        drawing.clipped(x: 0, y: 0, width: moment.width, height: moment.height) {
          $0.infinite(images, loop: loop, moment)
        }
      }
    }
  }
}

nonisolated extension Drawing {
  fileprivate mutating func infinite(_ images: LookImages, loop: Double, _ moment: Moment) {
    let (middle, side) = (moment.width / 2, min(moment.height, moment.width / 2))
    let (isMirrored, seconds) = (moment.isRightToLeft, moment.svRefreshingSeconds)
    if images.frames > 0 {
      let frame = moment.reducesMotion ? 0 : images.frame(at: seconds, loop: loop)
      image(
        images.name, frame: frame, x: isMirrored ? middle : middle - side,
        y: (moment.height - side) / 2, width: side, height: side)
    } else {
      svSpinner(middle + (isMirrored ? side : -side) / 2, moment.height / 2, moment, seconds: seconds)
    }
    text(
      moment.texts.title.isEmpty ? "loading..." : moment.texts.title, x: middle, y: moment.height / 2,
      size: 17, alignment: isMirrored ? .right : .left, color: moment.palette.gray(85))
  }
}
