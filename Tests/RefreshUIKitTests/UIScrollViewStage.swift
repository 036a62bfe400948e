import RefreshTesting
import RefreshUIKit
import StandInTestKit
import UIKit

/// A stage with a `UIScrollView` of the stand-in on it.
final class UIScrollViewStage: ScenarioStage {
  /// How far time goes by between two looks at the app's timers: 4 milliseconds.
  private static let slice = 480

  private let window: UIWindow
  private let view: UIScrollView
  private let largeTitle: ScenarioLargeTitle?
  private var titleObservation: NSKeyValueObservation?
  private var travel: FingerTravel
  private var timers: [(due: Int, work: () -> Void)] = []

  var list: any ScrollHosting { view }

  init(_ setup: ScenarioSetup) throws(NotOffered) {
    if setup.axis != .vertical { throw NotOffered("the stage's list is vertical") }
    if setup.rtl { throw NotOffered("the stage's list reads from left to right") }
    HostClock.useStandIn()
    StandIn.frameLength = 120_000 / setup.hz
    // Frames come at whole multiples, as on a screen that was just switched on.
    StandIn.advance(ticks: (StandIn.frameLength - StandIn.tick % StandIn.frameLength) % StandIn.frameLength)
    let frame = CGRect(x: 0, y: 0, width: setup.frame.width, height: setup.frame.height)
    window = UIWindow(frame: frame)
    view = UIScrollView(frame: frame)
    largeTitle = setup.largeTitle
    travel = FingerTravel(bounces: setup.bounces)
    view.bounces = setup.bounces
    view.isPagingEnabled = setup.paging
    view.alwaysBounceVertical = setup.alwaysBounce
    view.contentSize = CGSize(width: setup.frame.width, height: setup.contentHeight)
    view.contentInset = UIEdgeInsets(
      top: CGFloat(setup.inset.top), left: 0, bottom: CGFloat(setup.inset.bottom), right: 0)
    window.systemInsets = UIEdgeInsets(
      top: CGFloat(setup.bars.top), left: 0, bottom: CGFloat(setup.bars.bottom), right: 0)
    if setup.inWindow { window.addSubview(view) }
    if let largeTitle {
      window.systemInsets.top = CGFloat(largeTitle.expanded)
      titleObservation = view.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.updateTitle() }
      }
    }
  }

  /// A bar with a large title is as tall as the space above the content.
  private func updateTitle() {
    guard let largeTitle else { return }
    let above = 0 - Double(view.contentOffset.y) - view.scrollHost.userInset(at: .top)
    let height = CGFloat(min(max(above, largeTitle.collapsed), largeTitle.expanded))
    if window.systemInsets.top != height { window.systemInsets.top = height }
  }

  // MARK: Moves

  func perform(_ move: StageMove) throws(NotOffered) {
    switch move {
    case .touchDown:
      view.standInTouch()
      travel.hold(Double(view.contentOffset.y), self)
    case .drag(let points, let steps):
      for step in 1...steps {
        nextFrame()
        let before = points * Double(step - 1) / Double(steps)
        drag(to: travel.move(by: points * Double(step) / Double(steps) - before, self))
      }
    case .hold(let offset):
      drag(to: offset)
      travel.hold(offset, self)
    case .lift(let velocity):
      travel.lift()
      view.standInLift(velocity: CGPoint(x: 0, y: velocity))
    case .cancel:
      travel.lift()
      view.standInCancel()
    case .fling(let velocity):
      nextFrame()
      drag(to: travel.move(by: velocity < 0 ? -1 : 1, self))
      travel.lift()
      view.standInLift(velocity: CGPoint(x: 0, y: velocity))
    case .stroke: throw NotOffered("the stand-in follows no strokes")
    case .wheel: throw NotOffered("the stand-in has no wheel")
    case .wait(let seconds): advance(ticks: Int((seconds * 120_000).rounded()))
    case .interaction(let on): view.isScrollEnabled = on
    case .offset(let offset, let animated):
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: CGFloat(offset)), animated: animated)
    case .inset(let change, let animated): write(change, animated: animated)
    case .contentLength(let length): view.contentSize.height = CGFloat(length)
    case .frame(let size):
      view.contentSize.width = CGFloat(size.width)
      window.frame.size = CGSize(width: size.width, height: size.height)
      view.frame.size = CGSize(width: size.width, height: size.height)
    case .bars(let top, let bottom):
      if let top { window.systemInsets.top = CGFloat(top) }
      if let bottom { window.systemInsets.bottom = CGFloat(bottom) }
    case .window(let on):
      if on { window.addSubview(view) } else { view.removeFromSuperview() }
    }
  }

  private func drag(to offset: Double) {
    guard view.isScrollEnabled, view.alwaysBounceVertical || !fits else { return }
    let place = view.bounces ? offset : min(max(offset, edges.lowerBound), edges.upperBound)
    view.standInDrag(to: CGPoint(x: view.contentOffset.x, y: CGFloat(place)))
  }

  private var fits: Bool { edges.lowerBound == edges.upperBound }

  /// Between which offsets the content rests.
  private var edges: ClosedRange<Double> {
    let inset = view.adjustedContentInset
    let start = Double(-inset.top)
    return start...max(start, Double(view.contentSize.height + inset.bottom - view.bounds.height))
  }

  private func write(_ change: InsetChange, animated: Bool) {
    var inset = view.contentInset
    if let top = change.top { inset.top = CGFloat(top.applied(to: Double(inset.top))) }
    if let bottom = change.bottom { inset.bottom = CGFloat(bottom.applied(to: Double(inset.bottom))) }
    guard animated else {
      view.contentInset = inset
      return
    }
    UIView.animate(withDuration: 0.3) { [view] in view.contentInset = inset }
  }

  // MARK: Time and places

  private func nextFrame() {
    advance(ticks: StandIn.frameLength - StandIn.tick % StandIn.frameLength)
  }

  /// Lets time go by, the app's timers at their ticks. A timer that is made meanwhile comes at most a
  /// slice late.
  private func advance(ticks: Int) {
    let end = StandIn.tick + ticks
    while StandIn.tick < end || timers.contains(where: { $0.due <= end }) {
      let next = timers.map(\.due).min() ?? end
      let slice = min(end, StandIn.tick + Self.slice, max(next, StandIn.tick))
      StandIn.advance(ticks: slice - StandIn.tick)
      fireTimers()
    }
  }

  private func fireTimers() {
    while let index = timers.indices.filter({ timers[$0].due <= StandIn.tick })
      .min(by: { timers[$0].due < timers[$1].due })
    {
      timers.remove(at: index).work()
    }
  }

  func settle() -> Bool {
    let deadline = StandIn.tick + 60 * 120_000
    while StandIn.isWaiting || view.standInIsMoving {
      guard StandIn.tick < deadline else { return false }
      nextFrame()
    }
    return true
  }

  func after(_ seconds: Double, _ work: @escaping () -> Void) {
    timers.append((StandIn.tick + Int((seconds * 120_000).rounded()), work))
  }

  func inset(at edge: ScrollEdge) -> Double {
    switch edge {
    case .top: Double(view.contentInset.top)
    case .bottom: Double(view.contentInset.bottom)
    case .leading: Double(view.contentInset.left)
    case .trailing: Double(view.contentInset.right)
    }
  }

  func place(of view: any HostedView) -> StagePlace? {
    guard let view = view as? UIView, view.superview != nil else { return nil }
    return StagePlace(frame: ScenarioFrame(view.frame), isShown: !view.isHidden)
  }
}

extension StandIn {
  /// Lets whole ticks go by.
  static func advance(ticks: Int) { advance(seconds: Double(ticks) / 120_000) }
}

extension ScenarioVenue {
  /// `UIScrollView`, as the stand-in has it.
  static var uiScrollView: ScenarioVenue {
    ScenarioVenue("UIScrollView") { setup throws(NotOffered) in try UIScrollViewStage(setup) }
  }
}
