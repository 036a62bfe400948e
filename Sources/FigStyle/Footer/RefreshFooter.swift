/// A footer with a text.
///
///     list.fig_footer = RefreshFooter { loadMore { list.fig_footer?.endRefreshing() } }
open class RefreshFooter: RefreshFooterControl {
  /// The titles in the language of `RefreshLanguage`.
  open override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    let texts = RefreshLanguage.texts
    let pull = texts[.pullUpToLoadMore]
    return [
      .idle: pull, .pullingInRect: pull, .pullingOutRect: texts[.releaseToLoadMore], .releaseing: pull,
      .refreshing: texts[.loading], .noMoreData: texts[.noMoreData],
    ]
  }

  override func register(with refresher: Refresher) { refresher.setHandle(self as RefreshFooter) }
}
