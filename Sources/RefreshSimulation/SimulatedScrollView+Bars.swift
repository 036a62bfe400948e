import RefreshPhysics
import RefreshCore

// Bars: the system's part of the inset.

extension SimulatedScrollView {
  /// What bars cover at each edge; nothing by default.
  ///
  /// Where content rests at an edge whose bar changes, it moves along with the bar, as under a
  /// navigation bar. With a ``largeTitle`` the top bar cannot be set.
  public var bars: SimulatedInsets {
    get { storedBars }
    set {
      for edge in ScrollEdge.allCases { Self.check(newValue[edge], "A bar") }
      var next = newValue
      if storedTitle != nil { next.top = storedBars.top }
      guard next != storedBars else { return }
      var moved = Moved()
      let before = AxisPair(vertical: edges(.vertical), horizontal: edges(.horizontal))
      for edge in ScrollEdge.allCases where next[edge] != storedBars[edge] {
        storedBars[edge] = next[edge]
        record(.barsChanged(edge, points: next[edge]))
      }
      for axis in ScrollAxis.allCases {
        moved = moved.or(followBars(axis, from: before[axis])).or(followEdges(axis))
      }
      updateStage()
      if moved.offset { report(.scrolled) }
      report(.restingInsetChanged)
    }
  }

  /// A navigation bar with a large title: the top bar is as tall as the space above the content,
  /// between two bounds. None by default.
  ///
  /// Content at rest at its start when the title comes shows it expanded.
  public var largeTitle: LargeTitle? {
    get { storedTitle }
    set {
      guard newValue != storedTitle else { return }
      let (before, bar) = (edges(.vertical), storedBars.top)
      storedTitle = newValue
      var moved = followBars(.vertical, from: before).or(followEdges(.vertical))
      if updateTitleBar() { moved.bars = true }
      updateStage()
      if moved.offset { report(.scrolled) }
      if storedBars.top != bar { report(.restingInsetChanged) }
    }
  }

  /// Keeps content that rested at an edge there, now that the edge is elsewhere.
  private func followBars(_ axis: ScrollAxis, from before: AxisEdges) -> Moved {
    let (offset, now) = (axes[axis].offset, edges(axis))
    guard !isTracking, axes[axis].motion == .none else { return Moved() }
    if abs(offset - before.minimum) <= 0.5, now.minimum != before.minimum {
      return move(to: offset + (now.minimum - before.minimum), axis, by: .write)
    }
    if abs(offset - before.maximum) <= 0.5, now.maximum != before.maximum {
      return move(to: offset + (now.maximum - before.maximum), axis, by: .write)
    }
    return Moved()
  }

  /// Gives a large title's bar the height that goes with the offset, and says whether that was news.
  func updateTitleBar() -> Bool {
    guard let storedTitle else { return false }
    let height = storedTitle.height(above: 0 - axes.vertical.offset - ledgers[.top].user)
    guard height != storedBars.top else { return false }
    storedBars.top = height
    record(.barsChanged(.top, points: height))
    return true
  }
}
