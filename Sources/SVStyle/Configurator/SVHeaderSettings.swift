/// Where a pull-to-refresh view stands and how far it is pulled: what a configurator hands to a view.
nonisolated struct SVHeaderSettings: Equatable {
  var height: CGFloat = 60
  var triggerHeight: CGFloat = 60
  var hangingHeight: CGFloat = 60
  var duration = 0.3

  /// Top insets that the app wants; nil leaves the scroll view's own.
  var originalTop: CGFloat?
  var portraitTop: CGFloat?
  var landscapeTop: CGFloat?

  var customisesFrame = false
  var portraitFrame: CGRect?
  var landscapeFrame: CGRect?

  var isSubview = true
  var isBelow = true
  var scrollsAlong = true
  var appearsWhenArmed = false
  var changesInset = true

  /// What CHQPullToRefresh's configurator begins with: it hangs 5 points lower and takes its time.
  static var configured: SVHeaderSettings {
    var settings = SVHeaderSettings()
    settings.hangingHeight = 65
    settings.duration = 0.5
    return settings
  }

  /// Takes over the figures that a policy decides by.
  func apply(to policy: inout RefreshPolicy) {
    policy.triggerLength = Double(triggerHeight)
    policy.restingLength = Double(hangingHeight)
    policy.duration = duration
    policy.room = changesInset ? .whileRefreshing : .none
  }

  /// The frame that the app wants; nil for the band at the edge.
  func frame(isLandscape: Bool) -> CGRect? {
    guard customisesFrame else { return nil }
    return isLandscape ? landscapeFrame : portraitFrame
  }

  /// The top inset that the app wants in an orientation.
  func top(isLandscape: Bool) -> CGFloat? { isLandscape ? landscapeTop : portraitTop }

  /// Whether the view can be in sight where the content rests, so that it has to be faded out there.
  var standsApart: Bool { customisesFrame || !isSubview }

  /// Whether the view waits out of sight until it is armed.
  var slides: Bool { customisesFrame && appearsWhenArmed }
}

extension SVHeaderSettings {
  /// How a view stands that is set up like this.
  func indicator(_ view: any HostedView, isLandscape: Bool, shift: Double) -> RefreshIndicator {
    let layer: ViewPlacement.Layer =
      isSubview ? .inFrontOfContent : isBelow ? .belowScrollView : .aboveScrollView
    let anchor = frame(isLandscape: isLandscape).map {
      ViewPlacement.Anchor.frame(
        x: Double($0.minX), y: Double($0.minY), width: Double($0.width), height: Double($0.height))
    }
    return RefreshIndicator(
      view: view, length: Double(height), layer: layer, anchor: anchor, followsContent: scrollsAlong,
      shiftY: shift)
  }
}

extension ScrollHost {
  /// Whether the viewport is wider than tall.
  var isLandscape: Bool {
    metrics(along: .horizontal).viewportLength > metrics(along: .vertical).viewportLength
  }
}
