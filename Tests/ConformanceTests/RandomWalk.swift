import RefreshTestKit

/// A long row of moves, the same for the same seed: what no one thinks of writing down.
///
/// Each step does one thing to a bench that has a header and a footer, and lets a few frames go by.
struct RandomWalk {
  private var state: UInt64
  private var raw = 7.0
  private let bench: EngineBench

  init(seed: Int, on bench: EngineBench) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    self.bench = bench
  }

  /// A number from 0 up to but without `limit`.
  private mutating func pick(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func offset() -> Double {
    switch pick(3) {
    case 0: bench.rest + 40 - Double(pick(240))
    case 1: bench.maxOffset - 60 + Double(pick(200))
    default: Double(pick(max(1, Int(bench.contentLength))))
    }
  }

  /// One thing, and some time.
  mutating func step() {
    let refresher = pick(2) == 0 ? bench.header : bench.footer
    switch pick(28) {
    case 0...4: bench.hold(at: offset())
    case 5, 6: if bench.list.finger.isDown { bench.lift() }
    case 7: if bench.list.finger.isDown { bench.lift(velocity: Double(pick(8000) - 4000)) }
    case 8: if bench.list.finger.isDown { bench.cancelTouch() }
    case 9, 10: bench.step { refresher.begin() }
    case 11, 12, 13: bench.step { refresher.end() }
    case 14: bench.userInset.header = Double(pick(4) * 20)
    case 15: bench.userInset.footer = Double(pick(4) * 20)
    case 16: bench.bars.header = Double(pick(3) * 44)
    case 17: bench.contentLength = Double(pick(5) * 500)
    case 18: bench.step { refresher.isHidden.toggle() }
    case 19: bench.step { refresher.isEnabled.toggle() }
    case 20: bench.step { bench.list.isInWindow.toggle() }
    case 21: bench.step { bench.footer.noMoreData() }
    case 22: bench.step { bench.footer.resetNoMoreData() }
    case 23:
      bench.step { refresher.detach() }
      bench.attach(refresher)
    case 24: bench.step { bench.list.layoutPass { refresher.begin() } }
    case 25: bench.step { bench.list.layoutPass { refresher.end() } }
    case 26: writeRaw()
    default: bench.setOffset(min(max(offset(), bench.rest), bench.maxOffset), animated: pick(2) == 0)
    }
    bench.advance(frames: pick(4) == 0 ? pick(40) : pick(3))
  }

  /// A whole inset that was never one before, nor within a rounding of one, so that it is no echo.
  private mutating func writeRaw() {
    let edge = pick(2) == 0 ? bench.screen.startEdge : bench.screen.endEdge
    raw += 0.375
    bench.writeInset(raw, at: edge, meaning: raw)
  }

  /// Ends everything, shows everything, and waits.
  mutating func finish() {
    // A touch stops what code is scrolling: its target may lie past content that has shrunk meanwhile.
    if !bench.list.finger.isDown { bench.step { bench.list.finger.down() } }
    bench.lift()
    bench.list.isInWindow = true
    for refresher in [bench.header, bench.footer] {
      bench.step {
        refresher.isHidden = false
        refresher.isEnabled = true
        refresher.resetNoMoreData()
        refresher.end()
      }
    }
    bench.settle()
    for refresher in [bench.header, bench.footer] { bench.step { refresher.end() } }
    bench.settle()
  }
}
