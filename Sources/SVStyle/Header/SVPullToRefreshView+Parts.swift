extension Look {
  /// Nothing to be seen.
  nonisolated static let nothing = Look("nothing", loop: 0, settling: 0) { _, _ in }

  /// Whether a look is made of real views: labels and a spinner that apps reach for and colour.
  nonisolated var isMadeOfViews: Bool { name == Look.svArrow.name }
}

// What the view is made of. With the arrow, labels and spinner are real views, and the look draws the arrow
// only; every other look draws all there is.

extension SVPullToRefreshView {
  private var showsViews: Bool { look?.isMadeOfViews ?? false }

  final func makeParts() {
    titleLabel.font = .boldSystemFont(ofSize: 14)
    subtitleLabel.font = .systemFont(ofSize: 12)
    for label in [titleLabel!, subtitleLabel!] {
      label.textColor = .darkGray
      label.backgroundColor = .clear
    }
    addSubview(lookView)
    addSubview(titleLabel)
    addSubview(subtitleLabel)
    addSubview(spinner)
  }

  final func lookDidChange() {
    lookView.look = look ?? .nothing
    showState()
  }

  /// Shows what belongs to the state.
  final func showState() {
    let custom = customViews[state]
    let isPlain = custom == nil
    titleLabel.text = title
    subtitleLabel.text = subtitle
    titleLabel.isHidden = !(isPlain && showsViews)
    subtitleLabel.isHidden = !(isPlain && showsViews)
    let spins = isPlain && showsViews && state == .loading
    lookView.isHidden = !isPlain || look == nil || spins
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
    let words = showsViews ? LookTexts() : LookTexts(title: title, subtitle: subtitle)
    lookView.player.update { $0.texts = words }
    for (_, view) in customViews where view !== custom && view.superview === self {
      view.removeFromSuperview()
    }
    if let custom, custom.superview !== self { addSubview(custom) }
    setNeedsLayout()
  }

  final func layOutParts() {
    let middle = bounds.height / 2
    if let custom = customViews[state] {
      custom.frame.origin = CGPoint(
        x: ((bounds.width - custom.frame.width) / 2).rounded(),
        y: ((bounds.height - custom.frame.height) / 2).rounded())
    }
    guard showsViews else {
      lookView.frame = bounds
      spinner.center = CGPoint(x: bounds.midX, y: middle)
      lookView.layoutIfNeeded()
      return
    }
    titleLabel.sizeToFit()
    subtitleLabel.sizeToFit()
    let first = (titleLabel.text ?? "").isEmpty ? CGSize.zero : titleLabel.frame.size
    let second = (subtitleLabel.text ?? "").isEmpty ? CGSize.zero : subtitleLabel.frame.size
    let widest = max(first.width, second.width)
    let left = (bounds.width - (widest > 0 ? 32 + widest : 22)) / 2
    let gap: CGFloat = first.height > 0 && second.height > 0 ? 2 : 0
    let top = middle - (first.height + gap + second.height) / 2
    titleLabel.frame = CGRect(x: left + 32, y: top, width: first.width, height: first.height).onPoints
    subtitleLabel.frame =
      CGRect(x: left + 32, y: top + first.height + gap, width: second.width, height: second.height).onPoints
    lookView.frame = CGRect(x: left, y: 0, width: 22, height: bounds.height)
    spinner.center = CGPoint(x: left + 11, y: middle)
    lookView.layoutIfNeeded()
  }
}

extension CGRect {
  /// The same rectangle, its corner and its size on whole points.
  fileprivate var onPoints: CGRect {
    CGRect(
      x: origin.x.rounded(), y: origin.y.rounded(), width: size.width.rounded(.up),
      height: size.height.rounded(.up))
  }
}
