/// How a pull-to-refresh view looks.
///
/// Every other look of the package can be shown too: see ``SVPullToRefreshConfigurator/look``.
nonisolated public enum SVRefreshTheme: UInt, Sendable {
  /// An arrow beside a title that says what letting go will do; the default.
  case arrow = 0

  /// Squares that whirl in and join to a grid.
  case spiral = 1

  /// A mouth that eats beans.
  case eatBeans = 2

  /// A row of balls on strings. Spelt as in CHQPullToRefresh; see ``pendulum``.
  case pandulum = 3

  /// Three dots.
  case ellipsis = 4

  /// Balls that whirl in and spread to a wheel.
  case balloon = 5

  /// A pin in a ring that closes.
  case pinterest = 6

  /// The pictures of two GIF files: see ``SVPullToRefreshConfigurator/progressImageName``.
  case gif = 7

  /// The theme of a view for which nobody chose one: ``arrow``.
  public static var `default`: SVRefreshTheme { .arrow }

  /// ``pandulum``, spelt right.
  public static var pendulum: SVRefreshTheme { .pandulum }

  /// The theme of a number, as the configurator takes it from code of Objective-C.
  init?(number: Int32) {
    guard number >= 0 else { return nil }
    self.init(rawValue: UInt(number))
  }
}

extension SVRefreshTheme {
  /// The class that shows it.
  var viewClass: SVPullToRefreshView.Type {
    switch self {
    case .arrow: CHQArrowRefreshView.self
    case .spiral: CHQSpiralRefreshView.self
    case .eatBeans: CHQEatBeansRefreshView.self
    case .pandulum: CHQPandulumRefreshView.self
    case .ellipsis: CHQEllipsisRefreshView.self
    case .balloon: CHQBalloonRefreshView.self
    case .pinterest: CHQPinterestRefreshView.self
    case .gif: CHQGIFRefreshView.self
    }
  }
}

/// How an infinite-scrolling view looks.
///
/// Every other look of the package can be shown too: see ``SVInfiniteScrollingView/look``.
nonisolated public enum SVInfiniteScrollingTheme: UInt, Sendable {
  /// Three dots.
  case ellipsis = 0

  /// The only theme: ``ellipsis``. A view for which nobody chose a theme shows a spinner.
  public static var `default`: SVInfiniteScrollingTheme { .ellipsis }
}

extension SVInfiniteScrollingTheme {
  /// The class that shows it.
  var viewClass: SVInfiniteScrollingView.Type {
    switch self {
    case .ellipsis: CHQEllipsisScrollingView.self
    }
  }
}

/// How the squares of the spiral theme pass the time.
nonisolated public enum SpiralPullToRefreshWaitAnimation: UInt, Sendable {
  /// One of them lights up, picked at random; the default.
  case random = 0
  /// A light runs line by line.
  case linear = 1
  /// A light runs around the middle.
  case circular = 2
}

/// How the balls of the balloon theme pass the time.
nonisolated public enum BalloonPullToRefreshWaitAnimation: UInt, Sendable {
  /// They turn; the default.
  case spin = 0
  /// One after the other lights up.
  case fade = 1
}
