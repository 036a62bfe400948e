import InfinityStyle
import RefreshTesting
import Testing

@Suite("Springs instead of plain curves")
struct SpringTests {
  let list = SimulatedScrollView()

  /// What the screen shows of something, frame by frame, until it has come to rest.
  private func course(_ value: () -> Double) -> [Double] {
    (0..<40).map { _ in
      list.advance(frames: 1)
      return value()
    }
  }

  private func end() -> [Double] {
    list.fty.pullToRefresh.begin()
    list.settle()
    list.fty.pullToRefresh.end()
    return course { list.presentedInset(at: .top) }
  }

  @Test("a header's inset swings past its place and back, and takes 0.4 s")
  func header() {
    list.fty.pullToRefresh.add(animator: Recorder()) {}
    let plain = end()
    list.supportSpringBounces = true
    let spring = end()
    #expect(plain.allSatisfy { (0...60).contains($0) } && spring.contains { $0 < -1 })
    #expect(plain[18...].allSatisfy { $0 == 0 } && spring[18] != 0)
    #expect(spring[24...].allSatisfy { $0 == 0 })
    #expect(plain[2] > spring[2], "a spring starts faster")
  }

  @Test("a footer's inset and the offset of both swing too")
  func footerAndOffset() {
    list.supportSpringBounces = true
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    list.setOffset(1000)
    list.fty.infiniteScroll.begin()
    let offsets = course { list.presentedOffset() }
    #expect(offsets.contains { $0 > 1414 } && offsets.last == 1413)
    list.fty.infiniteScroll.end()
    #expect(course { list.presentedInset(at: .bottom) }.contains { $0 < -1 })
  }

  @Test("it is off by default, the list's own, and holds for what is there and what comes")
  func setting() {
    #expect(!list.supportSpringBounces && !list.fty.usesSpringInsetAnimation)
    list.fty.pullToRefresh.add(animator: Recorder()) {}
    list.supportSpringBounces = true
    #expect(list.fty.usesSpringInsetAnimation)
    let spring = ScrollAnimation(duration: 0.4, curve: .spring(damping: 0.6, initialVelocity: 1))
    #expect(list.refreshers[.header]?.policy.animation == spring)
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    #expect(list.refreshers[.footer]?.policy.animation == spring)
    list.supportSpringBounces = false
    #expect(list.refreshers[.header]?.policy.animation == ScrollAnimation(duration: 0.3))
    #expect(list.refreshers[.footer]?.policy.animation == ScrollAnimation(duration: 0.3))
    #expect(!SimulatedScrollView().supportSpringBounces)
  }

  @Test("what another style attached keeps its own curve")
  func others() {
    let other = Refresher(slot: .header) {}
    other.policy.animation = ScrollAnimation(duration: 0.5)
    list.fty.pullToRefresh.add(animator: Recorder()) {}
    list.refreshers.attach(other)
    list.supportSpringBounces = true
    #expect(other.policy.animation == ScrollAnimation(duration: 0.5))
  }
}
