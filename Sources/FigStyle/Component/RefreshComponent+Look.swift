extension RefreshComponent {
  final func lookDidChange() {
    if let look {
      if let lookView { lookView.look = look } else { lookView = addLookView(look) }
    } else if let view = lookView {
      lookView = nil
      removeLookView(view)
    }
    titleLabel?.isHidden = look != nil
    showParts()
    showTitle()
  }

  /// A view at the back that shows a look and follows the component's refreshes.
  final func addLookView(_ look: Look) -> LookView {
    let view = LookView(look: look, frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    looksAtWork.append(view)
    guard let refresher = refresher.object, refresher.isAttached else { return view }
    refresher.addObserver(view)
    view.refresher(refresher, did: .attached)
    view.player.show(refresher.phase)
    return view
  }

  private final func removeLookView(_ view: LookView) {
    looksAtWork.removeAll { $0 === view }
    refresher.object?.removeObserver(view)
    view.player.follow(nil)
    view.removeFromSuperview()
  }
}
