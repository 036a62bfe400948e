import FigStyle

// Every way in which FigRefresh is called, with names and bodies of our own.

// A header built from a closure.
@MainActor func headerFromClosure(_ list: UIScrollView, _ feed: Feed) {
  list.fig_header = RefreshIndicatorHeader(refreshingClosure: { [weak list] in
    feed.reload { list?.fig_header?.endRefreshing() }
  })
}

// A footer, with a trailing closure on the initialiser.
@MainActor func footerFromTrailingClosure(_ list: UIScrollView, _ feed: Feed) {
  list.fig_footer = RefreshFooter { [weak list] in feed.older { list?.fig_footer?.endRefreshing() } }
}

// Defaults for the whole app, then the short form.
@MainActor func defaultsAndShortForm(_ list: UIScrollView, _ feed: Feed) -> (Any.Type, Any.Type, CGFloat) {
  FigRefreshSetDefaultHeader(RefreshImagesHeader.self)
  FigRefreshSetDefaultFooter(RefreshFooter.self)
  FigRefreshSetDefaultComponentHeight(64)
  list.fig_header { [weak list] in feed.reload { list?.fig_header?.endRefreshing() } }
  list.fig_footer { [weak list] in
    feed.older { list?.fig_footer?.endRefreshing() }
  }
  let header: RefreshHeader.Type = FigRefreshGetDefaultHeader()
  let footer: RefreshFooter.Type = FigRefreshGetDefaultFooter()
  let height: CGFloat = FigRefreshGetDefaultComponentHeight()
  return (header, footer, height)
}

// Two closures.
@MainActor func twoClosures(_ list: UIScrollView, say: @escaping (String) -> Void) {
  list.fig_header(refreshingClosure: {}, endRefreshingClosure: { say("header done") })
  list.fig_footer(refreshingClosure: {}, endRefreshingClosure: nil)
  list.fig_footer = RefreshFooter(refreshingClosure: {}, endRefreshingClosure: { say("footer done") })
}

// A header of one's own, as the guide builds one: a picture, a second label, and a title moved.
public class StampHeader: RefreshHeader {
  var picture: UIImageView?
  var detail: UILabel?

  public override func refreshComponentHeight() -> CGFloat {
    return 72
  }

  public override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    return [
      .idle: "Pull", .pullingInRect: "Pull", .pullingOutRect: "Let go", .releaseing: "Pull",
      .refreshing: "Wait",
    ]
  }

  public override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    let picture = UIImageView(frame: CGRect(x: 8, y: 0, width: 24, height: height))
    picture.isHidden = true
    self.picture = picture
    addSubview(picture)
    let detail = UILabel()
    detail.text = "since Monday"
    self.detail = detail
    addSubview(detail)
    detail.frame = CGRect(x: 40, y: height / 2, width: frame.width - 40, height: height / 2)

    titleLabel?.textColor = UIColor.gray
    titleLabel?.textAlignment = .left
    titleLabel!.font = UIFont.systemFont(ofSize: 13)
    titleLabel?.frame = CGRect(
      x: picture.frame.maxX + 10, y: 0, width: frame.width - (picture.frame.maxX + 10), height: height / 2)
  }

  public override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    switch state {
    case .refreshing:
      picture?.isHidden = false
      break
    default:
      picture?.isHidden = true
      break
    }
  }
}

// A footer of one's own, with the state's name spelled right.
public class MuteFooter: RefreshFooter {
  public override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    [.idle: "", .releasing: "", .refreshing: "Wait", .noMoreData: "That was all"]
  }
}

// A subclass with a property of its own that has no default.
public class CountingFooter: RefreshIndicatorFooter {
  let limit: Int

  public required init(
    refreshingClosure: @escaping () -> Void, endRefreshingClosure: (() -> Void)? = nil
  ) {
    limit = 3
    super.init(refreshingClosure: refreshingClosure, endRefreshingClosure: endRefreshingClosure)
  }

  public required init?(coder: PlatformCoder) { nil }
}

// Every state.
func number(of state: RefreshState) -> Int {
  switch state {
  case .idle: return 0
  case .pullingInRect: return 1
  case .pullingOutRect: return 2
  case .releaseing: return 3
  case .refreshing: return 4
  case .noMoreData: return 5
  }
}

func isLettingGo(_ state: RefreshState) -> Bool {
  switch state {
  case .releasing: return true
  default: return false
  }
}

// The last page.
@MainActor func lastPage(_ list: UIScrollView, say: @escaping (String) -> Void) {
  list.fig_footer?.setTitle("The end", for: .noMoreData)
  list.fig_footer?.endRefreshingWithNoMoreData()
  list.fig_footer?.endRefreshingWithNoMoreData(closure: { say("closed") })
}

// A reload re-arms the footer.
@MainActor func rearm(_ list: UIScrollView, say: @escaping (String) -> Void) {
  list.fig_header?.endRefreshingWithResetFooter()
  list.fig_header?.endRefreshingWithResetFooter(closure: { say("top again") })
  list.fig_footer?.resetNoMoreData()
  list.fig_footer?.resetNoMoreData { say("armed") }
}

// What comes after the closing animation.
@MainActor func closing(_ list: UIScrollView, say: @escaping (String) -> Void) {
  list.fig_header?.endRefreshing { say("header is away") }
  list.fig_header?.endRefreshing(closure: nil)
}

// Both off and on.
@MainActor func switchBoth(_ list: UIScrollView, on: Bool) {
  list.fig_header?.enableRefresh = on
  list.fig_footer?.enableRefresh = on
}

// A look before ending.
@MainActor func endIfRefreshing(_ list: UIScrollView) {
  guard let header = list.fig_header, header.isRefreshing, header.state == .refreshing else { return }
  header.endRefreshing()
}

// Generic code over the protocol.
@MainActor func stop<T: Refreshable>(_ host: T) {
  host.fig_footer?.endRefreshing()
  host.fig_header = nil
}

// From a metatype, as the defaults do.
@MainActor func make(_ type: RefreshHeader.Type) -> RefreshHeader { type.init(refreshingClosure: {}) }

// Another header on one list.
@MainActor func anotherHeader(_ list: UIScrollView) {
  FigRefreshSetDefaultHeader(StampHeader.self)
  list.fig_header = RefreshHeader {}
  list.fig_header = StampHeader(refreshingClosure: {})
}

// Hooks on the list's moves.
public class WatchingHeader: RefreshHeader {
  private(set) var offsets: [CGFloat] = []
  private(set) var heights: [CGFloat] = []

  public override func scrollViewContentOffsetDidChange(
    scrollView: PlatformScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    super.scrollViewContentOffsetDidChange(scrollView: scrollView, change: change)
    if let new = change?[.newKey] as? CGPoint { offsets.append(new.y) }
  }

  public override func scrollViewContentSizeDidChange(
    scrollView: PlatformScrollView, change: [NSKeyValueChangeKey: Any]?
  ) {
    super.scrollViewContentSizeDidChange(scrollView: scrollView, change: change)
    if let new = change?[.newKey] as? CGSize { heights.append(new.height) }
  }
}

// Begin, a wrapper's optional closure, and a footer hidden by the app: as apps of this shape do it.
@MainActor func wrap(_ list: UIScrollView, refresh: (() -> Void)?, more: (() -> Void)? = nil) {
  list.fig_header = RefreshHeader(refreshingClosure: refresh)
  list.fig_footer(refreshingClosure: more)
  list.fig_footer?.isHidden = more == nil
  list.fig_header?.beginRefreshing()
}
