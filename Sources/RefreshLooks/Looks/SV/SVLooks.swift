nonisolated extension Look {
  /// The looks of SVPullToRefresh and CHQPullToRefresh: the headers, then the footers.
  public static let svLooks: [Look] = [
    svArrow, svSpiralRandom, svSpiralLinear, svSpiralCircular, svEatBeans, svPendulum, svEllipsis,
    svBalloonSpin, svBalloonFade, svPinterest, svImages, svInfiniteSpinner, svInfiniteEllipsis,
    svInfiniteImages,
  ]
}
