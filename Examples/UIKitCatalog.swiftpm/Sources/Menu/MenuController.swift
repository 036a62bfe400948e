import UIKit

/// Lists of screens to choose from.
final class MenuController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let menus: [Menu]
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(title: String, menus: [Menu]) {
    self.menus = menus
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  private func entry(at indexPath: IndexPath) -> Menu.Entry {
    menus[indexPath.section].entries[indexPath.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int { menus.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    menus[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    menus[section].entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = entry(at: indexPath).title
    content.secondaryText = entry(at: indexPath).note
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let controller = entry(at: indexPath).make()
    controller.title = entry(at: indexPath).title
    navigationController?.pushViewController(controller, animated: true)
  }
}
