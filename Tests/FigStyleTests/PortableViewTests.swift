#if !canImport(UIKit)
import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle on the portable views")
struct PortableViewTests {
  let list = SimulatedScrollView()

  @Test("the list's moves are told after the state has been judged by them, its sizes after the footer moved")
  func moves() {
    let header = HookHeader {}
    list.fig_header = header
    header.calls.removeAll()
    list.finger.hold(offset: -20)
    list.finger.hold(offset: -80)
    #expect(
      header.calls == [
        "pullingInRect -", "offset 0 to -20", "pullingOutRect Let go", "offset -20 to -80",
      ])
  }

  @Test("sizes are told after the footer has moved, offsets only while it can be used")
  func scrollHooks() {
    let header = HookHeader {}
    list.fig_header = header
    header.calls.removeAll()
    list.contentSize.height = 2400
    #expect(header.calls == ["size 2000 to 2400"])
    header.calls.removeAll()
    header.enableRefresh = false
    list.finger.hold(offset: 40)
    #expect(header.calls.isEmpty)
    list.finger.lift()
    header.enableRefresh = true
    header.isUserInteractionEnabled = false
    list.finger.hold(offset: 60)
    #expect(header.calls.isEmpty)
  }

  @Test("views that are laid out by frames follow the width by their masks")
  func masks() {
    let header = RefreshHeader {}
    list.fig_header = header
    let badge = PlatformView(frame: CGRect(x: 165, y: 0, width: 45, height: 50))
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    header.addSubview(badge)
    list.viewportSize.width = 475
    #expect(badge.frame == CGRect(x: 215, y: 0, width: 45, height: 50))
  }
}
#endif
