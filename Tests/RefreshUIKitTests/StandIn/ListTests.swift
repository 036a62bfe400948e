import Testing
import UIKit

private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var made = 0
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "row")
    if known == nil { made += 1 }
    let cell = known ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

@Suite("Stand-in: tables, colours and fonts", .serialized)
struct ListTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("a table is as high as its rows and headers, shows what is in view, and pins its headers")
  func table() {
    let (table, source) = (UITableView(frame: window.bounds, style: .plain), Source())
    table.delegate = source
    table.dataSource = source
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 320, height: 3 * (28 + 500)))
    #expect(table.visibleCells.count == 10 && table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
    table.contentOffset.y = 100
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    table.contentInset.top = 60
    table.contentOffset.y = 200
    #expect(table.headerView(forSection: 0)?.frame.minY == 260)
    table.contentOffset.y = 528 - 60 - 10
    #expect(table.headerView(forSection: 0)?.frame.minY == 500, "the next section pushes it out")
    table.scrollToRow(at: IndexPath(row: 5, section: 2), at: .middle, animated: false)
    #expect(source.made < 30, "cells are used again")
    withExtendedLifetime(source) {}
  }

  @Test("a colour is another one in the dark, and keeps its opacity")
  func colours() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }.withAlphaComponent(0.5)
    #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.label != UIColor.black && UIColor.label.resolvedColor(with: light) == .black)
    var isSame = false
    dark.performAsCurrent { isSame = UIColor.label.cgColor == UIColor.white.cgColor }
    #expect(isSame)
  }

  @Test("traits come down from the window, and a view hears when they change")
  func traits() {
    final class Listener: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
    defer { StandIn.setSystemTraits() }
    let view = Listener(frame: .zero)
    window.addSubview(view)
    StandIn.setSystemTraits(style: .dark)
    StandIn.setSystemTraits(style: .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(view.styles == [.dark, .light])
  }
}
