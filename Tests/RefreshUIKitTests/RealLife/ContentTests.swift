import RefreshUIKit
import Testing
import UIKit

@Suite("Real life: content that changes, sticks and nests", .serialized)
struct ContentTests {
  private func makeList(_ style: ListStyle) -> LiveList {
    let live = LiveList(style)
    live.show()
    return live
  }

  @Test("a reload leaves less content than the screen is tall", arguments: ListStyle.allCases, [true, false])
  func shrinks(_ style: ListStyle, shrinksFirst: Bool) {
    let live = makeList(style)
    live.refresh()
    if shrinksFirst { live.list.contentSize.height = 300 }
    live.end()
    if !shrinksFirst { live.list.contentSize.height = 300 }
    live.run(seconds: 2)
    live.expectRest()
    live.list.contentSize.height = 0
    live.run(seconds: 1)
    live.expectRest()
  }

  @Test(
    "a reload at the end of a long list leaves a short one", arguments: ListStyle.withFooter, [true, false])
  func footerShrinks(_ style: ListStyle, shrinksFirst: Bool) {
    let live = makeList(style)
    live.addFooter()
    live.run(seconds: 1)
    live.list.contentOffset.y = 2000 + live.list.contentInset.bottom - 667
    live.list.drag(downBy: -90)
    live.list.standInLift()
    live.run(seconds: 2)
    #expect(live.loads == 1)
    if shrinksFirst { live.list.contentSize.height = 300 }
    style.words.endFooter(of: live.list)
    if !shrinksFirst { live.list.contentSize.height = 300 }
    live.run(seconds: 2)
    live.expectRest()
    #expect(live.loads == 1 && live.list.contentInset.bottom <= 80)
  }

  /// A table's section header sticks to the top of what the inset leaves: it may never hang below that
  /// because of room that nobody sees.
  @Test(
    "section headers stick to the bar while the list is scrolled during a refresh",
    arguments: ListStyle.allCases)
  func stickyHeaders(_ style: ListStyle) {
    let live = makeList(style)
    live.refresh()
    for step in 0...40 {
      live.list.standInDrag(to: CGPoint(x: 0, y: -live.length + CGFloat(step) * 10))
      live.run(seconds: 1 / 60)
      let roomInSight = max(0, -live.list.contentOffset.y)
      #expect(live.list.contentInset.top <= roomInSight + 0.5)
    }
    live.list.standInLift()
    live.run(seconds: 1)
    let place = live.list.contentOffset.y
    live.end()
    live.run(seconds: 1)
    live.expectOffset(place)
    #expect(live.isIdle && live.list.contentInset.top == 0)
  }

  @Test("a list in a list, each with a header", arguments: ListStyle.allCases, ListStyle.allCases)
  func nested(_ outerStyle: ListStyle, _ innerStyle: ListStyle) {
    let outerList = UIScrollView(frame: .phone)
    let outer = LiveList(outerStyle, outerList)
    let inner = LiveList(innerStyle, UITableView(frame: CGRect(x: 0, y: 200, width: 375, height: 400)))
    outerList.addSubview(inner.list)
    outer.show()
    inner.refresh()
    #expect(inner.actions == 1 && outer.actions == 0)
    outer.expectRest()
    outer.refresh()
    inner.expectOpen()
    #expect(inner.actions == 1 && outer.actions == 1)
    inner.endAndRest()
    outer.expectOpen()
    outer.endAndRest()
    inner.expectRest()
  }
}
