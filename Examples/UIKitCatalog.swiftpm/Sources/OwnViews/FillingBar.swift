import InfinityStyle
import UIKit

/// An animator of the app's own: a bar that fills as the list is pulled, and glows while it loads.
final class FillingBar: UIView, CustomPullToRefreshAnimator {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
    bar.backgroundColor = .systemBlue
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(bar)
  }

  func animateState(_ state: PullToRefreshState) {
    switch state {
    case .none: fill(to: 0)
    case .releasing(let progress): fill(to: min(progress, 1))
    case .loading: fill(to: 1)
    }
    bar.alpha = state == .loading ? 0.5 : 1
  }

  private func fill(to share: CGFloat) {
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
  }
}
