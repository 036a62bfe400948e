#if !canImport(UIKit)
import FigStyle
import RefreshSimulation
import Testing

@Suite("FigRefresh's hooks on the list's moves")
@MainActor struct HookTests {
  let list = UIScrollView()

  @Test("hooks hear how the list moves and grows")
  func hooks() {
    let header = WatchingHeader {}
    list.fig_header = header
    list.finger.hold(offset: -10)
    list.finger.hold(offset: -20)
    list.contentSize.height = 2400
    #expect(header.offsets == [-10, -20] && header.heights == [2400])
  }
}
#endif
