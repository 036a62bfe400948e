@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public static let automaticDimension: CGFloat = -1

  open private(set) var style = Style.plain
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  open var sectionHeaderTopPadding: CGFloat = 0
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var allowsSelection = true
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private var rows = TableRows()
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]
  private var spare: [String: [UITableViewCell]] = [:]

  public init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Data

  open var numberOfSections: Int { rows.sections.count }
  open func numberOfRows(inSection section: Int) -> Int { rows.sections[section].rows.count }

  open func reloadData() {
    for cell in cells.values { recycle(cell) }
    for header in headers.values { header.removeFromSuperview() }
    (cells, headers) = ([:], [:])
    measure()
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    StandIn.after(0.3) { completion?(true) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }

  /// Without a data source the content has whatever size it is given.
  private func measure() {
    guard dataSource != nil else { return }
    rows = TableRows(self)
    if contentSize != CGSize(width: bounds.width, height: rows.height) {
      contentSize = CGSize(width: bounds.width, height: rows.height)
    }
    setNeedsLayout()
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    if bounds.width != old.width { measure() }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    measure()
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let kind = classes[identifier] else { return nil }
    // Without Objective-C nothing can be made of a class that is known only at run time.
    precondition(kind == UITableViewCell.self, "The stand-in makes cells of UIKit's own classes only")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No cell class is registered for \(identifier)")
    }
    return cell
  }
  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func headerView(forSection section: Int) -> UIView? { headers[section] }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rows.row(indexPath.section, indexPath.row, width: bounds.width)
  }
  open func rectForHeader(inSection section: Int) -> CGRect { rows.header(section, width: bounds.width) }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    var target = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: target.y = row.minY - adjustedContentInset.top
    case .middle: target.y = row.midY - bounds.height / 2
    case .bottom: target.y = row.maxY + adjustedContentInset.bottom - bounds.height
    }
    target.y = CGFloat(edges(.vertical).clamp(Double(target.y)))
    setContentOffset(target, animated: animated)
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  // MARK: Layout

  override func move(to new: CGPoint) {
    super.move(to: new)
    showRows()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// Has the cells and headers that are in view, and no others, where they belong.
  private func showRows() {
    guard let dataSource else { return }
    let seen = bounds
    for (path, cell) in cells where !rectForRow(at: path).intersects(seen) {
      cells[path] = nil
      recycle(cell)
    }
    for path in rows.rows(in: seen, width: bounds.width) where cells[path] == nil {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.frame = rectForRow(at: path)
      cells[path] = cell
      addSubview(cell)
    }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: seen.width, height: rows.headerHeight)
    tableFooterView?.frame.origin = CGPoint(x: 0, y: rows.height - rows.footerHeight)
    showHeaders(seen)
  }

  private func showHeaders(_ seen: CGRect) {
    for section in rows.sections.indices where rows.sections[section].header > 0 {
      let view = headers[section] ?? makeHeader(section)
      headers[section] = view
      var frame = rectForHeader(inSection: section)
      if style == .plain {
        // Pinned to the edge of what bars and insets leave, until the next section pushes it out.
        let edge = seen.minY + adjustedContentInset.top
        let last = rows.sections[section].end - frame.height
        frame.origin.y = max(frame.minY, min(edge, last))
      }
      if view.frame != frame { view.frame = frame }
    }
  }

  private func makeHeader(_ section: Int) -> UIView {
    let delegate = delegate as? any UITableViewDelegate
    let label = UILabel(frame: .zero)
    label.text = dataSource?.tableView(self, titleForHeaderInSection: section)
    let view = delegate?.tableView(self, viewForHeaderInSection: section) ?? label
    addSubview(view)
    return view
  }
}
