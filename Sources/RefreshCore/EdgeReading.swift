/// The geometry of one edge at one moment: plain arithmetic on what the host measured and what the
/// policy asks for. Everything here is a distance in points along the edge's axis.
nonisolated package struct EdgeReading: Equatable, Sendable {
  package let edge: ScrollEdge
  package let metrics: ScrollMetrics
  package let policy: RefreshPolicy

  /// The room that other refreshers have open at the same edge. The content rests beyond it.
  package let otherRoom: Double

  package init(edge: ScrollEdge, metrics: ScrollMetrics, policy: RefreshPolicy, otherRoom: Double = 0) {
    self.edge = edge
    self.metrics = metrics
    self.policy = policy
    self.otherRoom = otherRoom
  }

  // MARK: What can be seen

  /// Whether the short-content rule or the lack of any content hides the indicator.
  package var isSuppressed: Bool {
    guard !edge.isStart else { return false }
    if metrics.contentLength == 0 && policy.hiddenWhenEmpty { return true }
    return metrics.isShort && policy.shortContent == .hidden
  }

  /// Whether the edge may fire at all, as far as the content goes.
  package var mayFire: Bool {
    guard !edge.isStart else { return true }
    guard !isSuppressed else { return false }
    guard metrics.contentLength > 0 else { return policy.firesWhenEmpty }
    return !metrics.isShort || policy.firesWhenShort
  }

  // MARK: The finger

  /// How far the content is pulled past this edge; negative inside the content.
  package var pull: Double { edge.isStart ? startEdge - metrics.offset : metrics.offset - endEdge }

  /// The offset at which the start of the content counts as reached: behind room that is always there, for
  /// a pull in any case.
  private var startEdge: Double { metrics.startRest - (countsRoom ? permanentRoom + otherRoom : 0) }

  /// The offset at which the end of the content counts as reached.
  private var endEdge: Double {
    let after = countsRoom ? metrics.endInset + permanentRoom + otherRoom : 0
    return max(metrics.startRest, metrics.contentLength + after - metrics.viewportLength)
  }

  /// A pull starts where the content rests; only an approach can be measured from something else.
  private var countsRoom: Bool { policy.countsEndInset || policy.fires != .onApproach }

  // MARK: Approaching

  /// The offset, counted so that it grows towards this edge.
  package var position: Double { edge.isStart ? -metrics.offset : metrics.offset }

  /// How far the place where an approach fires lies behind; negative before it.
  package var overrun: Double {
    let preload = max(
      policy.preloadDistance, policy.preloadShare * metrics.viewportLength,
      Double(policy.preloadItems) * policy.itemLength)
    return pull + preload
  }

  /// How far the content has moved away from its resting place at the other edge; not positive while
  /// it is still pulled past that one.
  package var awayFromOtherEdge: Double {
    edge.isStart ? metrics.endRest - metrics.offset : metrics.offset - metrics.startRest
  }

  // MARK: Room

  private var permanentRoom: Double {
    policy.room == .permanent && !isSuppressed ? policy.restingLength : 0
  }

  /// The room that the edge has when nothing is going on.
  package func restingRoom(hasMore: Bool) -> Double {
    switch policy.room {
    case .permanent: return permanentRoom
    case .whileRefreshing: return hasMore ? 0 : openRoom
    case .none: return 0
    }
  }

  /// The room that holds the indicator in view.
  package var openRoom: Double {
    guard policy.room != .none, !isSuppressed else { return 0 }
    guard !edge.isStart, metrics.isShort, policy.shortContent == .beyondViewport else {
      return policy.restingLength
    }
    let slack =
      metrics.viewportLength - metrics.contentLength - metrics.startInset - metrics.endInset
    return policy.restingLength + max(0, slack)
  }

  /// The room while refreshing: all of it, or as much as the offset leaves in view.
  ///
  /// - Parameters:
  ///   - current: The room that there is.
  ///   - isDragging: Whether a finger moves the content. Without one the room only grows, or goes
  ///     altogether: content that swings back towards its resting place must find it where it was.
  package func runningRoom(from current: Double, isDragging: Bool) -> Double {
    let open = openRoom
    guard policy.stickyRoom, edge.isStart, policy.room == .whileRefreshing else { return open }
    let shown = min(max(pull, 0), open)
    // Slivers under half a point are rounded away, so that no write is ever that small.
    if shown < 0.5 { return 0 }
    if open - shown < 0.5 { return open }
    return isDragging ? shown : min(max(shown, current), open)
  }

  /// The offset at which `room` is exactly in view, beyond that of others at the edge.
  package func offset(showing room: Double) -> Double {
    guard !edge.isStart else { return metrics.startRest - room - otherRoom }
    return max(
      metrics.startRest,
      metrics.contentLength + metrics.endInset + room + otherRoom - metrics.viewportLength)
  }

  /// Whether the content stands in `room` or beyond it.
  package func isPast(room: Double) -> Bool {
    edge.isStart ? metrics.offset < offset(showing: room) : metrics.offset > offset(showing: room)
  }

  /// Whether a refresh that was started by code may move the content from where it is.
  ///
  /// - Parameter wish: What the caller asked for; nil leaves it to the policy. A user who is far away is
  ///   not moved by a wish, only by a policy.
  package func mayReveal(_ wish: Bool?) -> Bool {
    guard openRoom > 0, wish != false else { return false }
    switch policy.reveals {
    case .always: return true
    case .near: return isNear
    case .never: return wish == true && isNear
    }
  }

  /// Whether the content is within half a viewport of this edge.
  private var isNear: Bool {
    let reach = metrics.viewportLength / 2
    return edge.isStart
      ? metrics.offset <= metrics.startRest + reach : metrics.offset >= metrics.endRest - reach
  }

  // MARK: Where the indicator stands

  /// Where an indicator of `length` points begins, in the content's coordinates.
  ///
  /// - Parameter inner: The room between it and the content that other controls keep at the edge.
  package func origin(length: Double, beyond inner: Double = 0) -> Double {
    guard !edge.isStart else { return -length - policy.ignoredInset - inner }
    let content = metrics.contentLength + policy.ignoredInset + inner
    let after = policy.standsAfterEndInset ? content + metrics.endInset : content
    guard metrics.isShort else { return after }
    let visibleEnd = metrics.viewportLength - metrics.startInset - metrics.endInset
    switch policy.shortContent {
    case .hidden, .afterContent: return after
    case .viewportEnd: return max(after, visibleEnd - length)
    case .beyondViewport: return max(after, visibleEnd)
    }
  }
}
