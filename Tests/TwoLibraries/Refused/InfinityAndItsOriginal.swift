// refused: ambiguous use of 'fty'
import Infinity
import InfinityStyle  // the second import
import UIKit

@MainActor func use(_ list: UIScrollView) {
  list.fty.pullToRefresh.end()
}
