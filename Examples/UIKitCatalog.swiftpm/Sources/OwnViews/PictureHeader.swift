import FigStyle
import UIKit

/// A header of the app's own: a picture beside the title, which grows as the list is pulled.
final class PictureHeader: RefreshHeader {
  private let picture = UIImageView(image: UIImage(systemName: "sun.max"))

  override func refreshComponentHeight() -> CGFloat { 72 }

  override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 24, y: 20, width: 32, height: 32)
    titleLabel?.frame = bounds
  }

  override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    picture.tintColor = state == .refreshing ? .orange : .gray
  }
}
