import InfinityStyle
import RefreshTesting

/// An animator of a pull that writes down what it is shown.
final class Recorder: PlatformView, CustomPullToRefreshAnimator {
  private(set) var states: [PullToRefreshState] = []
  var onState: ((PullToRefreshState) -> Void)?

  init() { super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24)) }
  required init?(coder: PlatformCoder) { nil }

  func animateState(_ state: PullToRefreshState) {
    states.append(state)
    onState?(state)
  }
}

/// An animator of infinite scrolling that writes down what it is shown.
final class EndRecorder: PlatformView, CustomInfiniteScrollAnimator {
  private(set) var states: [InfiniteScrollState] = []
  var onState: ((InfiniteScrollState) -> Void)?

  init() { super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
  required init?(coder: PlatformCoder) { nil }

  func animateState(_ state: InfiniteScrollState) {
    states.append(state)
    onState?(state)
  }
}

extension SimulatedScrollView {
  /// Pulls 80 points past the top and lets go.
  func pullAndLetGo() {
    finger.hold(offset: -80)
    finger.lift()
  }
}
