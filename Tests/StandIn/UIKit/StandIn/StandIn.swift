/// The world outside the app: time, and everything that happens in it.
///
/// Nothing moves by itself. ``advance(seconds:)`` shows frames, moves scroll views, ends animations and
/// makes due calls, all in order.
@MainActor public enum StandIn {
  /// Ticks of 1/120,000 s since the beginning.
  public private(set) static var tick = 0

  /// How many ticks a frame takes; 2000 (60 Hz) by default.
  public static var frameLength = 2000

  private struct Due {
    let tick: Int
    let order: Int
    let work: () -> Void
  }

  private static var due: [Due] = []
  private static var order = 0
  private static var links: [CADisplayLink] = []
  private static var scrollViews: [WeakScrollView] = []

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  /// Seconds since the beginning.
  public static var now: Double { Double(tick) / 120_000 }

  /// Does something after so many seconds; the number takes it back.
  @discardableResult
  public static func after(_ seconds: Double, _ work: @escaping () -> Void) -> Int {
    order += 1
    due.append(Due(tick: tick + Int((max(0, seconds) * 120_000).rounded()), order: order, work: work))
    return order
  }

  /// Takes back what was to be done later.
  public static func cancel(_ number: Int) { due.removeAll { $0.order == number } }

  /// Whether anything is to be done later.
  public static var isWaiting: Bool { !due.isEmpty }

  /// Whether anybody wants frames.
  public static var hasDisplayLinks: Bool { !links.isEmpty }

  /// How many want frames.
  public static var displayLinkCount: Int { links.count }

  /// Lets time go by.
  public static func advance(seconds: Double) {
    let target = tick + Int((seconds * 120_000).rounded())
    while true {
      let nextFrame = (tick / frameLength + 1) * frameLength
      let nextDue = due.map(\.tick).min()
      let next = min(nextFrame, nextDue ?? nextFrame)
      guard next <= target else { break }
      tick = max(tick, next)
      doWhatIsDue()
      if tick == nextFrame { showFrame() }
    }
    tick = target
    doWhatIsDue()
  }

  private static func doWhatIsDue() {
    while let first = due.filter({ $0.tick <= tick }).min(by: { ($0.tick, $0.order) < ($1.tick, $1.order) }) {
      due.removeAll { $0.order == first.order }
      first.work()
    }
  }

  private static func showFrame() {
    scrollViews.removeAll { $0.view == nil }
    for entry in scrollViews { entry.view?.step() }
    for link in links { link.beat() }
  }

  static func register(_ view: UIScrollView) { scrollViews.append(WeakScrollView(view: view)) }
  static func add(_ link: CADisplayLink) { links.append(link) }
  static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }
}
