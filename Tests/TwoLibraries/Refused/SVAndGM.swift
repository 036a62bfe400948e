// refused: ambiguous use of 'addPullToRefresh
import GMStyle
import SVStyle  // the second import
import UIKit

@MainActor func use(_ list: UIScrollView) {
  list.addPullToRefresh(actionHandler: {})
}
