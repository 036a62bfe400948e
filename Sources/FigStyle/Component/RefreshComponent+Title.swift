/// Where the title stands in its place.
enum TitleSide {
  case left
  case middle
  case right
}

extension RefreshComponent {
  /// Makes the label, the first time.
  final func makeTitleLabel() {
    guard titleLabel == nil else { return }
    let label = makeLabel(size: 14)
    titleLabel = label
    label.isHidden = look != nil
    layOutTitle(x: 0, width: bounds.size.width, .middle)
  }

  /// A gray label that keeps its margins.
  final func makeLabel(size: CGFloat) -> PlatformLabel {
    let label = PlatformLabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    label.textColor = .gray
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    return label
  }

  /// Asks the subclass for its titles.
  final func readTitles() {
    titlesLanguage = RefreshLanguage.texts
    titles = refreshComponentTitlesWithStates()
  }

  final func showTitle() {
    if let language = titlesLanguage, language != RefreshLanguage.texts { readTitles() }
    let title = ownTitles[state] ?? titles[state]
    titleLabel?.text = title
    lookView?.player.update { $0.texts.title = title ?? "" }
  }
}
