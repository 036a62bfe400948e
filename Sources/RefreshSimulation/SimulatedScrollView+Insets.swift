import RefreshPhysics
public import RefreshCore

// The app's insets and the system's. The room is the engine's: see `write(_:)`.

extension SimulatedScrollView {
  /// The whole inset but for the bars: the app's part and the room, as `UIScrollView.contentInset`.
  ///
  /// Setting it is a raw write as apps do it: at each edge whose value differs from the present one it
  /// is taken for the app's new part, or for an echo of what the app had read while room was open. A
  /// relative write (`+=`) while room is open makes the room the app's: use ``userInset`` instead.
  public var contentInset: SimulatedInsets {
    get { eachEdge { ledgers[$0].total } }
    set {
      change { edge in
        Self.check(newValue[edge], "An inset")
        if newValue[edge] != ledgers[edge].total { ledgers[edge].observe(total: newValue[edge]) }
      }
    }
  }

  /// The app's own part of the inset, whatever room is open.
  ///
  ///     list.userInset.bottom = 300  // the keyboard comes up
  public var userInset: SimulatedInsets {
    get { eachEdge { ledgers[$0].user } }
    set {
      change { edge in
        Self.check(newValue[edge], "An inset")
        if newValue[edge] != ledgers[edge].user { ledgers[edge].setUser(newValue[edge]) }
      }
    }
  }

  /// The room that the engine keeps open at each edge.
  public var room: SimulatedInsets { eachEdge { ledgers[$0].room } }

  /// The app's own part of the inset at `edge`.
  public func userInset(at edge: ScrollEdge) -> Double { ledgers[edge].user }

  /// Sets the app's own part of the inset at `edge`.
  public func setUserInset(_ points: Double, at edge: ScrollEdge) { userInset[edge] = points }

  /// The inset that the screen shows at `edge`, without bars: on its way to ``contentInset`` while an
  /// animated change runs, else the same.
  public func presentedInset(at edge: ScrollEdge) -> Double {
    ledgers[edge].total + (insetFades[edge]?.rest(at: clock.tick) ?? 0)
  }

  /// Does `changes` as inside `UIView.animate`: offsets and insets have their new values at once, and
  /// the presented ones get there along the animation.
  public func animate(_ animation: ScrollAnimation, changes: () -> Void) {
    let outer = self.animation
    self.animation = animation
    defer { self.animation = outer }
    changes()
  }

  private func eachEdge(_ value: (ScrollEdge) -> Double) -> SimulatedInsets {
    SimulatedInsets(
      top: value(.top), leading: value(.leading), bottom: value(.bottom), trailing: value(.trailing))
  }

  /// Lets `edit` change the app's part at every edge and does what follows from that.
  private func change(_ edit: (ScrollEdge) -> Void) {
    var changed = false
    for edge in ScrollEdge.allCases {
      let (before, presented) = (ledgers[edge].user, presentedInset(at: edge))
      edit(edge)
      guard ledgers[edge].user != before else { continue }
      changed = true
      insetFades[edge] = animation.map { fade(presented - ledgers[edge].total, $0) }
      record(.userInsetChanged(edge, points: ledgers[edge].user))
    }
    guard changed else { return }
    var moved = followEdges()
    if updateTitleBar() { moved.bars = true }
    updateStage()
    if moved.offset { report(.scrolled) }
    report(.restingInsetChanged)
  }
}
