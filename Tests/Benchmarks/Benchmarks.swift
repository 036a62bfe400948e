// What a scroll event costs, as a ratio to a list with nothing attached.
//
//     swift run -c release Benchmarks

import FigStyle
import InfinityStyle
import RefreshCore
import SVStyle

@main enum Benchmarks {
  /// What is attached to the list.
  private enum Attached: String, CaseIterable {
    case nothing, engine
    case sv = "SVStyle, both"
    case infinity = "InfinityStyle, header"
    case infinityBoth = "InfinityStyle, both"
    case fig = "FigStyle, both"
  }

  /// What the user does.
  private enum Regime: String, CaseIterable {
    /// Scrolling in the middle of the content.
    case idle
    /// Pulling, back and forth across the threshold.
    case pull
    /// Scrolling near the top while a refresh runs.
    case refreshing
  }

  private static let events = 200_000
  private static let passes = 7

  static func main() {
    print("nanoseconds per scroll event, and how many times that of nothing attached")
    print("(the fastest of \(passes) passes)\n")
    for regime in Regime.allCases {
      let base = cost(.nothing, regime)
      for attached in Attached.allCases {
        let cost = attached == .nothing ? base : cost(attached, regime)
        print(row([regime.rawValue, attached.rawValue, "\(Int(cost))", "×\(rounded(cost / base))"]))
      }
    }
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, [12, 24, 8, 8]).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
  }

  private static func rounded(_ ratio: Double) -> Double { (ratio * 10).rounded() / 10 }

  private static func cost(_ attached: Attached, _ regime: Regime) -> Double {
    let list = BareHost()
    attach(attached, to: list)
    let offsets = prepare(regime, list)
    let clock = ContinuousClock()
    let times = (0..<passes).map { _ in
      clock.measure { for event in 0..<events { list.scroll(to: offsets[event & 1023]) } }
    }
    let fastest = times.min() ?? .zero
    return Double(fastest.components.attoseconds) / 1e9 / Double(events)
      + Double(fastest.components.seconds) * 1e9 / Double(events)
  }

  private static func attach(_ attached: Attached, to list: BareHost) {
    switch attached {
    case .nothing: break
    case .engine: list.refreshers.attach(Refresher(slot: .header) {})
    case .sv:
      list.addPullToRefresh {}
      list.addInfiniteScrolling {}
    case .infinity: list.fty.pullToRefresh.add(animator: Silent()) {}
    case .infinityBoth:
      list.fty.pullToRefresh.add(animator: Silent()) {}
      list.fty.infiniteScroll.add(animator: Silent()) {}
    case .fig:
      list.fig_header = RefreshHeader {}
      list.fig_footer = RefreshFooter {}
    }
  }

  private static func prepare(_ regime: Regime, _ list: BareHost) -> [Double] {
    switch regime {
    case .idle: return (0..<1024).map { 500 + Double($0) / 2 }
    case .pull:
      list.isDragging = true
      return (0..<1024).map { -1 - abs(100 - Double($0 % 200)) }
    case .refreshing:
      list.refreshers[.header]?.begin()
      return (0..<1024).map { -49 + Double($0 % 256) }
    }
  }
}

/// An animator that shows nothing.
private struct Silent: CustomPullToRefreshAnimator, CustomInfiniteScrollAnimator {
  func animateState(_ state: PullToRefreshState) {}
  func animateState(_ state: InfiniteScrollState) {}
}
