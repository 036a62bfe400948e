import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle's stock components, in figures")
struct StockTests {
  let list = SimulatedScrollView()

  @Test("text: one centred gray label over the whole strip")
  func text() throws {
    list.fig_header = RefreshHeader {}
    list.fig_footer = RefreshFooter {}
    for component in [list.fig_header, list.fig_footer] as [RefreshComponent?] {
      let label = try #require(component?.titleLabel)
      #expect(label.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
      #expect(label.font.pointSize == 14 && label.textColor == .gray && label.textAlignment == .center)
    }
    #expect(list.fig_header?.frame == CGRect(x: 0, y: -50, width: 375, height: 50))
    #expect(list.surface.subviews.first is RefreshComponent, "behind the content")
  }

  @Test("indicator: the spinner beside the title while refreshing, the title alone otherwise")
  func indicator() throws {
    let (header, footer) = (RefreshIndicatorHeader {}, RefreshIndicatorFooter {})
    (list.fig_header, list.fig_footer) = (header, footer)
    let strip = CGRect(x: 0, y: 0, width: 375, height: 50)
    #expect(header.indicatorView.frame == CGRect(x: 130, y: 12.5, width: 25, height: 25))
    #expect(footer.indicatorView.frame == CGRect(x: 135, y: 12.5, width: 25, height: 25))
    #expect(header.titleLabel?.font.pointSize == 13 && header.titleLabel?.frame == strip)
    #expect(header.indicatorView.isHidden && !header.indicatorView.isAnimating)
    list.pull()
    #expect(header.indicatorView.isAnimating && !header.indicatorView.isHidden)
    #expect(header.titleLabel?.frame == CGRect(x: 160, y: 0, width: 215, height: 50))
    #expect(header.titleLabel?.textAlignment == .left)
    list.settle()
    header.endRefreshing()
    list.settle()
    #expect(!header.indicatorView.isAnimating && header.titleLabel?.frame == strip)
    #expect(header.titleLabel?.textAlignment == .center)
    list.pullUp()
    #expect(footer.titleLabel?.frame == CGRect(x: 165, y: 0, width: 210, height: 50))
    list.settle()
    footer.endRefreshingWithNoMoreData()
    list.settle()
    #expect(!footer.indicatorView.isAnimating && footer.titleLabel?.frame == strip)
  }

  @Test("images: 60 points high, the title 10 points after a picture of 40 that ends left of the middle")
  func images() {
    let (header, footer) = (RefreshImagesHeader {}, RefreshImagesFooter {})
    (list.fig_header, list.fig_footer) = (header, footer)
    for component in [header, footer] as [RefreshComponent] {
      #expect(component.frame.height == 60 && component.titleLabel?.font.pointSize == 13)
      #expect(component.titleLabel?.frame == CGRect(x: 177.5, y: 0, width: 197.5, height: 60))
      #expect(component.titleLabel?.textAlignment == .left)
      let figure = component.subviews.first as? LookView
      #expect(figure?.look.name == Look.figImages.name && figure?.frame == component.bounds)
    }
    header.beginRefreshing()
    let figure = header.subviews.first as? LookView
    #expect(figure?.player.moment.phase == .refreshing && figure?.player.isTicking == true)
    list.settle()
    header.endRefreshing()
    list.settle()
    list.advance(seconds: 1)
    #expect(figure?.player.isTicking == false, "idle draws no frames")
  }

  @Test("what a subclass places after a stock component stays, in every state")
  func ownPlaces() {
    final class Own: RefreshIndicatorHeader {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(x: 7, y: 0, width: 100, height: height)
      }
    }
    let header = Own {}
    list.fig_header = header
    #expect(header.titleLabel?.frame.minX == 7)
    list.pull()
    #expect(header.titleLabel?.frame.minX == 7 && header.indicatorView.frame.minX == 130)
    list.settle()
    header.endRefreshing()
    list.settle()
    #expect(header.titleLabel?.frame.minX == 7)
  }

  @Test("where text runs from right to left, figure and title change sides")
  func mirrored() throws {
    let header = RefreshImagesHeader {}
    list.fig_header = header
    let figure = try #require(header.subviews.first as? LookView)
    figure.player.update { $0.isRightToLeft = true }
    header.setNeedsLayout()
    header.layoutIfNeeded()
    #expect(header.titleLabel?.frame == CGRect(x: 0, y: 0, width: 197.5, height: 60))
    #expect(header.titleLabel?.textAlignment == .right)
  }

  @Test("images of the app's own take the figure's place, state by state")
  func ownImages() throws {
    let header = RefreshImagesHeader {}
    let pictures = ["still", "a", "b"].compactMap { PlatformImage(named: $0) }
    let (still, run) = (pictures[0], Array(pictures.dropFirst()))
    header.setImages([still], for: .idle)
    list.fig_header = header
    header.setImages(run, duration: 0.6, for: .refreshing)
    let view = try #require(header.imageView)
    #expect(view.superview === header && view.frame == CGRect(x: 127.5, y: 0, width: 40, height: 60))
    #expect(view.image === still && !view.isAnimating)
    #expect(header.subviews.first?.isHidden == true)
    list.pull(70)
    #expect(view.isAnimating && view.animationImages?.count == 2 && view.animationDuration == 0.6)
    list.settle()
    header.endRefreshing()
    list.settle()
    #expect(view.image === still && !view.isAnimating)
    header.setImages([], for: .idle)
    header.setImages([], for: .refreshing)
    #expect(view.isHidden && header.subviews.first?.isHidden == false)
  }

  @Test("stock components are open to subclasses, and follow the width")
  func width() {
    final class Own: RefreshIndicatorHeader {}
    let header = Own {}
    list.fig_header = header
    list.viewportSize.width = 500
    #expect(header.frame.width == 500 && header.titleLabel?.frame.width == 500)
    #expect(header.indicatorView.frame.minX == 192.5)
    list.pull()
    list.viewportSize.width = 400
    #expect(header.titleLabel?.frame == CGRect(x: 172.5, y: 0, width: 227.5, height: 50))
  }

  @Test("a subclass that lays out by frames follows the width: the label by itself, views by layout")
  func ownLayout() {
    final class Framed: RefreshHeader {
      let line = PlatformView()
      override func refreshComponentDidMoveToSuperview() {
        super.refreshComponentDidMoveToSuperview()
        addSubview(line)
        titleLabel?.frame = CGRect(x: 40, y: 0, width: frame.width - 40, height: height)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: height - 1, width: bounds.width, height: 1)
      }
    }
    let header = Framed {}
    list.fig_header = header
    list.viewportSize.width = 475
    #expect(header.titleLabel?.frame == CGRect(x: 40, y: 0, width: 435, height: 50))
    #expect(header.line.frame == CGRect(x: 0, y: 49, width: 475, height: 1))
  }

  @Test("attached before the list has a size, it is right once it has one")
  func sizeLater() {
    let list = SimulatedScrollView(viewport: .zero, content: .zero)
    let header = RefreshIndicatorHeader {}
    list.fig_header = header
    header.beginRefreshing()
    list.viewportSize = CGSize(width: 375, height: 667)
    list.contentSize = CGSize(width: 375, height: 2000)
    list.settle()
    #expect(header.state == .refreshing && header.frame.width == 375)
    #expect(header.titleLabel?.frame == CGRect(x: 160, y: 0, width: 215, height: 50))
  }
}
