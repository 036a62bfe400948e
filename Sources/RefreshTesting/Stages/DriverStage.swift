public import RefreshScenario
import RefreshCore
import RefreshViews

/// A stage made of a host and the driver that ``checkScrollHost(_:)`` has for it.
final class DriverStage: ScenarioStage {
  private static let width = 320.0
  private static let frame = 1.0 / 60

  /// How long nothing may change until a host has settled: longer than any animation of a style.
  private static let quiet = 1.0

  let driver: any ScrollHostDriver
  private var travel = FingerTravel()

  var list: any ScrollHosting { driver.host.hosting }

  init(_ setup: ScenarioSetup, _ driver: any ScrollHostDriver) throws(NotOffered) {
    self.driver = driver
    try Self.check(setup)
    driver.setViewportLength(setup.frame.height)
    driver.setContentLength(setup.contentHeight)
    if !setup.inWindow { driver.setOnScreen(false) }
    driver.host.setUserInset(setup.inset.top, at: .top)
    driver.host.setUserInset(setup.inset.bottom, at: .bottom)
  }

  /// A driver has a plain vertical list of one width.
  private static func check(_ setup: ScenarioSetup) throws(NotOffered) {
    let hasBars = setup.bars.top != 0 || setup.bars.bottom != 0 || setup.largeTitle != nil
    if setup.axis != .vertical { throw NotOffered("a driver's content is vertical") }
    if setup.frame.width != width || setup.frame.height == 0 {
      throw NotOffered("a driver's viewport is 320 points wide")
    }
    if hasBars { throw NotOffered("a driver has no bars") }
    if setup.paging || setup.rtl || !setup.bounces || !setup.alwaysBounce {
      throw NotOffered("a driver's list is a plain one that bounces")
    }
  }

  // MARK: Moves

  func perform(_ move: StageMove) throws(NotOffered) {
    switch move {
    case .touchDown: throw NotOffered("a driver's finger drags as soon as it is down")
    case .drag(let points, let steps):
      for step in 1...steps {
        driver.advance(seconds: Self.frame)
        let before = points * Double(step - 1) / Double(steps)
        driver.drag(to: travel.move(by: points * Double(step) / Double(steps) - before, self))
      }
    case .hold(let offset):
      driver.drag(to: offset)
      travel.hold(offset, self)
    case .lift(let velocity):
      guard velocity == 0 else { throw NotOffered("a driver's finger lifts standing still") }
      travel.lift()
      driver.lift()
    case .cancel:
      travel.lift()
      driver.cancel()
    case .fling, .stroke: throw NotOffered("a driver's finger lifts standing still")
    case .wheel: throw NotOffered("a driver has no wheel")
    case .wait(let seconds): driver.advance(seconds: seconds)
    case .interaction: throw NotOffered("a driver does not forbid scrolling")
    case .offset(let offset, let animated):
      if animated { throw NotOffered("a driver moves at once") }
      driver.scroll(to: offset)
    case .inset(let change, let animated): try write(change, animated: animated)
    case .contentLength(let length): driver.setContentLength(length)
    case .frame(let size):
      guard size.width == Self.width else { throw NotOffered("a driver's viewport is 320 points wide") }
      driver.setViewportLength(size.height)
    case .bars: throw NotOffered("a driver has no bars")
    case .window(let on): driver.setOnScreen(on)
    }
  }

  private func write(_ change: InsetChange, animated: Bool) throws(NotOffered) {
    if animated { throw NotOffered("a driver writes at once") }
    for (change, edge) in [(change.top, ScrollEdge.top), (change.bottom, .bottom)] {
      guard let change else { continue }
      guard let total = driver.totalInset(at: edge) else {
        throw NotOffered("the platform has no inset that an app could write")
      }
      driver.writeTotalInset(change.applied(to: total), at: edge)
    }
  }

  // MARK: Time and places

  func settle() -> Bool {
    var (still, passed) = (0.0, 0.0)
    while still < Self.quiet {
      guard passed < 60 else { return false }
      let before = moment
      driver.advance(seconds: Self.frame)
      passed += Self.frame
      still = before == moment ? still + Self.frame : 0
    }
    return true
  }

  /// What moves by itself as long as something goes on.
  private var moment: [Double] {
    let metrics = driver.host.metrics(along: .vertical)
    return [metrics.offset, metrics.startInset, metrics.endInset, inset(at: .top), inset(at: .bottom)]
  }

  func after(_ seconds: Double, _ work: @escaping () -> Void) {
    driver.host.schedule(ScheduledCall(work), after: seconds)
  }

  func inset(at edge: ScrollEdge) -> Double {
    driver.totalInset(at: edge)
      ?? driver.host.refreshers.all.reduce(driver.host.userInset(at: edge)) { sum, refresher in
        refresher.slot.edge == edge ? sum + refresher.room : sum
      }
  }

  func place(of view: any HostedView) -> StagePlace? {
    driver.place(of: view).map { StagePlace(frame: ScenarioFrame($0.frame), isShown: $0.isShown) }
  }
}

extension ScenarioVenue {
  /// The hosts that a driver drives: whatever passes ``checkScrollHost(_:)`` can be played on.
  ///
  /// A driver has one finger that lifts standing still, no bars, and a vertical list of 320 points' width;
  /// scenarios that ask for more are not offered. Write a `ScenarioStage` for a host that can do more.
  ///
  ///     let venue = ScenarioVenue.driven("mine") { MyDriver() }
  public static func driven(
    _ name: String, _ makeDriver: @escaping () -> any ScrollHostDriver
  ) -> ScenarioVenue {
    ScenarioVenue(name) { setup throws(NotOffered) in try DriverStage(setup, makeDriver()) }
  }
}
