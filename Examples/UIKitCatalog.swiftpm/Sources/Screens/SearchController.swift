import FigStyle
import UIKit

/// A search bar under the title. The list shrinks while the user types, also during a refresh.
final class SearchController: FeedController, UISearchResultsUpdating {
  private var words = ""

  override var rows: [String] { words.isEmpty ? feed.posts : feed.posts.filter { $0.contains(words) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func attach() {
    tableView.fig_header = RefreshHeader { [weak self] in self?.refresh() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fig_header?.endRefreshing()
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    words = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }
}
