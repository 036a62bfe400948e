import UIKit

/// The feed on a table. What refreshes it is added by a subclass, one for each style and idea.
class FeedController: UIViewController, UITableViewDataSource {
  let feed = Feed()
  let tableView = UITableView(frame: .zero, style: .plain)

  /// What the table shows: the posts, unless a subclass shows fewer.
  var rows: [String] { feed.posts }

  override func loadView() {
    tableView.rowHeight = 88
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.dataSource = self
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    attach()
  }

  /// Gives the table what refreshes it and what loads more.
  func attach() {}

  /// Fetches the newest posts, shows them and calls `done`.
  final func reload(then done: @escaping () -> Void) {
    feed.reload { [weak self] in
      self?.tableView.reloadData()
      done()
    }
  }

  /// Fetches older posts, shows them and calls `done`, telling whether there are even older ones.
  final func loadOlder(then done: @escaping (_ hasOlder: Bool) -> Void) {
    feed.loadOlder { [weak self] hasOlder in
      self?.tableView.reloadData()
      done(hasOlder)
    }
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
