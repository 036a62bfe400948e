import RefreshTesting

/// What a walk knows of one refresher. The refresher is held weakly: a walk keeps nothing alive.
final class Watched {
  let role: ScenarioRole
  private(set) weak var refresher: Refresher?

  /// How often it began to refresh, ran its action, and had its action heard by the app.
  var entries = 0
  var actings = 0
  var actions = 0

  /// The same within the present refresh, and how often it may run again by what was asked for.
  var actingsInEntry = 0
  var grants = 0

  /// How often it has said anything.
  var events = 0

  /// Whether somebody said that there is no more data.
  var isSticky = false

  /// Whether there may be no more data: somebody said so, and nobody has clearly taken that back.
  var mayLack = false

  /// Whether a refresh without an action was ever asked for.
  var wasSilent = false

  /// Whether a refresh was asked for that starts by itself when the present one ends.
  var mayFollow = false

  /// How much the app had done in callbacks when the present refresh began.
  var deedsBefore = 0

  /// When the present refresh was to run its action.
  var timing = RefreshPolicy.ActionTiming.atStart

  init(_ refresher: Refresher, _ role: ScenarioRole) {
    (self.refresher, self.role) = (refresher, role)
  }
}
