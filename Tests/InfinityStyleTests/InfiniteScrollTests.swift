import InfinityStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("Infinity's infinite scrolling")
struct InfiniteScrollTests {
  // The content ends at an offset of 2000 - 667 = 1333.
  let list = SimulatedScrollView()
  let animator = DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  @Test("arriving at the end loads, finger still down, in 80 points of room")
  func arrives() {
    var actions = 0
    list.fty.infiniteScroll.add(animator: animator) { actions += 1 }
    list.setOffset(1200)
    list.finger.hold(offset: 1330)
    #expect(actions == 0)
    list.finger.hold(offset: 1334)
    #expect(actions == 1 && animator.animating)
    #expect(list.contentInset.bottom == 80)
    list.fty.infiniteScroll.end()
    #expect(!animator.animating)
    #expect(list.contentInset.bottom == 0)
  }

  @Test("momentum loads too, once per arrival")
  func momentum() {
    var actions = 0
    list.fty.infiniteScroll.add(animator: animator) { [list] in
      actions += 1
      list.contentSize.height += 800
      list.fty.infiniteScroll.end()
    }
    list.setOffset(900)
    list.finger.fling(velocity: -2000)
    list.settle()
    #expect(actions == 1)
    list.finger.fling(velocity: -1000)
    list.settle()
    #expect(actions == 2)
  }

  @Test("ending inside the action does not load again in the same drag")
  func endInAction() {
    var actions = 0
    list.fty.infiniteScroll.add(animator: animator) { [list] in
      actions += 1
      list.fty.infiniteScroll.end()
    }
    list.setOffset(1300)
    list.finger.down()
    list.finger.move(by: -120, inSteps: 20)
    list.finger.lift()
    list.settle()
    #expect(actions == 1)
  }

  @Test("not stuck to the content, animator and trigger move out by the bottom inset")
  func stick() {
    var actions = 0
    list.userInset.bottom = 49
    list.fty.infiniteScroll.add(height: 60, animator: animator) { actions += 1 }
    #expect(animator.superview?.frame.minY == 2000)
    list.fty.infiniteScroll.isStickToContent = false
    #expect(animator.superview?.frame.minY == 2049)
    list.setOffset(1300)
    list.finger.hold(offset: 1370)
    #expect(actions == 0)
    list.finger.hold(offset: 1385)
    #expect(actions == 1)
  }

  @Test("pulling short content down never loads more, pulling it up does")
  func shortContent() {
    var actions = 0
    list.contentSize.height = 100
    list.fty.infiniteScroll.add(animator: animator) { actions += 1 }
    list.finger.hold(offset: -80)
    list.finger.lift()
    list.settle()
    #expect(actions == 0)
    list.finger.hold(offset: 30)
    #expect(actions == 1)
  }

  @Test("bound, it changes no inset")
  func bind() {
    list.fty.infiniteScroll.bind(animator: animator) {}
    list.setOffset(1300)
    list.finger.hold(offset: 1340)
    #expect(animator.animating)
    #expect(list.insetWrites == 0)
    #expect(animator.superview == nil)
  }

  @Test("disabling in mid-load lets it end and give its room back")
  func disable() {
    list.fty.infiniteScroll.add(animator: animator) {}
    list.fty.infiniteScroll.begin()
    list.fty.infiniteScroll.isEnabled = false
    #expect(animator.animating)
    list.fty.infiniteScroll.end()
    #expect(!animator.animating && list.contentInset.bottom == 0)
  }
}
