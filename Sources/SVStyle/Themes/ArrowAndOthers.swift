// The themes that have nothing to set.

/// An arrow beside a title: the theme ``SVRefreshTheme/arrow``, and what is shown when nobody chose one.
open class CHQArrowRefreshView: SVPullToRefreshView {
  override var themeLook: Look? { .svArrow }
}

/// A mouth that eats beans: the theme ``SVRefreshTheme/eatBeans``.
open class CHQEatBeansRefreshView: SVPullToRefreshView {
  override var themeLook: Look? { .svEatBeans }

  /// Does nothing: what is drawn follows from the state alone.
  public final func reset() {}
}

/// A row of balls on strings: the theme ``SVRefreshTheme/pandulum``.
open class CHQPandulumRefreshView: SVPullToRefreshView {
  override var themeLook: Look? { .svPendulum }

  /// Kept for the app; nothing reads it, as in the original. True by default.
  public final var hidesWhenStopped = true
}

/// Three dots: the theme ``SVRefreshTheme/ellipsis``.
open class CHQEllipsisRefreshView: SVPullToRefreshView {
  override var themeLook: Look? { .svEllipsis }
}

/// A pin in a ring that closes: the theme ``SVRefreshTheme/pinterest``.
open class CHQPinterestRefreshView: SVPullToRefreshView {
  override var themeLook: Look? { .svPinterest }
}

/// Three dots at the end of a list: the theme ``SVInfiniteScrollingTheme/ellipsis``.
open class CHQEllipsisScrollingView: SVInfiniteScrollingView {
  override var themeLook: Look? { .svInfiniteEllipsis }
}
