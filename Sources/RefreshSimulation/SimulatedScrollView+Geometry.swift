import RefreshPhysics
public import RefreshCore
public import RefreshViews

// Sizes, and what they mean along an axis.

extension SimulatedScrollView {
  /// How large the content is.
  ///
  /// When it changes, content at rest is clamped to its edges first; `.contentChanged` follows.
  public var contentSize: CGSize {
    get { storedContent }
    set {
      Self.check(newValue, "content")
      guard newValue != storedContent else { return }
      storedContent = newValue
      record(.contentChanged(width: Double(newValue.width), height: Double(newValue.height)))
      updateStage()
      reportScroll(followEdges())
      report(.contentChanged)
    }
  }

  /// How large the scroll view is.
  ///
  /// When it changes, content at rest is clamped to its edges first; `.boundsChanged` follows.
  public var viewportSize: CGSize {
    get { storedViewport }
    set {
      Self.check(newValue, "viewport")
      guard newValue != storedViewport else { return }
      storedViewport = newValue
      record(.boundsChanged(width: Double(newValue.width), height: Double(newValue.height)))
      updateStage()
      reportScroll(followEdges())
      report(.boundsChanged)
    }
  }

  /// Whether the scroll view is in a window; true by default.
  public var isInWindow: Bool {
    get { storedWindow }
    set {
      guard newValue != storedWindow else { return }
      storedWindow = newValue
      record(.windowChanged(isInWindow: newValue))
      report(.windowChanged)
    }
  }

  /// The same as ``isInWindow``, as the engine reads it.
  public var isOnScreen: Bool { storedWindow }

  /// Whether a ``layoutPass(_:)`` is going on.
  public var isLayingOut: Bool { layoutDepth > 0 }

  /// Does `work` as a platform does its layout: the engine writes nothing meanwhile.
  ///
  ///     list.layoutPass { list.contentSize.height = 2600 }
  public func layoutPass<Result>(_ work: () -> Result) -> Result {
    layoutDepth += 1
    defer { layoutDepth -= 1 }
    return work()
  }

  /// Where the content stands along `axis`: what the engine reads.
  public func metrics(along axis: ScrollAxis) -> ScrollMetrics {
    let (start, end) = Self.ends(of: axis)
    return ScrollMetrics(
      offset: axes[axis].offset, contentLength: contentLength(axis), viewportLength: viewportLength(axis),
      startInset: ledgers[start].user + storedBars[start], endInset: ledgers[end].user + storedBars[end])
  }

  // MARK: Along an axis

  func contentLength(_ axis: ScrollAxis) -> Double {
    switch axis {
    case .vertical: Double(storedContent.height)
    case .horizontal: Double(storedContent.width)
    }
  }

  func viewportLength(_ axis: ScrollAxis) -> Double {
    switch axis {
    case .vertical: Double(storedViewport.height)
    case .horizontal: Double(storedViewport.width)
    }
  }

  static func ends(of axis: ScrollAxis) -> (start: ScrollEdge, end: ScrollEdge) {
    switch axis {
    case .vertical: (.top, .bottom)
    case .horizontal: (.leading, .trailing)
    }
  }

  func edges(_ axis: ScrollAxis) -> AxisEdges {
    let (start, end) = Self.ends(of: axis)
    // A large title expands before the content is pulled: the content's edge is below it all.
    let bar = axis == .vertical ? storedTitle?.expanded ?? storedBars.top : storedBars.leading
    return AxisEdges(
      start: ledgers[start].total + bar, end: ledgers[end].total + storedBars[end],
      content: contentLength(axis), viewport: viewportLength(axis))
  }

  /// Whether a finger can move the content along `axis`.
  func canMove(_ axis: ScrollAxis) -> Bool {
    guard isScrollEnabled else { return false }
    let always =
      switch axis {
      case .vertical: alwaysBounceVertical
      case .horizontal: alwaysBounceHorizontal
      }
    return always || !edges(axis).fits
  }

  // MARK: Reading direction

  /// The place in the content, from the left or the top, of an offset in reading direction.
  func physical(_ offset: Double, _ axis: ScrollAxis) -> Double {
    switch axis {
    case .vertical: offset
    case .horizontal:
      isRightToLeft ? contentLength(.horizontal) - viewportLength(.horizontal) - offset : offset
    }
  }

  /// The horizontal offset in reading direction of a place from the left. Mirroring undoes itself.
  func logical(_ place: Double) -> Double { physical(place, .horizontal) }
}
