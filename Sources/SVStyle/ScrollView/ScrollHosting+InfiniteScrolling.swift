extension ScrollHosting {
  /// Calls `actionHandler` each time the user scrolls past the end of the content and lets go.
  ///
  /// Say when the load is over:
  ///
  ///     list.addInfiniteScrolling { [weak list] in
  ///       loadMore { list?.infiniteScrollingView.stopAnimating() }
  ///     }
  ///
  /// The view takes 60 points of room after the content for as long as it is shown. Content that does
  /// not fill the list loads nothing. Adding again replaces the action and nothing else; a load that is
  /// running goes on.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!) { svAddFooter(actionHandler) }

  /// The same at either end of the content: at the top, a conversation loads what was said before.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, direction: SVInfiniteScrollingDirection) {
    svAddFooter(actionHandler, at: direction)
  }

  /// The same with the direction's number; a number that is no direction adds nothing.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, direction: UInt) {
    if let direction = SVInfiniteScrollingDirection(rawValue: direction) {
      svAddFooter(actionHandler, at: direction)
    }
  }

  /// The same, shown by a theme. Adding again changes the theme too.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, theme: SVInfiniteScrollingTheme) {
    svAddFooter(actionHandler, showing: theme.viewClass)
  }

  /// The same, shown by the pictures of a GIF file in the main bundle, its name with or without its ending.
  /// Where the file is missing, a spinner turns.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, loadingImageName: String!) {
    svAddFooter(actionHandler, showing: CHQGIFScrollingView.self)
    let view = infiniteScrollingView as? CHQGIFScrollingView
    view?.refreshingImages = loadingImageName.flatMap { LookImages.named($0) }
  }

  /// The same, shown by any look.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, look: Look) {
    svAddFooter(actionHandler)
    infiniteScrollingView?.look = look
  }

  /// The same, shown by a view of the app's class.
  ///
  /// Adding the same class again replaces the action; with another class a load that is running ends without
  /// a callback, and the new view begins at rest.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, viewClass: SVInfiniteScrollingView.Type) {
    svAddFooter(actionHandler, ofClass: viewClass)
  }

  /// Shows another theme from now on, also in the middle of a load.
  ///
  /// Before anything was added this does nothing but say so in debug builds; the original did the reverse.
  public func changeCurrentInfiniteScrollingTheme(to theme: SVInfiniteScrollingTheme) {
    guard let refresher = svFooter, let view = refresher.indicator?.view as? SVInfiniteScrollingView else {
      return DebugNote.say("there is no infinite-scrolling view whose theme could change; add one first")
    }
    svShow(theme.viewClass, in: view, of: refresher)
  }

  // MARK: The view

  /// Starts a load as if the user had scrolled to the end, and runs the action once; does nothing while
  /// one is running or before anything was added.
  public func triggerInfiniteScrolling() { svFooter?.begin() }

  /// The view that loads more, the one at the bottom if there are two; nil before anything was added.
  public var infiniteScrollingView: SVInfiniteScrollingView! { svFooter.map { svFooterHandle(of: $0) } }

  /// The view that loads more at an end of the content; nil if there is none.
  public func infiniteScrollingView(at direction: SVInfiniteScrollingDirection) -> SVInfiniteScrollingView! {
    scrollHost.refreshers[direction.slot].map { svFooterHandle(of: $0) }
  }

  /// Whether the list loads more at its end; false before anything was added, and setting it then does
  /// nothing. Hidden, the view takes no room; a load that is running goes on unseen.
  public var showsInfiniteScrolling: Bool {
    get { svFooter.map { !$0.isHidden } ?? false }
    set { svFooter?.isHidden = !newValue }
  }
}
