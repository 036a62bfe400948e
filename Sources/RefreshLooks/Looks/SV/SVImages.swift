import RefreshCore

nonisolated extension Look {
  /// Pictures that run with the pull, then others by themselves: the series `progress` and `refreshing`,
  /// 25 pictures each.
  ///
  /// From CHQPullToRefresh, whose themes of this kind are GIF files. The loop lasts 1 second.
  public static let svImages = svImages(
    progress: LookImages("progress", frames: 25), refreshing: LookImages("refreshing", frames: 25))

  /// Pictures that run with the pull, then others by themselves.
  ///
  /// The share of the pull picks the picture; none is to be seen at its very beginning. The others come by
  /// a cross-fade of 0.2 seconds; a loop takes as long as they say, or else the whole seconds that suffice
  /// for 60 a second. Without pictures for the refresh there is a spinner.
  ///
  /// - Parameters:
  ///   - progress: What is to be seen while pulled.
  ///   - refreshing: What is to be seen while refreshing.
  ///   - showAlphaTransition: Whether the view fades in with the whole pull, instead of its first fifth.
  ///   - isVariableSize: Whether pictures keep their size and stand on the content, instead of filling the
  ///     height. The look is then made for the height of the pull's pictures.
  public static func svImages(
    progress: LookImages?, refreshing: LookImages?, showAlphaTransition: Bool = false,
    isVariableSize: Bool = false
  ) -> Look {
    let busy = refreshing ?? LookImages("", frames: 0)
    let loop = busy.frames > 0 ? busy.loop(rate: 60) : 1
    let height = isVariableSize ? progress?.height ?? 60 : 60
    return Look("sv-images", origin: .sv, height: height, loop: loop) { moment, drawing in
      let shown = moment.svBusy()
      if let progress, moment.svPull > 0 {
        let opacity = min(moment.svPull * (showAlphaTransition ? 1 : 5), 1)
        let frame = Int((Double(progress.frames) * moment.svPull).rounded()) - 1
        drawing.group(opacity: opacity * (1 - shown)) {
          $0.image(progress, frame, moment, keepsSize: isVariableSize)
        }
      }
      guard shown > 0 else { return }
      // The pictures go on while they fade.
      let seconds = moment.svRefreshingSeconds + (moment.phase == .refreshing ? 0 : moment.seconds)
      drawing.group(opacity: shown) {
        guard busy.frames > 0 else {
          return $0.svSpinner(moment.width / 2, moment.height / 2, moment, seconds: seconds)
        }
        let frame = moment.reducesMotion ? 0 : busy.frame(at: seconds, loop: loop)
        $0.image(busy, frame, moment, keepsSize: isVariableSize)
      }
    }
  }
}

nonisolated extension Drawing {
  fileprivate mutating func image(_ images: LookImages, _ frame: Int, _ moment: Moment, keepsSize: Bool) {
    guard frame >= 0, frame < images.frames else { return }
    guard keepsSize else {
      return image(images.name, frame: frame, x: 0, y: 0, width: moment.width, height: moment.height)
    }
    let (width, height) = (min(images.width, moment.width), min(images.height, moment.height))
    let y = moment.isAtEnd ? 0 : moment.height - height
    image(
      images.name, frame: frame, x: (moment.width - width) / 2, y: y, width: width, height: height)
  }
}
