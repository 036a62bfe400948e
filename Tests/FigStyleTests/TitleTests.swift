import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle's titles")
struct TitleTests {
  let list = SimulatedScrollView()

  @Test("titles in English, state by state")
  func english() {
    RefreshLanguage.texts = .english
    defer { RefreshLanguage.reset() }
    #expect(
      RefreshHeader {}.refreshComponentTitlesWithStates() == [
        .idle: "Pull down to refresh", .pullingInRect: "Pull down to refresh",
        .pullingOutRect: "Release to refresh", .releaseing: "Pull down to refresh",
        .refreshing: "Loading...",
      ])
    #expect(
      RefreshFooter {}.refreshComponentTitlesWithStates() == [
        .idle: "Pull up to load more", .pullingInRect: "Pull up to load more",
        .pullingOutRect: "Release to load more", .releaseing: "Pull up to load more",
        .refreshing: "Loading...", .noMoreData: "No more data",
      ])
  }

  @Test("another language is taken up at the next state")
  func languages() {
    RefreshLanguage.texts = .simplifiedChinese
    defer { RefreshLanguage.reset() }
    list.fig_footer {}
    let footer = list.fig_footer
    #expect(footer?.titleLabel?.text == "上拉加载更多")
    RefreshLanguage.texts = .english
    footer?.setTitle("Own", for: .refreshing)
    list.pullUp()
    #expect(footer?.titleLabel?.text == "Own")
    footer?.endRefreshingWithNoMoreData()
    list.settle()
    #expect(footer?.titleLabel?.text == "No more data")
  }

  @Test("titles set before attaching hold, those of the present state are shown at once, nil shows none")
  func own() {
    let header = RefreshHeader {}
    header.setTitle("Tug", for: .idle)
    header.setTitle(nil, for: .refreshing)
    list.fig_header = header
    #expect(header.titleLabel?.text == "Tug")
    header.setTitle("Tug it", for: .idle)
    #expect(header.titleLabel?.text == "Tug it")
    list.pull()
    #expect(header.titleLabel?.text == nil)
  }
}
