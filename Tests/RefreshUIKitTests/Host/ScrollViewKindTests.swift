import FigStyle
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

/// A scroll view that has its own idea of its inset, as a web view's has.
private final class StubbornScrollView: UIScrollView {
  var writes = 0
  var wanted: CGFloat?
  override var contentInset: UIEdgeInsets {
    didSet {
      writes += 1
      if let wanted, contentInset.top != wanted { contentInset.top = wanted }
    }
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  var count = 100
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class MirroredLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@Suite("Scroll views of every kind", .serialized)
struct ScrollViewKindTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
  private let rows = Rows()
  private let items = Items()

  init() { HostClock.useStandIn() }

  private func grid(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 200)
    let grid = UICollectionView(frame: frame, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = items
    return grid
  }

  private func kinds() -> [UIScrollView] {
    let plain = UIScrollView(frame: frame)
    plain.contentSize.height = 2000
    let table = UITableView(frame: frame, style: .grouped)
    table.dataSource = rows
    let text = UITextView(frame: frame)
    text.text = String(repeating: "a line\n", count: 200)
    return [plain, table, grid(), text]
  }

  @Test("all refresh, come to rest, and have nothing written to them but inset and offset")
  func all() {
    for list in kinds() {
      let name = "\(type(of: list))"
      window.addSubview(list)
      list.verticalScrollIndicatorInsets.top = 7
      let content = list.contentSize
      #expect(content.height > 1000, "\(name)")
      var actions = 0
      list.fig_header = RefreshHeader { actions += 1 }
      list.standInDrag(to: CGPoint(x: 0, y: -80))
      list.standInLift()
      StandIn.advance(seconds: 2)
      #expect(actions == 1 && list.contentInset.top == 50 && list.contentOffset.y == -50, "\(name)")
      #expect(list.fig_header?.frame == CGRect(x: 0, y: -50, width: 375, height: 50), "\(name)")
      list.fig_header?.endRefreshing()
      StandIn.advance(seconds: 2)
      #expect(
        list.contentInset == .zero && list.contentOffset == .zero && list.contentSize == content, "\(name)")
      #expect(
        list.verticalScrollIndicatorInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0), "\(name)")
      #expect(list.contentInsetAdjustmentBehavior == .automatic && list.bounces, "\(name)")
      list.removeFromSuperview()
    }
  }

  @Test("a table that is reloaded with fewer rows keeps its footer at its end")
  func fewerRows() {
    let table = UITableView(frame: frame)
    table.dataSource = rows
    window.addSubview(table)
    table.fig_footer = RefreshFooter {}
    #expect(table.fig_footer?.frame.minY == 4400)
    rows.count = 20
    table.reloadData()
    #expect(table.contentSize.height == 880 && table.fig_footer?.frame.minY == 880)
  }

  @Test("an inset that the scroll view insists on is its own part, and nobody writes it for ever")
  func stubborn() {
    let list = StubbornScrollView(frame: frame)
    list.contentSize.height = 2000
    window.addSubview(list)
    list.fig_header = RefreshHeader {}
    list.wanted = 20
    list.fig_header?.beginRefreshing()
    #expect(list.writes <= 3 && list.contentInset.top == 20)
    #expect(list.scrollHost.userInset(at: .top) == -30, "20, less the 50 of the header")
    list.wanted = nil
    list.contentInset.top = 50
    #expect(list.scrollHost.userInset(at: .top) == 0 || list.contentInset.top == 100)
    list.fig_header?.endRefreshing()
    StandIn.advance(seconds: 2)
    #expect(list.fig_header?.state == .idle)
  }

  @Test("an app that saves the inset, sets it and restores it later")
  func savedAndRestored() {
    let list = UIScrollView(frame: frame)
    list.contentSize.height = 2000
    window.addSubview(list)
    list.fig_header = RefreshHeader {}
    list.fig_header?.beginRefreshing()
    StandIn.advance(seconds: 1)
    let saved = list.contentInset
    list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    list.contentInset = saved
    list.fig_header?.endRefreshing()
    StandIn.advance(seconds: 1)
    #expect(list.contentInset == .zero && list.contentOffset == .zero)
  }

  @Test("a container that zeroes the inset during a refresh moves nothing, and the user's own is believed")
  func zeroed() {
    let list = UIScrollView(frame: frame)
    list.contentSize.height = 2000
    window.addSubview(list)
    list.fig_header = RefreshHeader {}
    list.fig_header?.beginRefreshing()
    StandIn.advance(seconds: 1)
    list.contentInset = .zero
    #expect(list.contentInset.top == 50 && list.contentOffset.y == -50)
    list.contentInset.top = 20
    #expect(list.contentInset.top == 70 && list.contentOffset.y == -70)
    list.contentInset.top = 0
    #expect(abs(list.contentOffset.y + list.contentInset.top) < 0.001)
  }

  @Test("read from right to left, a row of cells is pulled at its right, and its end is at the left")
  func rightToLeft() {
    let layout = MirroredLayout()
    layout.scrollDirection = .horizontal
    let list = grid(layout)
    list.semanticContentAttribute = .forceRightToLeft
    list.reloadData()
    window.addSubview(list)
    let start = list.contentSize.width - 375
    list.contentOffset.x = start
    let host = list.scrollHost
    #expect(host.metrics(along: .horizontal).offset == 0)
    var actions = 0
    let refresher = Refresher(slot: RefreshSlot(edge: .leading, role: .refresh)) { actions += 1 }
    let view = UIView(frame: .zero)
    refresher.indicator = RefreshIndicator(view: view, length: 60)
    host.refreshers.attach(refresher)
    #expect(view.frame == CGRect(x: list.contentSize.width, y: 0, width: 60, height: 667))
    list.standInDrag(to: CGPoint(x: start + 80, y: 0))
    #expect(host.metrics(along: .horizontal).offset == -80)
    list.standInLift()
    StandIn.advance(seconds: 2)
    #expect(actions == 1 && list.contentInset.right == 60 && list.contentOffset.x == start + 60)
    refresher.end()
    StandIn.advance(seconds: 2)
    #expect(list.contentInset.right == 0 && list.contentOffset.x == start)
  }

  @Test("read from right to left, content that does not fill the list is at rest where it stands")
  func shortRightToLeft() {
    let list = UIScrollView(frame: frame)
    list.semanticContentAttribute = .forceRightToLeft
    list.contentSize = CGSize(width: 100, height: 2000)
    window.addSubview(list)
    #expect(list.scrollHost.metrics(along: .horizontal).offset == 0)
    let view = UIView(frame: .zero)
    list.scrollHost.place(view, at: ViewPlacement(.band(edge: .top, origin: -60, length: 60)))
    #expect(view.frame.minX == 0)
  }
}
