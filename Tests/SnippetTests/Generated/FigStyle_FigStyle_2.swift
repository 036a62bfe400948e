// Made by Scripts/snippets.py from Sources/FigStyle/FigStyle.docc/FigStyle.md: change it there.
// swift-format-ignore-file

import FigStyle
import Testing

final class StampHeader: RefreshHeader {
  let stamp = UIImageView()

  override func refreshComponentHeight() -> CGFloat { 72 }

  override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    [.idle: "Pull", .pullingInRect: "Pull", .pullingOutRect: "Let go", .releaseing: "Pull", .refreshing: "Wait"]
  }

  override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    addSubview(stamp)
    stamp.frame = CGRect(x: 8, y: 0, width: 24, height: height)
    titleLabel?.frame = CGRect(x: 40, y: 0, width: frame.width - 40, height: height)
  }

  override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    stamp.isHidden = state != .refreshing
  }
}
