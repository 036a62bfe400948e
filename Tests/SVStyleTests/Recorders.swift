import RefreshTestKit
import RefreshTesting
import SVStyle

/// A header that writes down which hooks are called, and in which state.
class HookHeader: SVPullToRefreshView {
  var calls: [String] = []
  var stops: String?

  override func configureView() { calls.append("configure \(Int(bounds.width))") }
  override func doSomething(whenScrolling contentOffset: CGPoint) {
    calls.append("scroll \(contentOffset.y) \(state)")
    super.doSomething(whenScrolling: contentOffset)
  }
  override func doSomethingWhenStateChanges() { calls.append("state \(state)") }
  override func doSomethingWhenStartingAnimating() { calls.append("start") }
  override func doSomethingWhenStopingAnimating() {
    calls.append("stop \(state)")
    super.doSomethingWhenStopingAnimating()
  }
  override func doSomethingWhenChangingOrientation() { calls.append("turn") }
  override func doSomethingWhenLayoutSubviews() { calls.append("layout") }

  /// The calls without scrolling and layout.
  var words: [String] { calls.filter { !$0.hasPrefix("scroll") && $0 != "layout" } }
}

/// A footer that writes down which hooks are called.
class HookFooter: SVInfiniteScrollingView {
  var calls: [String] = []

  override func configureView() { calls.append("configure \(Int(bounds.width))") }
  override func doSomething(whenScrolling contentOffset: CGPoint) {
    calls.append("scroll \(contentOffset.y)")
  }
  override func doSomethingWhenStartingAnimating() { calls.append("start") }
  override func doSomethingWhenStopingAnimating() { calls.append("stop \(state)") }
  override func doSomethingWhenLayoutSubviews() { calls.append("layout") }
}

extension SimulatedScrollView {
  /// Pulls by so many points past where the content rests at its top, and lets go.
  func pullAndLetGo(by points: Double = 70) {
    finger.hold(offset: -contentInset.top - bars.top - points)
    finger.lift()
  }
}
