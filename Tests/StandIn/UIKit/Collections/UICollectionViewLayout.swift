@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(indexes: [0, 0])
  open var frame = CGRect.zero
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() {}
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func invalidateLayout() { collectionView?.layOut() }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  private var places: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  open override var collectionViewContentSize: CGSize { size }

  open override func prepare() {
    places.removeAll()
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let across = isVertical ? view.bounds.width : view.bounds.height
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections {
      along = lay(section, view.numberOfItems(inSection: section), isVertical, from: along, across: across)
    }
    size =
      isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    if flipsHorizontallyInOppositeLayoutDirection,
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      for place in places { place.frame.origin.x = size.width - place.frame.maxX }
    }
  }

  private func lay(
    _ section: Int, _ count: Int, _ isVertical: Bool, from start: CGFloat, across: CGFloat
  ) -> CGFloat {
    let (length, breadth) =
      isVertical ? (itemSize.height, itemSize.width) : (itemSize.width, itemSize.height)
    let (before, after) =
      isVertical ? (sectionInset.top, sectionInset.bottom) : (sectionInset.left, sectionInset.right)
    let side = isVertical ? sectionInset.left : sectionInset.top
    let room = across - side - (isVertical ? sectionInset.right : sectionInset.bottom)
    let inLine = max(1, Int((room + minimumInteritemSpacing) / (breadth + minimumInteritemSpacing)))
    let lines = (count + inLine - 1) / inLine
    for item in 0..<count {
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(indexes: [section, item]))
      let along = start + before + CGFloat(item / inLine) * (length + minimumLineSpacing)
      let step = inLine > 1 ? (room - breadth) / CGFloat(inLine - 1) : 0
      let offset = side + CGFloat(item % inLine) * step
      place.frame = CGRect(
        x: isVertical ? offset : along, y: isVertical ? along : offset, width: itemSize.width,
        height: itemSize.height)
      places.append(place)
    }
    return start + before + after + CGFloat(lines) * length + CGFloat(max(0, lines - 1)) * minimumLineSpacing
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { places.first { $0.indexPath == indexPath } }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
