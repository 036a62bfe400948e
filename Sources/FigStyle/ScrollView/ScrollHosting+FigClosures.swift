extension ScrollHosting {
  /// Makes a header of the default class, in place of the one there is.
  ///
  ///     list.fig_header { reload { list.fig_header?.endRefreshing() } }
  ///
  /// - Parameter refreshingClosure: The action, called when the room has opened; held by the header. Nil
  ///   shows a refresh until it is ended.
  public func fig_header(refreshingClosure: (() -> Void)?) {
    fig_header(refreshingClosure: refreshingClosure, endRefreshingClosure: nil)
  }

  /// Makes a header of the default class, in place of the one there is.
  ///
  /// - Parameters:
  ///   - refreshingClosure: The action, called when the room has opened; held by the header.
  ///   - endRefreshingClosure: Called when a refresh has ended and the room has closed; nil for none.
  public func fig_header(refreshingClosure: (() -> Void)?, endRefreshingClosure: (() -> Void)? = nil) {
    fig_header = FigDefaults.header.init(
      refreshingClosure: refreshingClosure ?? {}, endRefreshingClosure: endRefreshingClosure)
  }

  /// Makes a footer of the default class, in place of the one there is.
  ///
  ///     list.fig_footer { loadMore { list.fig_footer?.endRefreshing() } }
  ///
  /// - Parameter refreshingClosure: The action, called when the room has opened; held by the footer. Nil
  ///   shows a load until it is ended.
  public func fig_footer(refreshingClosure: (() -> Void)?) {
    fig_footer(refreshingClosure: refreshingClosure, endRefreshingClosure: nil)
  }

  /// Makes a footer of the default class, in place of the one there is.
  ///
  /// - Parameters:
  ///   - refreshingClosure: The action, called when the room has opened; held by the footer.
  ///   - endRefreshingClosure: Called when a load has ended and the room has closed; nil for none.
  public func fig_footer(refreshingClosure: (() -> Void)?, endRefreshingClosure: (() -> Void)? = nil) {
    fig_footer = FigDefaults.footer.init(
      refreshingClosure: refreshingClosure ?? {}, endRefreshingClosure: endRefreshingClosure)
  }
}
