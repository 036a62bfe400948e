// refused: ambiguous use of 'fig_header'
import FigRefresh
import FigStyle  // the second import
import UIKit

@MainActor func use(_ list: UIScrollView) {
  list.fig_header?.endRefreshing()
}
