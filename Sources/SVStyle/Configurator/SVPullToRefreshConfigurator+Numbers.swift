// The same properties in the number types that the Objective-C class has. Members of a class come first,
// so only values that are explicitly of these types, and whole numbers for a theme, end up here.

extension MainActorBound where Self: SVPullToRefreshConfigurator {
  /// ``SVPullToRefreshConfigurator/theme`` as a number. One that is no theme is ignored.
  public var theme: Int32 {
    get { Int32(themeOfClass.rawValue) }
    set {
      guard let new = SVRefreshTheme(number: newValue) else {
        return DebugNote.say("there is no theme number \(newValue)")
      }
      themeOfClass = new
    }
  }

  /// ``SVPullToRefreshConfigurator/pullToRefreshViewHeight`` as a `Float`.
  public var pullToRefreshViewHeight: Float {
    get { Float(settings.height) }
    set { settings.height = CGFloat(newValue) }
  }

  /// ``SVPullToRefreshConfigurator/pullToRefreshViewTriggerHeight`` as a `Float`.
  public var pullToRefreshViewTriggerHeight: Float {
    get { Float(settings.triggerHeight) }
    set { settings.triggerHeight = CGFloat(newValue) }
  }

  /// ``SVPullToRefreshConfigurator/pullToRefreshViewHangingHeight`` as a `Float`.
  public var pullToRefreshViewHangingHeight: Float {
    get { Float(settings.hangingHeight) }
    set { settings.hangingHeight = CGFloat(newValue) }
  }

  /// ``SVPullToRefreshConfigurator/animateDuration`` as a `Float`.
  public var animateDuration: Float {
    get { Float(settings.duration) }
    set { settings.duration = Double(newValue) }
  }

  /// ``SVPullToRefreshConfigurator/originalTopInset`` as a `Float`.
  public var originalTopInset: Float {
    get { Float(originalTopOfClass) }
    set { originalTopOfClass = CGFloat(newValue) }
  }

  /// ``SVPullToRefreshConfigurator/portraitTopInset`` as a `Float`.
  public var portraitTopInset: Float {
    get { Float(portraitTopOfClass) }
    set { portraitTopOfClass = CGFloat(newValue) }
  }

  /// ``SVPullToRefreshConfigurator/landscapeTopInset`` as a `Float`.
  public var landscapeTopInset: Float {
    get { Float(landscapeTopOfClass) }
    set { landscapeTopOfClass = CGFloat(newValue) }
  }
}

extension SVPullToRefreshConfigurator {
  fileprivate final var themeOfClass: SVRefreshTheme {
    get { theme }
    set { theme = newValue }
  }

  fileprivate final var originalTopOfClass: CGFloat {
    get { originalTopInset }
    set { originalTopInset = newValue }
  }

  fileprivate final var portraitTopOfClass: CGFloat {
    get { portraitTopInset }
    set { portraitTopInset = newValue }
  }

  fileprivate final var landscapeTopOfClass: CGFloat {
    get { landscapeTopInset }
    set { landscapeTopInset = newValue }
  }
}
