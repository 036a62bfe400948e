import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

import struct Foundation.Date

@Suite("SVStyle's titles, colours and views", .serialized)
struct PartTests {
  let list = SimulatedScrollView()
  var header: SVPullToRefreshView { list.pullToRefreshView }

  private var texts: [String?] {
    var texts: [String?] = []
    for offset in [-10.0, -70] {
      list.finger.hold(offset: offset)
      texts.append(header.titleLabel.text)
    }
    list.finger.lift()
    texts.append(header.titleLabel.text)
    return texts
  }

  @Test("titles come from the user's language, and from the app where it wants others")
  func titles() {
    RefreshLanguage.texts = .english
    defer { RefreshLanguage.reset() }
    list.addPullToRefresh {}
    #expect(texts == ["Pull to refresh...", "Release to refresh...", "Loading..."])
    header.stopAnimating()
    list.settle()
    RefreshLanguage.texts = .simplifiedChinese
    header.setTitle("Ja", for: .triggered)
    header.setTitle(nil, for: .loading)
    #expect(texts == ["下拉刷新…", "Ja", ""])
  }

  @Test("all stands for the three states")
  func all() {
    list.addPullToRefresh {}
    header.setTitle("One", for: .all)
    #expect(texts == ["One", "One", "One"])
  }

  @Test("numbers stand for states; one that is no state is ignored")
  func numbers() {
    list.addPullToRefresh {}
    header.setTitle("a", forState: 0)
    header.setTitle("b", for: UInt(SVPullToRefreshStateTriggered))
    header.setTitle("c", forState: SVPullToRefreshState.loading)
    header.setTitle("x", for: 3)
    header.setSubtitle("s", forState: UInt(SVPullToRefreshStateAll))
    #expect(texts == ["a", "b", "c"])
    #expect(header.subtitleLabel.text == "s" && header.state == 2 && header.state != 1)
  }

  @Test("arrow, title and second line stand in the middle, side by side")
  func layout() {
    RefreshLanguage.texts = .english
    defer { RefreshLanguage.reset() }
    list.addPullToRefresh {}
    header.layoutIfNeeded()
    let look = header.lookViewForTests
    #expect(look.frame.width == 22 && header.titleLabel.frame.minX - look.frame.maxX - 10 < 1)
    let middle = (look.frame.minX + header.titleLabel.frame.maxX) / 2
    #expect(abs(middle - 187.5) <= 1)
    header.setSubtitle("two", for: .stopped)
    header.layoutIfNeeded()
    #expect(header.subtitleLabel.frame.minY >= header.titleLabel.frame.maxY)
    header.setTitle("", for: .all)
    header.setSubtitle("", for: .all)
    header.layoutIfNeeded()
    #expect(look.frame.midX == 187.5)
  }

  @Test("a real spinner is a subview of header and footer, turns while loading and takes colours")
  func spinner() {
    list.addPullToRefresh {}
    list.addInfiniteScrolling {}
    let spinners = [header.subviews, list.infiniteScrollingView.subviews].map { views in
      views.compactMap { $0 as? PlatformActivityIndicatorView }
    }
    #expect(spinners.map(\.count) == [1, 1])
    spinners.forEach { $0[0].color = .red }
    #expect(header.activityIndicatorViewColor == .red)
    header.activityIndicatorViewStyle = .whiteLarge
    #expect(spinners[0][0].style == .whiteLarge)
    list.triggerPullToRefresh()
    #expect(spinners[0][0].isAnimating && header.lookViewForTests.isHidden)
    header.stopAnimating()
    #expect(!spinners[0][0].isAnimating && !header.lookViewForTests.isHidden)
  }

  @Test("colours reach arrow and labels")
  func colours() {
    list.addPullToRefresh {}
    #expect(header.arrowColor == .gray && header.textColor == .darkGray)
    header.arrowColor = .red
    header.textColor = .green
    #expect(header.lookViewForTests.player.moment.palette.tint == DrawingColor(255, 0, 0))
    #expect(header.titleLabel.textColor == .green && header.subtitleLabel.textColor == .green)
    header.arrowColor = nil
    #expect(header.lookViewForTests.player.moment.palette.tint == nil)
  }

  @Test("a custom view takes everything's place in its state, at once, and keeps its size")
  func custom() {
    list.addPullToRefresh {}
    let view = PlatformView(frame: CGRect(x: 5, y: 5, width: 100, height: 30))
    header.setCustomView(view, for: .loading)
    #expect(view.superview == nil && !header.titleLabel.isHidden)
    list.triggerPullToRefresh()
    #expect(view.frame == CGRect(x: 138, y: 15, width: 100, height: 30))
    #expect(header.titleLabel.isHidden && header.lookViewForTests.isHidden)
    #expect(
      header.subviews.compactMap { $0 as? PlatformActivityIndicatorView }.allSatisfy { !$0.isAnimating })
    header.stopAnimating()
    #expect(view.superview == nil && !header.titleLabel.isHidden)
    header.setCustom(view, for: .all)
    #expect(view.superview === header)
    header.setCustom(nil, forState: .all)
    #expect(view.superview == nil)
  }

  @Test("a footer shows its custom view at once, and its spinner stands still then")
  func footerCustom() {
    list.addInfiniteScrolling {}
    let footer: SVInfiniteScrollingView = list.infiniteScrollingView
    let view = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    list.triggerInfiniteScrolling()
    footer.setCustomView(view, for: UInt(SVInfiniteScrollingStateLoading))
    #expect(view.superview === footer && view.center.x == 188 && !footer.activityIndicatorView.isAnimating)
    footer.setCustom(nil, for: .loading)
    #expect(view.superview == nil && footer.activityIndicatorView.isAnimating)
  }

  @Test("a look with words of its own is given the title")
  func words() {
    list.addPullToRefresh {}
    header.setTitle("Hello", for: .all)
    header.look = Look("wordy", loop: 0, hasTexts: true) { _, _ in }
    #expect(header.lookViewForTests.player.moment.texts.title == "Hello" && header.titleLabel.isHidden)
  }

  @Test("the date of the last refresh is kept and shown")
  func dates() {
    RefreshLanguage.texts = .english
    defer { RefreshLanguage.reset() }
    list.addPullToRefresh {}
    #expect(header.dateLabel == nil && header.lastUpdatedDate == nil)
    header.lastUpdatedDate = nil
    #expect(header.subtitleLabel.text == "Last Updated: Never")
    let date = Date(timeIntervalSince1970: 0)
    header.lastUpdatedDate = date
    #expect(header.lastUpdatedDate == date && header.dateLabel === header.subtitleLabel)
    let text = header.subtitleLabel.text
    list.triggerPullToRefresh()
    header.layoutIfNeeded()
    #expect(text != "Last Updated: Never" && header.subtitleLabel.text == text)
    header.dateFormatter.dateFormat = "yyyy"
    header.dateFormatter = header.dateFormatter
    #expect(header.subtitleLabel.text?.hasPrefix("Last Updated: 19") == true)
    list.changeCurrentRefreshTheme(to: .spiral)
    #expect(header.lastUpdatedDate == date)
  }
}
