@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells.removeAll()
    layOut()
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    StandIn.after(0.3) { completion?(true) }
  }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    // Without Objective-C nothing can be made of a class that is known only at run time.
    precondition(
      classes[identifier] == UICollectionViewCell.self, "The stand-in makes cells of UIKit's own classes only"
    )
    return UICollectionViewCell(frame: .zero)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open var visibleCells: [UICollectionViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// Without a data source the content has whatever size it is given.
  func layOut() {
    guard dataSource != nil else { return }
    let old = contentSize
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != old { contentSize = size }
    // What is laid out from right to left begins at the right.
    if isFlipped && touch == .none {
      let fromRight = old == .zero ? bounds.width + adjustedContentInset.right : old.width - contentOffset.x
      let x = old == .zero ? size.width - bounds.width : size.width - fromRight
      contentOffset.x = CGFloat(edges(.horizontal).clamp(Double(x)))
    }
    setNeedsLayout()
  }

  private var isFlipped: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    layOut()
  }
  override func move(to new: CGPoint) {
    super.move(to: new)
    showItems()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showItems()
  }

  private func showItems() {
    guard let dataSource else { return }
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = Set(places.map(\.indexPath))
    for (path, cell) in cells where !wanted.contains(path) {
      cells[path] = nil
      cell.removeFromSuperview()
    }
    for place in places where cells[place.indexPath] == nil {
      let cell = dataSource.collectionView(self, cellForItemAt: place.indexPath)
      cell.frame = place.frame
      cells[place.indexPath] = cell
      addSubview(cell)
    }
  }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
