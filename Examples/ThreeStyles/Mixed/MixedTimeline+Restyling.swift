import FigStyle

extension MixedTimeline {
  /// Gives the list another look; the new header's action is the old one.
  func restyle() {
    list.fig_header = RefreshIndicatorHeader { [weak self] in
      self?.reload()
    }
  }

  /// What the header is doing, whoever attached it.
  var isBusy: Bool { list.fig_header?.isRefreshing == true }
}
