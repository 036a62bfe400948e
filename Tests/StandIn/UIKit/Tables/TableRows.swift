/// Where the rows of a table are.
@MainActor struct TableRows {
  struct Section {
    var start: CGFloat
    var header: CGFloat
    var rows: [(y: CGFloat, height: CGFloat)] = []
    var end: CGFloat
  }

  var sections: [Section] = []
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var height: CGFloat = 0

  init() {}

  init(_ table: UITableView) {
    guard let source = table.dataSource else { return }
    let delegate = table.delegate as? any UITableViewDelegate
    headerHeight = table.tableHeaderView?.bounds.height ?? 0
    footerHeight = table.tableFooterView?.bounds.height ?? 0
    var y = headerHeight
    for index in 0..<source.numberOfSections(in: table) {
      let hasHeader =
        source.tableView(table, titleForHeaderInSection: index) != nil
        || delegate?.tableView(table, viewForHeaderInSection: index) != nil
      let asked = delegate?.tableView(table, heightForHeaderInSection: index) ?? table.sectionHeaderHeight
      let header = hasHeader ? (asked >= 0 ? asked : 28) : 0
      var section = Section(start: y, header: header, end: y)
      y += header
      for row in 0..<source.tableView(table, numberOfRowsInSection: index) {
        let path = IndexPath(indexes: [index, row])
        let asked = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        let height = asked >= 0 ? asked : 44
        section.rows.append((y, height))
        y += height
      }
      section.end = y
      sections.append(section)
    }
    height = y + footerHeight
  }

  func row(_ section: Int, _ row: Int, width: CGFloat) -> CGRect {
    guard sections.indices.contains(section), sections[section].rows.indices.contains(row) else {
      return .zero
    }
    let place = sections[section].rows[row]
    return CGRect(x: 0, y: place.y, width: width, height: place.height)
  }

  func header(_ section: Int, width: CGFloat) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: sections[section].start, width: width, height: sections[section].header)
  }

  func rows(in seen: CGRect, width: CGFloat) -> [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.filter { row(section, $0, width: width).intersects(seen) }
        .map { IndexPath(indexes: [section, $0]) }
    }
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
