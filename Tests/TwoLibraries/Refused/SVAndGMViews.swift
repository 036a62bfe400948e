// refused: ambiguous use of 'pullToRefreshView'
import GMStyle
import SVStyle  // the second import
import UIKit

@MainActor func use(_ list: UIScrollView) {
  list.pullToRefreshView.stopAnimating()
}
