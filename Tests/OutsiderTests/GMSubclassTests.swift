import GMStyle
import RefreshTesting
import Testing

private final class Header: GMPullToRefresh {
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame.origin.x = 4
  }
}

@Suite("GMStyle's class, subclassed") @MainActor
struct GMSubclassTests {
  @Test("hangs on a list and refreshes")
  func header() {
    let list = SimulatedScrollView()
    let header = Header(scrollView: list)
    var actions = 0
    header.actionHandler = { actions += 1 }
    list.finger.hold(offset: -60)
    #expect(header.state == .triggered)
    list.finger.lift()
    #expect(header.state == .loading && actions == 1)
    #expect(list.pullToRefreshView === header)
  }
}
