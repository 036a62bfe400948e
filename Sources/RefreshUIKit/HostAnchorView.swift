#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

/// An unseen subview that owns a scroll view's host and hears what only views are told: that the window
/// changed, the size, the safe area.
///
/// It dies with the scroll view's subviews, and the host with it, so that nothing has to be taken back by
/// hand and no associated object is needed to find the host again.
final class HostAnchorView: UIView {
  let host: UIScrollViewHost

  init(_ host: UIScrollViewHost, in view: UIScrollView) {
    self.host = host
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    alpha = 0
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // Follows the scroll view's size, and so hears of it.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("An anchor is made in code, not decoded")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    host.followScrollView()
    host.report(.windowChanged)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.noticeBounds()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    host.noticeRestingInsets()
  }
}
#endif
