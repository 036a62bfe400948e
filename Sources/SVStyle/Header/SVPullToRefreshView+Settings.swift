// What CHQPullToRefresh copies from the configurator into its view: the same values, in force at once.

extension SVPullToRefreshView {
  private func change(_ change: (inout SVHeaderSettings) -> Void) {
    let old = settings
    change(&settings)
    if settings != old { applySettings() }
  }

  /// The height of the view, in points; 60 by default.
  public final var pullToRefreshViewHeight: CGFloat {
    get { settings.height }
    set { change { $0.height = newValue } }
  }

  /// How far the list is pulled until letting go refreshes, in points; 60 by default.
  public final var pullToRefreshViewTriggerHeight: CGFloat {
    get { settings.triggerHeight }
    set { change { $0.triggerHeight = newValue } }
  }

  /// The room that the list keeps while refreshing, in points; 60 by default, 65 with a configurator. Room
  /// that is open grows no further than the content leaves it in view; the next refresh has all of it.
  public final var pullToRefreshViewHangingHeight: CGFloat {
    get { settings.hangingHeight }
    set { change { $0.hangingHeight = newValue } }
  }

  /// How long room takes to open and close, in seconds; 0.3 by default, 0.5 with a configurator.
  public final var animateDuration: Double {
    get { settings.duration }
    set { change { $0.duration = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/customiseFrame``.
  public final var customiseFrame: Bool {
    get { settings.customisesFrame }
    set { change { $0.customisesFrame = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/portraitFrame``; the present frame if none was set.
  public final var portraitFrame: CGRect {
    get { settings.portraitFrame ?? frame }
    set { change { $0.portraitFrame = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/landscapeFrame``; the present frame if none was set.
  public final var landscapeFrame: CGRect {
    get { settings.landscapeFrame ?? frame }
    set { change { $0.landscapeFrame = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/treatAsSubView``.
  public final var treatAsSubView: Bool {
    get { settings.isSubview }
    set { change { $0.isSubview = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/belowScrollView``.
  public final var belowScrollView: Bool {
    get { settings.isBelow }
    set { change { $0.isBelow = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/shouldScrollWithScrollView``.
  public final var shouldScrollWithScrollView: Bool {
    get { settings.scrollsAlong }
    set { change { $0.scrollsAlong = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/appearsWhenReadyToFresh``.
  public final var appearsWhenReadyToFresh: Bool {
    get { settings.appearsWhenArmed }
    set { change { $0.appearsWhenArmed = newValue } }
  }

  /// See ``SVPullToRefreshConfigurator/shouldAnimateWhenSettingContentInset``.
  public final var shouldAnimateWhenSettingContentInset: Bool {
    get { settings.changesInset }
    set { change { $0.changesInset = newValue } }
  }

  /// Where the values came from; nil for a view added without one. Setting it takes its values over anew,
  /// and of its theme the look.
  public final var configurator: SVPullToRefreshConfigurator! {
    get { configuration }
    set {
      guard let newValue else {
        configuration = nil
        return
      }
      take(newValue)
      if newValue.look == nil { look = newValue.theme.viewClass.init(frame: .zero).themeLook }
      if let top = settings.originalTop { setUserTop(top) }
      applySettings()
    }
  }
}
