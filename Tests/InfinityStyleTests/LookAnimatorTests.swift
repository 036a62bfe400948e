import InfinityStyle
import RefreshTesting
import Testing

@Suite("Every look as an animator")
struct LookAnimatorTests {
  let list = SimulatedScrollView()

  private var shown: LookView? { list.surface.subviews.first as? LookView }

  @Test("a look by its whole name fills the room and follows the pull")
  func wholeName() {
    var actions = 0
    list.fty.pullToRefresh.add(.infinitySnake) { actions += 1 }
    #expect(shown?.look.name == "infinity-snake")
    #expect(shown?.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    list.finger.hold(offset: -30)
    #expect(shown?.player.moment.phase == .pulling(progress: 0.5))
    list.finger.hold(offset: -80)
    list.finger.lift()
    #expect(actions == 1 && list.contentInset.top == 60)
    list.fty.pullToRefresh.end()
  }

  @Test("Infinity's own go by their short names, each as header and footer want it")
  func shortNames() {
    list.fty.pullToRefresh.add(.snake) {}
    #expect(shown?.look.name == Look.infinitySnake.name)
    list.fty.pullToRefresh.remove()
    list.fty.infiniteScroll.add(.snake, height: 44, action: nil)
    #expect(shown?.look.name == Look.infinityInfiniteSnake.name)
    #expect(shown?.frame == CGRect(x: 0, y: 2000, width: 375, height: 44))
    list.fty.infiniteScroll.begin()
    list.advance(seconds: 1)
    #expect(list.hasFrameTickers)
    list.fty.infiniteScroll.end()
  }

  @Test("all short names")
  func allNames() {
    let all: [InfinityLook] = [.default, .normal, .arrow, .circle, .snake, .spark, .images]
    for look in all {
      list.fty.pullToRefresh.add(look, action: nil)
      list.fty.infiniteScroll.add(look) {}
      #expect(list.surface.subviews.count == 2)
    }
    list.fty.clear()
    #expect(list.surface.subviews.isEmpty)
  }

  @Test("every look there is can be added, header and footer")
  func everyLook() {
    for look in Look.infinityLooks + [.svArrow, .figText, .gmProgress, .quiet] {
      list.fty.pullToRefresh.add(look, height: look.height) {}
      list.fty.infiniteScroll.add(look, height: look.height) {}
      list.fty.pullToRefresh.begin()
      list.fty.infiniteScroll.begin()
      list.settle()
      #expect(list.contentInset == SimulatedInsets(top: look.height, bottom: look.height))
      list.fty.clear()
      list.settle()
      #expect(list.contentInset == SimulatedInsets() && !list.hasFrameTickers)
    }
  }

  @Test("images of one's own by their short name")
  func images() {
    let images = LookImages("mine", frames: 8, seconds: 1, width: 20, height: 20)
    list.fty.pullToRefresh.add(.images(pull: images, loop: images)) {}
    list.finger.hold(offset: -30)
    #expect(shown?.drawing.isEmpty == false)
  }

  @Test("an object made of any look, bound or added")
  func object() {
    let own = Look("own", loop: 1) { moment, drawing in drawing.move(to: moment.progress, moment.width) }
    let animator = LookRefreshAnimator(look: own, frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    list.fty.pullToRefresh.bind(animator: animator) {}
    list.finger.hold(offset: -30)
    #expect(animator.drawing.elements == [.move(x: 0.5, y: 50)])
    let end = LookInfiniteAnimator(look: own, frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    list.fty.infiniteScroll.add(animator: end) {}
    #expect(end.drawing.elements == [.move(x: 0, y: 30)])
  }
}
