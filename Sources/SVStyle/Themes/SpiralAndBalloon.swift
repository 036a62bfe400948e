/// Squares that whirl in and join to a grid: the theme ``SVRefreshTheme/spiral``.
open class CHQSpiralRefreshView: SVPullToRefreshView {
  /// How the squares pass the time; random by default. May be changed while refreshing.
  public final var waitingAnimation = SpiralPullToRefreshWaitAnimation.random {
    didSet { look = themeLook }
  }

  /// Always empty: the squares are drawn, not views.
  public final var particles: [PlatformView] { [] }

  override var themeLook: Look? {
    switch waitingAnimation {
    case .random: .svSpiralRandom
    case .linear: .svSpiralLinear
    case .circular: .svSpiralCircular
    }
  }
}

/// Balls that whirl in and spread to a wheel: the theme ``SVRefreshTheme/balloon``.
open class CHQBalloonRefreshView: SVPullToRefreshView {
  /// How the balls pass the time; spinning by default. May be changed while refreshing.
  public final var waitingAnimation = BalloonPullToRefreshWaitAnimation.spin {
    didSet { look = themeLook }
  }

  /// How many balls there were in the original; 8 by default. The look draws 8, whatever this says.
  public final var particlesCount = 8

  override var themeLook: Look? {
    switch waitingAnimation {
    case .spin: .svBalloonSpin
    case .fade: .svBalloonFade
    }
  }
}
