import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@testable import FigStyle

@Suite("When the list was refreshed last")
struct LastUpdatedTests {
  let list = SimulatedScrollView()

  /// Puts the clock at so many seconds.
  private func at(_ seconds: Double) { WallClock.now = { seconds } }

  private func restore() {
    WallClock.now = WallClock.systemTime
    RefreshLanguage.reset()
  }

  @Test("a refresh that ends well is remembered, one that fails is not")
  func remembered() {
    defer { restore() }
    at(1000)
    let header = RefreshHeader {}
    list.fig_header = header
    #expect(header.lastUpdatedTime == nil)
    list.pull()
    list.settle()
    header.endRefreshing()
    list.settle()
    #expect(header.lastUpdatedTime == Date(timeIntervalSinceReferenceDate: 1000))
    at(2000)
    list.pull()
    list.settle()
    list.refreshers[.header]?.end(.failure)
    list.settle()
    #expect(header.lastUpdatedTime == Date(timeIntervalSinceReferenceDate: 1000))
  }

  @Test("shown, it has the lower half; hidden again, the title has all")
  func line() throws {
    let header = RefreshHeader {}
    list.fig_header = header
    #expect(header.lastUpdatedTimeLabel == nil)
    header.showsLastUpdatedTime = true
    let label = try #require(header.lastUpdatedTimeLabel)
    #expect(header.titleLabel?.frame == CGRect(x: 0, y: 0, width: 375, height: 25))
    #expect(label.frame == CGRect(x: 0, y: 25, width: 375, height: 25) && !label.isHidden)
    header.showsLastUpdatedTime = false
    #expect(label.isHidden && header.titleLabel?.frame.height == 50)
  }

  @Test("beside a spinner it stands under the title")
  func beside() throws {
    let header = RefreshIndicatorHeader {}
    header.showsLastUpdatedTime = true
    list.fig_header = header
    list.pull()
    let label = try #require(header.lastUpdatedTimeLabel)
    #expect(label.frame == CGRect(x: 160, y: 25, width: 215, height: 25))
    #expect(label.textAlignment == .left)
  }

  @Test("the words are the app's, if it has any")
  func words() {
    defer { restore() }
    at(1000)
    let header = RefreshHeader {}
    header.showsLastUpdatedTime = true
    header.lastUpdatedTimeText = { $0 == nil ? "never yet" : "at last" }
    list.fig_header = header
    #expect(header.lastUpdatedTimeLabel?.text == "never yet")
    #expect(header.lastUpdatedTimeText?(Date()) == "at last")
    header.lastUpdatedTime = Date(timeIntervalSinceReferenceDate: 5)
    #expect(header.lastUpdatedTimeLabel?.text == "at last")
    header.lastUpdatedTimeText = nil
    #expect(header.lastUpdatedTimeText == nil)
    #expect(header.lastUpdatedTimeLabel?.text?.hasPrefix(RefreshLanguage.texts[.lastUpdated]) == true)
  }

  @Test("today is today, not the same day of another month")
  func today() {
    defer { restore() }
    RefreshLanguage.texts = .english
    let noon = 43_200.0
    at(noon)
    #expect(FigTime.text(nil) == "Last Updated: Never")
    #expect(FigTime.text(noon).hasPrefix("Last Updated: Today "))
    let monthBefore = noon - 31 * 86_400
    #expect(!FigTime.text(monthBefore).contains("Today"))
  }
}
