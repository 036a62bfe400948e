import RefreshCore
import RefreshSimulation
import RefreshViews

/// A stage with a simulated scroll view on it.
final class SimulatedStage: ScenarioStage {
  private let view: SimulatedScrollView
  private let axis: ScrollAxis

  var list: any ScrollHosting { view }

  init(_ setup: ScenarioSetup) {
    axis = setup.axis
    view = SimulatedScrollView(
      viewport: CGSize(width: setup.frame.width, height: setup.frame.height),
      content: Self.content(setup.contentHeight, in: setup.frame, axis), hz: setup.hz)
    view.recordsTimeline = false
    view.bounces = setup.bounces
    switch axis {
    case .vertical: view.alwaysBounceVertical = setup.alwaysBounce
    case .horizontal:
      view.alwaysBounceHorizontal = setup.alwaysBounce
      view.alwaysBounceVertical = false
    }
    view.isPagingEnabled = setup.paging
    view.isRightToLeft = setup.rtl
    view.isInWindow = setup.inWindow
    view.userInset = insets(setup.inset.top, setup.inset.bottom)
    view.bars = insets(setup.bars.top, setup.bars.bottom)
    if let title = setup.largeTitle {
      view.largeTitle = LargeTitle(collapsed: title.collapsed, expanded: title.expanded)
    }
  }

  /// Content of a length along the axis, and as large as the viewport across it.
  private static func content(_ length: Double, in frame: ScenarioSize, _ axis: ScrollAxis) -> CGSize {
    switch axis {
    case .vertical: CGSize(width: frame.width, height: length)
    case .horizontal: CGSize(width: length, height: frame.height)
    }
  }

  private func insets(_ start: Double, _ end: Double) -> SimulatedInsets {
    switch axis {
    case .vertical: SimulatedInsets(top: start, bottom: end)
    case .horizontal: SimulatedInsets(leading: start, trailing: end)
    }
  }

  // MARK: Moves

  func perform(_ move: StageMove) {
    switch move {
    case .touchDown: view.finger.down()
    case .drag(let points, let steps):
      if !view.finger.isDown { view.finger.down() }
      view.finger.move(by: points, inSteps: steps, along: axis)
    case .hold(let offset): view.finger.hold(offset: offset, along: axis)
    case .lift(let velocity): view.finger.lift(velocity: velocity, along: axis)
    case .cancel: view.finger.cancel()
    case .fling(let velocity): view.finger.fling(velocity: velocity, along: axis)
    case .stroke(let samples): replay(samples)
    case .wheel(let points, let steps): view.wheel(by: points, inSteps: steps, along: axis)
    case .wait(let seconds): view.advance(seconds: seconds)
    case .interaction(let on): view.isScrollEnabled = on
    case .offset(let offset, let animated): view.setOffset(offset, along: axis, animated: animated)
    case .inset(let change, let animated): write(change, animated: animated)
    case .contentLength(let length):
      let frame = ScenarioSize(
        width: Double(view.viewportSize.width), height: Double(view.viewportSize.height))
      view.contentSize = Self.content(length, in: frame, axis)
    case .frame(let size):
      view.contentSize = Self.content(view.metrics(along: axis).contentLength, in: size, axis)
      view.viewportSize = CGSize(width: size.width, height: size.height)
    case .bars(let top, let bottom):
      if let top { view.bars[startEdge] = top }
      if let bottom { view.bars[startEdge.opposite] = bottom }
    case .window(let on): view.isInWindow = on
    }
  }

  private var startEdge: ScrollEdge { ScenarioRole.header.slot(along: axis).edge }

  private func replay(_ samples: [StrokeSample]) {
    guard let first = samples.first else { return }
    view.advance(seconds: first.time)
    view.finger.replay(Stroke(samples.map { Stroke.Sample($0.time - first.time, $0.y) }), along: axis)
  }

  private func write(_ change: InsetChange, animated: Bool) {
    var inset = view.contentInset
    if let top = change.top { inset[startEdge] = top.applied(to: inset[startEdge]) }
    if let bottom = change.bottom {
      inset[startEdge.opposite] = bottom.applied(to: inset[startEdge.opposite])
    }
    guard animated else {
      view.contentInset = inset
      return
    }
    view.animate(ScrollAnimation(duration: 0.3)) { view.contentInset = inset }
  }

  // MARK: Time and places

  func settle() -> Bool { view.settle() }

  func after(_ seconds: Double, _ work: @escaping () -> Void) { view.after(seconds, work) }

  func inset(at edge: ScrollEdge) -> Double { view.contentInset[edge] }

  func place(of view: any HostedView) -> StagePlace? {
    guard let view = view as? PlatformView, view.superview != nil else { return nil }
    return StagePlace(frame: ScenarioFrame(view.frame), isShown: !view.isHidden)
  }
}
