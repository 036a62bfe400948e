// What the view is made of. The spinner is a real view; every other look draws all there is.

extension SVInfiniteScrollingView {
  private var showsSpinner: Bool { look?.name == Look.svInfiniteSpinner.name }

  final func makeParts() {
    addSubview(lookView)
    addSubview(activityIndicatorView)
  }

  final func lookDidChange() {
    lookView.look = look ?? .nothing
    showState()
  }

  /// Shows what belongs to the state.
  final func showState() {
    let custom = customViews[state]
    let isPlain = custom == nil
    lookView.isHidden = !isPlain || look == nil || showsSpinner
    if isPlain && showsSpinner && state != .stopped {
      activityIndicatorView.startAnimating()
    } else {
      activityIndicatorView.stopAnimating()
    }
    let words = LookTexts(title: title)
    lookView.player.update { $0.texts = words }
    for (_, view) in customViews where view !== custom && view.superview === self {
      view.removeFromSuperview()
    }
    if let custom, custom.superview !== self { addSubview(custom) }
    setNeedsLayout()
  }

  private var title: String {
    switch state {
    case .stopped, .all: RefreshLanguage.texts[.pullUpToLoadMore]
    case .triggered: RefreshLanguage.texts[.releaseToLoadMore]
    case .loading: RefreshLanguage.texts[.loading]
    }
  }

  final func layOutParts() {
    lookView.frame = bounds
    lookView.layoutIfNeeded()
    activityIndicatorView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let custom = customViews[state] else { return }
    custom.frame.origin = CGPoint(
      x: ((bounds.width - custom.frame.width) / 2).rounded(),
      y: ((bounds.height - custom.frame.height) / 2).rounded())
  }

  /// Lets the look move by the list's frames, if this is the view on screen; else it stands still.
  final func setInMotion() {
    guard let refresher = refresher.object, refresher.indicator?.view === self else {
      return lookView.player.follow(nil)
    }
    lookView.refresher(refresher, did: .attached)
  }

  /// Takes over what an app did to the view that this one replaces.
  final func inherit(from old: SVInfiniteScrollingView) {
    for (state, view) in old.customViews {
      if view.superview === old { view.removeFromSuperview() }
      customViews[state] = view
    }
    activityIndicatorView.color = old.activityIndicatorView.color
    activityIndicatorView.style = old.activityIndicatorView.style
    isHidden = old.hiding.byApp
    backgroundColor = old.backgroundColor
    tintColor = old.tintColor
    lookView.tint = old.lookView.tint
  }
}
