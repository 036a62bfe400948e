import FigStyle
import RefreshTesting

extension SimulatedScrollView {
  /// Holds the content so many points past its resting place at the top.
  func hold(past points: Double) { finger.hold(offset: restingOffsets().lowerBound - points) }

  /// Holds the content so many points past its resting place at the end.
  func hold(pastEnd points: Double) { finger.hold(offset: restingOffsets().upperBound + points) }

  /// Pulls the header and lets go; what follows is not waited for.
  func pull(_ points: Double = 60) {
    setOffset(restingOffsets().lowerBound)
    hold(past: points)
    finger.lift()
  }

  /// Pulls the footer and lets go; what follows is not waited for.
  func pullUp(_ points: Double = 60) {
    setOffset(restingOffsets().upperBound)
    hold(pastEnd: points)
    finger.lift()
  }
}

/// A header that writes down which hook was called.
final class HookHeader: RefreshHeader {
  var calls: [String] = []
  var labels: [Bool] = []
  var sizes: [CGSize] = []

  override func refreshComponentHeight() -> CGFloat {
    calls.append("height")
    return 72
  }
  override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    calls.append("titles \(Int(height))")
    return [.idle: "Pull", .pullingOutRect: "Let go", .refreshing: "Wait"]
  }
  override func refreshComponentDidMoveToSuperview() {
    labels.append(titleLabel != nil)
    super.refreshComponentDidMoveToSuperview()
    labels.append(titleLabel != nil)
    sizes.append(frame.size)
    calls.append("set-up \(Int(height))")
  }
  override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    calls.append("\(state) \(titleLabel?.text ?? "-")")
  }
  override func scrollViewContentOffsetDidChange(
    scrollView: PlatformScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    let (old, new) = (change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint)
    calls.append("offset \(Int(old?.y ?? 1)) to \(Int(new?.y ?? 1))")
  }
  override func scrollViewContentSizeDidChange(
    scrollView: PlatformScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    let (old, new) = (change?[.oldKey] as? CGSize, change?[.newKey] as? CGSize)
    calls.append("size \(Int(old?.height ?? 1)) to \(Int(new?.height ?? 1))")
  }
}
