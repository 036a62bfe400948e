/// The spinner of the indicator components, and where it and the title stand.
final class IndicatorPart {
  let spinner = PlatformActivityIndicatorView(style: .medium)
  private let shift: CGFloat

  /// - Parameter shift: How far to the left of the middle the spinner stands, in points.
  init(shift: CGFloat) { self.shift = shift }

  func add(to component: RefreshComponent) {
    spinner.color = .gray
    component.titleLabel?.font = .systemFont(ofSize: 13)
    component.addSubview(spinner)
    show(in: component)
    layOut(in: component)
  }

  func show(in component: RefreshComponent) {
    if component.isRefreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
    if component.look != nil { spinner.isHidden = true }
    component.setNeedsLayout()
  }

  func layOut(in component: RefreshComponent) {
    let (width, side) = (component.bounds.size.width, component.bounds.size.height / 2)
    let frame = CGRect(x: (width - side) / 2 - shift, y: side / 2, width: side, height: side)
    if spinner.frame != frame { spinner.frame = frame }
    if component.isRefreshing {
      component.layOutTitle(x: frame.maxX + 5, width: width - frame.maxX - 5, .left)
    } else {
      component.layOutTitle(x: 0, width: width, .middle)
    }
  }
}
