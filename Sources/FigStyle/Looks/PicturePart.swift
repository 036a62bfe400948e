/// The picture of the images components: a figure that is drawn, or the app's own pictures.
final class PicturePart {
  static let height: CGFloat = 60
  private static let width: CGFloat = 40

  private(set) var imageView: PlatformImageView?
  private var figure: LookView?
  private var images: [RefreshState: Sequence] = [:]

  private struct Sequence {
    let images: [PlatformImage]
    let duration: Double
  }

  func add(to component: RefreshComponent) {
    component.titleLabel?.font = .systemFont(ofSize: 13)
    if figure == nil { figure = component.addLookView(.figImages) }
    if let imageView { component.addSubview(imageView) }
    show(in: component)
    layOut(in: component)
  }

  func setImages(
    _ new: [PlatformImage], duration: Double, for state: RefreshState, in component: RefreshComponent
  ) {
    images[state] = new.isEmpty ? nil : Sequence(images: new, duration: duration)
    if imageView == nil {
      let view = PlatformImageView(frame: .zero)
      imageView = view
      if component.titleLabel != nil { component.addSubview(view) }
    }
    show(in: component)
    component.layoutIfNeeded()
  }

  func show(in component: RefreshComponent) {
    let hasImages = !images.isEmpty
    figure?.isHidden = hasImages || component.look != nil
    imageView?.isHidden = !hasImages || component.look != nil
    if let view = imageView { show(images[component.state] ?? images[.idle], in: view) }
    component.setNeedsLayout()
  }

  private func show(_ sequence: Sequence?, in view: PlatformImageView) {
    view.stopAnimating()
    view.image = sequence?.images.first
    guard let sequence, sequence.images.count > 1 else {
      view.animationImages = nil
      return
    }
    view.animationImages = sequence.images
    view.animationDuration = sequence.duration
    view.startAnimating()
  }

  func layOut(in component: RefreshComponent) {
    let (width, height) = (component.bounds.size.width, component.bounds.size.height)
    // The figure stands on the other side of the middle where text runs from right to left.
    let isMirrored = figure?.player.moment.isRightToLeft ?? false
    let x = isMirrored ? width / 2 + 20 : width / 2 - 60
    let frame = CGRect(x: x, y: 0, width: Self.width, height: height)
    if let imageView, imageView.frame != frame { imageView.frame = frame }
    if isMirrored {
      component.layOutTitle(x: 0, width: frame.minX - 10, .right)
    } else {
      component.layOutTitle(x: frame.maxX + 10, width: width - frame.maxX - 10, .left)
    }
  }
}
