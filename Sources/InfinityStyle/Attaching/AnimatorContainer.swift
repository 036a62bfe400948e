/// The band of the list in which an animator stands, centred, at the size it came with.
final class AnimatorContainer: PlatformView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    Infinity.log(
      "Infinity places an animator at \(frame.minX), \(frame.minY), \(frame.width), \(frame.height)")
  }
}

extension Refresher {
  /// Puts an animator that is a view into a container of its own; without a view the container is empty.
  func place(_ view: PlatformView?, length: CGFloat) {
    let container = AnimatorContainer(frame: .zero)
    if let view { container.addSubview(view) }
    indicator = RefreshIndicator(view: container, length: Double(length))
  }

  /// Puts a view that shows a look on itself.
  func place(_ look: Look, length: CGFloat) {
    let view = LookView(look: look)
    addObserver(view)
    indicator = RefreshIndicator(view: view, length: Double(length))
  }
}
