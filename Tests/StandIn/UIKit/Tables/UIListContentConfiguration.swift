@preconcurrency @MainActor public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What shows a cell's content.
private final class ListContentView: UIView {
  let configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration, in cell: UITableViewCell) {
    self.configuration = configuration
    super.init(frame: cell.contentView.bounds)
    cell.contentView.addSubview(self)
  }
  required init?(coder: NSCoder) { preconditionFailure("Made in code") }
}

extension UITableViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { contentView.subviews.lazy.compactMap { ($0 as? ListContentView)?.configuration }.first }
    set {
      for view in contentView.subviews where view is ListContentView { view.removeFromSuperview() }
      if let newValue { _ = ListContentView(newValue, in: self) }
    }
  }
}

extension UITableView {
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
