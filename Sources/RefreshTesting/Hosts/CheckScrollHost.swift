import RefreshCore

/// Checks that a host keeps the promises of `ScrollHost`, and returns the promises that it breaks.
///
/// An empty answer means that the host works with every style. Free of any test framework:
///
///     for broken in checkScrollHost({ MyDriver() }) { print(broken) }
///
/// - Parameter makeDriver: Makes a driver with a fresh host; called once for every promise.
public func checkScrollHost(_ makeDriver: () -> any ScrollHostDriver) -> [String] {
  var broken: [String] = []
  for promise in HostPromise.all {
    let check = HostCheck(makeDriver())
    promise.check(check)
    // The host would keep the check, which keeps the host.
    check.host.refreshers.reportProbe = nil
    broken += check.broken.map { "\(promise.name): \($0)" }
  }
  let lifetime = HostPromise.lifetime(makeDriver)
  return broken + lifetime.map { "lifetime: \($0)" }
}

/// One promise of a host, with the check that holds it to it.
struct HostPromise {
  let name: String
  let check: (HostCheck) -> Void

  static let all: [HostPromise] =
    identity + reports + geometry + writes + ledger + time + placement
}

/// A host under check, the reports it made, and what was found wrong.
final class HostCheck {
  let driver: any ScrollHostDriver
  var host: any ScrollHost { driver.host }
  private(set) var broken: [String] = []
  private(set) var reports: [ScrollEvent] = []
  private(set) var draggingAtReport: [ScrollEvent: Bool] = [:]

  init(_ driver: any ScrollHostDriver) {
    self.driver = driver
    driver.host.refreshers.reportProbe = { [weak self] event in
      guard let self else { return }
      self.reports.append(event)
      self.draggingAtReport[event] = self.host.isDragging
    }
  }

  var metrics: ScrollMetrics { host.metrics(along: .vertical) }

  func expect(_ condition: Bool, _ promise: String) {
    if !condition { broken.append(promise) }
  }

  func expect(_ value: Double, is wanted: Double, _ what: String) {
    if abs(value - wanted) > 0.5 { broken.append("\(what) is \(value), not \(wanted)") }
  }

  /// What the host reports while `work` is done.
  func reports(of work: () -> Void) -> [ScrollEvent] {
    let before = reports.count
    work()
    return Array(reports[before...])
  }

  func write(
    _ room: Double, at edge: ScrollEdge = .top, offset: Double? = nil, animated: Bool = false,
    completion: ((ScrollOutcome) -> Void)? = nil
  ) {
    let animation = animated ? ScrollAnimation(duration: 0.3) : nil
    host.write(
      ScrollChange(
        edge: edge, room: room, offset: offset, animation: animation, completion: completion))
  }
}
