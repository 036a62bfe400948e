import RefreshTesting
import SVStyle
import Testing

private final class Header: SVPullToRefreshView {
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame.origin.x = 4
  }
}

private final class Footer: SVInfiniteScrollingView {
  override func layoutSubviews() { super.layoutSubviews() }
}

@Suite("SVStyle's classes, subclassed") @MainActor
struct SVSubclassTests {
  @Test("make views of their own")
  func views() {
    let header = Header(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    header.layoutIfNeeded()
    #expect(header.titleLabel.frame.minX == 4)
    #expect(header.state == .stopped)
    #expect(Footer(frame: .zero).state == .stopped)
  }
}
