import RefreshTesting
import RefreshUIKit
import StandInTestKit
import RefreshWalks
import UIKit

/// A `UIScrollView` of the stand-in, as a random walk moves it.
///
/// It has no wheel, so what a wheel does code does; and no large title, which takes a navigation bar.
final class UIScrollWalkStage: WalkStage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var observations: [NSKeyValueObservation] = []
  private var rewriteCount = 0

  let axis = ScrollAxis.vertical
  let isUnruly = false
  let breaches: [String] = []
  let titleGap = 0.0
  var onEvent: ((ScrollEvent) -> Void)?
  var hosting: any ScrollHosting { view }
  var writes: Int { rewriteCount }

  init(_ world: WalkWorld) {
    HostClock.useStandIn()
    StandIn.frameLength = 120_000 / world.hz
    view.contentSize = CGSize(width: 320, height: 2000)
    view.alwaysBounceVertical = true
    window.addSubview(view)
    // The host observes first, so that it has heard of a move before the walk judges it.
    _ = view.scrollHost
    observations = [
      view.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.onEvent?(.scrolled) }
      },
      view.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.rewriteCount += 1 }
      },
    ]
  }

  // MARK: The user

  func touch(to offset: Double) { view.standInDrag(to: CGPoint(x: 0, y: offset)) }

  func drag(by points: Double) {
    for _ in 0..<4 {
      frame()
      touch(to: Double(view.contentOffset.y) - points / 4)
    }
  }

  func lift(velocity: Double) { view.standInLift(velocity: CGPoint(x: 0, y: velocity)) }
  func cancel() { view.standInCancel() }

  func wheel(by points: Double) {
    let (wanted, rest) = (Double(view.contentOffset.y) - points, restingOffsets)
    view.contentOffset.y = CGFloat(min(max(wanted, rest.lowerBound), rest.upperBound))
  }

  // MARK: The app and the system

  func scroll(to offset: Double, animated: Bool) {
    view.setContentOffset(CGPoint(x: 0, y: CGFloat(offset)), animated: animated)
  }

  func totalInset(at edge: ScrollEdge) -> Double {
    Double(edge.isStart ? view.contentInset.top : view.contentInset.bottom)
  }

  func setTotalInset(_ points: Double, at edge: ScrollEdge) {
    if edge.isStart {
      view.contentInset.top = CGFloat(points)
    } else {
      view.contentInset.bottom = CGFloat(points)
    }
  }

  func setBars(_ points: Double) { window.systemInsets.top = CGFloat(points) }
  func setLargeTitle(_ isOn: Bool) {}
  func setContent(_ length: Double) { view.contentSize.height = CGFloat(length) }
  func setViewport(_ length: Double) { view.frame.size.height = CGFloat(length) }
  func setRightToLeft(_ isOn: Bool) {}
  func setOnScreen(_ isOn: Bool) {
    guard isOn else { return view.removeFromSuperview() }
    window.addSubview(view)
    // UIKit lays out what comes under bars; the stand-in leaves that to whoever moves the content next.
    if !view.isTracking && !isMoving { wheel(by: 0) }
  }
  func inLayout(_ work: () -> Void) { work() }

  // MARK: The clock

  func frame() { StandIn.advance(ticks: StandIn.frameLength - StandIn.tick % StandIn.frameLength) }
  func skip(hours: Int) { StandIn.advance(seconds: 10) }
  func calmDown() {}

  func settle() -> Bool {
    let deadline = StandIn.tick + 30 * 120_000
    while StandIn.isWaiting || isMoving {
      guard StandIn.tick < deadline else { return false }
      frame()
    }
    return true
  }

  // MARK: Questions

  var isMoving: Bool { view.isDecelerating }
  var isIdle: Bool { !StandIn.isWaiting && !StandIn.hasDisplayLinks }

  var restingOffsets: ClosedRange<Double> {
    let inset = view.adjustedContentInset
    let lowest = -Double(inset.top)
    return lowest...max(lowest, Double(view.contentSize.height + inset.bottom - view.bounds.height))
  }
}
