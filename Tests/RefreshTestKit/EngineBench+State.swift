public import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

// What a test can read, and what is watched.

extension EngineBench {
  /// Where the content stands, counted from its start.
  public var offset: Double { list.offset(along: screen.axis) }

  /// Where it rests at its start without any room: minus the app's inset and the bar.
  public var rest: Double { list.metrics(along: screen.axis).startRest }

  /// Where it rests at its end, room included.
  public var maxOffset: Double { list.restingOffsets(along: screen.axis).upperBound }

  /// How long the content is. Setting it is what an app's new rows do.
  public var contentLength: Double {
    get { list.metrics(along: screen.axis).contentLength }
    set {
      step {
        switch screen.axis {
        case .vertical: list.contentSize.height = CGFloat(newValue)
        case .horizontal: list.contentSize.width = CGFloat(newValue)
        }
      }
    }
  }

  /// The engine's part of the inset at either end.
  public var room: BothEnds<Double> {
    BothEnds(header: list.room[screen.startEdge], footer: list.room[screen.endEdge])
  }

  /// The whole inset at either end, without bars.
  public var inset: BothEnds<Double> {
    BothEnds(header: list.contentInset[screen.startEdge], footer: list.contentInset[screen.endEdge])
  }

  /// The app's part of the inset at either end, for reading and, leaving no doubt, for writing.
  public var userInset: BothEnds<Double> {
    get { BothEnds(header: list.userInset[screen.startEdge], footer: list.userInset[screen.endEdge]) }
    set {
      app[screen.startEdge] = newValue.header
      app[screen.endEdge] = newValue.footer
      step { list.userInset = app }
    }
  }

  /// The bars at either end.
  public var bars: BothEnds<Double> {
    get { BothEnds(header: list.bars[screen.startEdge], footer: list.bars[screen.endEdge]) }
    set {
      var bars = list.bars
      bars[screen.startEdge] = newValue.header
      bars[screen.endEdge] = newValue.footer
      step { list.bars = bars }
    }
  }

  /// Whether nothing is open, nothing waits and nothing runs: the engine at rest.
  public var isAtRest: Bool {
    header.phase == .idle && !header.isPending && room.header == 0 && !list.hasPendingCalls
      && !list.hasFrameTickers && !list.isAnimatingWrite
  }

  /// Where a control's view begins, counted from the content's start.
  public func origin(of refresher: Refresher) -> Double {
    let frame = (refresher === header ? views.header : views.footer).frame
    switch screen.direction {
    case .down: return Double(frame.minY)
    case .right: return Double(frame.minX)
    case .left: return contentLength - Double(frame.maxX)
    }
  }

  // MARK: What is watched

  func heard(_ event: ScrollEvent) {
    host.refreshers.report(event)
    check("after \(event)")
    onEvent?(event)
  }

  /// The ledger's law, on every edge.
  func check(_ moment: @autoclosure () -> String) {
    for edge in ScrollEdge.allCases {
      let user = hostMovesUserInset ? list.userInset[edge] : app[edge]
      let (total, room) = (list.contentInset[edge], list.room[edge])
      if abs(total - user - room) > 1e-9 {
        breach("\(edge): an inset of \(total) is not the app's \(user) and our \(room) \(moment())")
      }
      if room < 0 { breach("\(edge): a room of \(room) points \(moment())") }
    }
  }

  func breach(_ what: String) {
    guard breaches.insert(what).inserted else { return }
    Issue.record("At \(list.now) s: \(what)", sourceLocation: location)
  }
}
