#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

/// A display link that exists only while somebody wants frames.
final class FrameLink {
  private var link: CADisplayLink?
  private var tickers: [FrameTicker] = []
  private var now: (() -> Double)?

  func add(_ ticker: FrameTicker, now: @escaping () -> Double) {
    self.now = now
    tickers.append(ticker)
    ticker.onStop = { [weak self] in self?.sweep() }
    guard link == nil else { return }
    let link = CADisplayLink(target: Beat { [weak self] in self?.tick() }, selector: Selector(("main")))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick() {
    guard let now else { return }
    for ticker in tickers { ticker.tick(at: now()) }
    sweep()
  }

  private func sweep() {
    tickers.removeAll(where: \.isStopped)
    guard tickers.isEmpty else { return }
    link?.invalidate()
    link = nil
  }

  deinit { link?.invalidate() }
}

/// A target for a display link that needs no Objective-C of ours: an operation's `main` is a method that
/// has a selector.
nonisolated private final class Beat: Operation, @unchecked Sendable {
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  override func main() {
    MainActor.assumeIsolated { self.work() }
  }
}
#endif
