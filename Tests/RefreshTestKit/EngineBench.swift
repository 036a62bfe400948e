public import RefreshCore
public import RefreshSimulation
public import RefreshViews
public import Testing

/// One value for the header and one for the footer.
nonisolated public struct BothEnds<Value> {
  /// The header's, at the content's start.
  public var header: Value

  /// The footer's, at the content's end.
  public var footer: Value
}

/// The scroll views that the conformance cases are played on.
nonisolated public enum BenchShape: Hashable, Sendable, CaseIterable {
  /// 480 points of viewport over 2000 of content.
  case tall
  /// The same over 100 points of content.
  case short
  /// The same without content.
  case empty
  /// As tall, between bars of 88 points at the start and 34 at the end.
  case notched

  var length: Double {
    switch self {
    case .tall, .notched: 2000
    case .short: 100
    case .empty: 0
    }
  }
}

/// A header and a footer of the bare engine on a simulated scroll view, watched all the time.
///
/// A test says what happens and reads what came of it; along the way the bench sees to the laws that
/// hold in every case: at every event and every frame each inset is the app's part plus the engine's,
/// and no write is made that may not be. A breach fails the test that made the bench.
///
///     let bench = EngineBench(footer: .footer)
///     bench.hold(at: -70)
///     bench.lift()
///     bench.settle()
///     #expect(bench.room.header == 60 && bench.actions.header == 1)
///
/// Everything is counted along the content, in points from its start, whichever way that runs on the
/// ``Screen``: at the top or on the right, a header is a header.
public final class EngineBench {
  /// The scroll view.
  public let list: SimulatedScrollView

  /// The host that the engine sees.
  public let host: WatchedHost

  /// What the case is played on.
  public let screen: Screen

  /// The control at the content's start; attached if the bench was made with a policy for it.
  public let header: Refresher

  /// The control at the content's end; attached if the bench was made with a policy for it.
  public let footer: Refresher

  /// How often each action has run.
  public internal(set) var actions = BothEnds(header: 0, footer: 0)

  /// The phases that each control has gone through since it was attached, a letter each.
  public internal(set) var phases = BothEnds(header: "", footer: "")

  /// What each control has reported about ends.
  public internal(set) var ends = BothEnds<[RefreshResult]>(header: [], footer: [])

  /// What the actions do besides being counted; nothing by default.
  public var onAction = BothEnds<() -> Void>(header: {}, footer: {})

  /// The views that show the controls, 60 and 44 points long.
  public let views = BothEnds(header: PlatformView(), footer: PlatformView())

  /// Called after the engine has heard of an event.
  public var onEvent: ((ScrollEvent) -> Void)?

  /// The most inset writes that one move, one command or one frame has led to.
  public internal(set) var mostInsetWritesPerStep = 0

  /// Whether the host itself changes the app's part, as one with a distorted room does.
  public var hostMovesUserInset = false

  var app: SimulatedInsets
  let location: SourceLocation
  var breaches: Set<String> = []

  /// Builds a scroll view and attaches what there is a policy for: by default a header alone.
  public init(
    _ shape: BenchShape = .tall, on screen: Screen = Screen(), header headerPolicy: RefreshPolicy? = .header,
    footer footerPolicy: RefreshPolicy? = nil, user: (header: Double, footer: Double) = (0, 0),
    isInWindow: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.screen = screen
    location = sourceLocation
    let isVertical = screen.axis == .vertical
    list = SimulatedScrollView(
      viewport: isVertical ? CGSize(width: 320, height: 480) : CGSize(width: 480, height: 320),
      content: isVertical
        ? CGSize(width: 320, height: shape.length) : CGSize(width: shape.length, height: 320),
      hz: screen.hz)
    list.alwaysBounceHorizontal = !isVertical
    list.alwaysBounceVertical = isVertical
    list.isRightToLeft = screen.direction == .left
    list.isInWindow = isInWindow
    host = WatchedHost(list)
    header = Refresher(
      slot: RefreshSlot(edge: screen.startEdge, role: .refresh), policy: headerPolicy ?? .header)
    footer = Refresher(
      slot: RefreshSlot(edge: screen.endEdge, role: .loadMore), policy: footerPolicy ?? .footer)
    app = .zero
    app[screen.startEdge] = user.header
    app[screen.endEdge] = user.footer
    list.userInset = app
    if shape == .notched {
      list.bars[screen.startEdge] = 88
      list.bars[screen.endEdge] = 34
    }
    list.setOffset(rest, along: screen.axis)
    listen(header, \.header, length: 60, view: views.header)
    listen(footer, \.footer, length: 44, view: views.footer)
    list.onEvent = { [weak self] in self?.heard($0) }
    host.onBreach = { [weak self] in self?.breach($0) }
    if headerPolicy != nil { attach(header) }
    if footerPolicy != nil { attach(footer) }
  }

  /// Attaches a control, or attaches it again.
  public func attach(_ refresher: Refresher) { step { host.refreshers.attach(refresher) } }

  private func listen(
    _ refresher: Refresher, _ end: WritableKeyPath<BothEnds<Int>, Int>, length: Double, view: PlatformView
  ) {
    let isHeader = refresher.slot.edge.isStart
    refresher.indicator = RefreshIndicator(view: view, length: length)
    refresher.action = { [weak self] in
      guard let self else { return }
      actions[keyPath: end] += 1
      isHeader ? onAction.header() : onAction.footer()
    }
    refresher.observe { [weak self] _, event in
      guard let self else { return }
      switch event {
      case .phaseChanged(let before, let now):
        guard !now.isSameKind(as: before) else { return }
        if isHeader { phases.header.append(now.letter) } else { phases.footer.append(now.letter) }
      case .ended(let result):
        if isHeader { ends.header.append(result) } else { ends.footer.append(result) }
      case .attached, .detached, .opening, .acting, .moved, .geometryChanged: break
      }
    }
  }
}
