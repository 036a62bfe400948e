import InfinityStyle
import RefreshTesting
import Testing

@Suite("The stock animators")
struct StockAnimatorTests {
  let list = SimulatedScrollView()
  private let frame = CGRect(x: 0, y: 0, width: 24, height: 24)

  @Test("each shows its look, follows the pull, moves while loading and rests afterwards")
  func refresh() {
    let all: [LookRefreshAnimator] = [
      DefaultRefreshAnimator(frame: frame), NormalRefreshAnimator(frame: frame),
      ArrowRefreshAnimator(frame: frame), CircleRefreshAnimator(frame: frame),
      SnakeRefreshAnimator(frame: frame), SparkRefreshAnimator(frame: frame),
    ]
    for animator in all {
      list.fty.pullToRefresh.add(animator: animator) {}
      list.advance(seconds: 1)
      let idle = animator.drawing
      list.finger.hold(offset: -50)
      list.advance(seconds: 1)
      #expect(animator.drawing != idle, "\(animator.look.name) shows no pull")
      #expect(!list.hasFrameTickers)
      list.finger.hold(offset: -70)
      list.finger.lift()
      list.settle()
      list.advance(seconds: 1)
      let loading = animator.drawing
      list.advance(seconds: 0.2)
      let moves = animator.drawing != loading
      #expect(moves != (animator is DefaultRefreshAnimator), "\(animator.look.name): its spinner is a view")
      list.fty.pullToRefresh.end()
      list.settle()
      list.advance(seconds: 1)
      #expect(animator.drawing == idle, "\(animator.look.name) does not come to rest")
      #expect(!list.hasFrameTickers)
    }
  }

  @Test("each footer's moves while loading only")
  func infinite() {
    let all: [LookInfiniteAnimator] = [
      NormalInfiniteAnimator(frame: frame), ArrowInfiniteAnimator(frame: frame),
      CircleInfiniteAnimator(frame: frame), SnakeInfiniteAnimator(frame: frame),
      SparkInfiniteAnimator(frame: frame),
    ]
    for animator in all {
      list.fty.infiniteScroll.add(animator: animator) {}
      list.advance(seconds: 1)
      #expect(!list.hasFrameTickers)
      list.fty.infiniteScroll.begin()
      list.settle()
      list.advance(seconds: 1)
      let loading = animator.drawing
      list.advance(seconds: 0.2)
      #expect(animator.drawing != loading, "\(animator.look.name)")
      list.fty.infiniteScroll.end()
      list.settle()
      list.advance(seconds: 1)
      #expect(!list.hasFrameTickers)
    }
  }

  @Test("bound and beside the list, an animator moves by the list's time")
  func bound() {
    let animator = SnakeRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 18))
    let wrapper = PlatformView(frame: frame)
    wrapper.addSubview(animator)
    list.fty.pullToRefresh.bind(animator: animator) {}
    list.fty.pullToRefresh.begin()
    list.advance(seconds: 1)
    let before = animator.drawing
    list.advance(seconds: 0.2)
    #expect(animator.drawing != before && list.hasFrameTickers)
    wrapper.isHidden = true
    list.advance(seconds: 0.1)
    #expect(!list.hasFrameTickers)
    list.fty.clear()
    #expect(!list.hasFrameTickers)
  }

  @Test("inside an app's own animator too")
  func nested() {
    final class Own: PlatformView, CustomPullToRefreshAnimator {
      let snake = SnakeRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 18))
      func animateState(_ state: PullToRefreshState) {
        if snake.superview == nil { addSubview(snake) }
        snake.animateState(state)
      }
    }
    let own = Own(frame: frame)
    list.fty.pullToRefresh.add(animator: own) {}
    list.fty.pullToRefresh.begin()
    list.advance(seconds: 0.5)
    #expect(list.hasFrameTickers)
  }

  @Test("added to another list, it goes on there when the first one lets go of it")
  func moved() {
    let (first, second) = (SimulatedScrollView(), SimulatedScrollView())
    let snake = SnakeRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 18))
    first.fty.pullToRefresh.add(animator: snake) {}
    second.fty.pullToRefresh.add(animator: snake) {}
    second.fty.pullToRefresh.begin()
    first.fty.clear()
    second.fty.pullToRefresh.begin()
    snake.animateState(.loading)
    second.advance(seconds: 0.5)
    #expect(second.hasFrameTickers && !first.hasFrameTickers)
  }

  @Test("a look is scaled to the frame, and a frame without size shows nothing")
  func scaled() {
    let natural = CircleRefreshAnimator(frame: frame)
    let large = CircleRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 48, height: 60))
    let none = CircleRefreshAnimator(frame: .zero)
    for animator in [natural, large, none] { animator.animateState(.releasing(progress: 0.5)) }
    #expect(!natural.drawing.isEmpty && large.drawing != natural.drawing)
    #expect(none.drawing.isEmpty)
  }

  @Test("a colour of its own")
  func colors() {
    let (arrow, snake) = (ArrowRefreshAnimator(frame: frame), SnakeInfiniteAnimator(frame: frame))
    let blue = PlatformColor(red: 76.0 / 255, green: 143.0 / 255, blue: 1, alpha: 1)
    #expect(arrow.color == blue && snake.color == blue)
    for animator in [arrow, SnakeRefreshAnimator(frame: frame)] as [LookRefreshAnimator] {
      animator.animateState(.releasing(progress: 1))
    }
    let before = arrow.drawing
    arrow.color = .red
    #expect(arrow.drawing != before)
  }

  @Test("the default ring closes slowly at first, and its spinner turns while loading")
  func ring() {
    let ring = DefaultRefreshAnimator(frame: frame)
    #expect(ring.circleLayer.lineWidth == 3 && ring.circleLayer.strokeEnd == 0)
    ring.animateState(.releasing(progress: 0.5))
    #expect(ring.circleLayer.strokeEnd == 0.25 && !ring.activityIndicatorView.isAnimating)
    ring.animateState(.loading)
    #expect(ring.circleLayer.isHidden && ring.activityIndicatorView.isAnimating)
    let own = PlatformActivityIndicatorView(style: .large)
    let old = ring.activityIndicatorView
    ring.activityIndicatorView = own
    #expect(own.superview === ring && own.isAnimating && old.superview == nil)
    ring.animateState(.none)
    #expect(!own.isAnimating && !ring.circleLayer.isHidden && ring.circleLayer.strokeEnd == 0)

    ring.animateState(.releasing(progress: 1))
    let gray = ring.drawing
    ring.circleLayer.strokeColor = PlatformColor.red.cgColor
    ring.animateState(.releasing(progress: 1))
    #expect(ring.drawing != gray)
  }

  @Test("the default footer's spinner says whether it turns")
  func dots() {
    let dots = DefaultInfiniteAnimator(frame: frame)
    #expect(!dots.animating && dots.activityIndicatorView.isHidden)
    dots.animateState(.loading)
    #expect(dots.animating && dots.activityIndicatorView.isAnimating)
    dots.animateState(.none)
    #expect(!dots.animating && dots.activityIndicatorView.isHidden)
  }

  @Test("subclasses by either name of the function hear every state and call through")
  func subclasses() {
    final class New: SnakeRefreshAnimator {
      var states: [PullToRefreshState] = []
      override func animateState(_ state: PullToRefreshState) {
        super.animateState(state)
        states.append(state)
      }
    }
    final class Old: DefaultInfiniteAnimator {
      var states: [InfiniteScrollState] = []
      override func animateState(state: InfiniteScrollState) {
        super.animateState(state: state)
        states.append(state)
      }
    }
    let (new, old) = (New(frame: frame), Old(frame: frame))
    list.fty.pullToRefresh.add(animator: new) {}
    list.fty.infiniteScroll.add(animator: old) {}
    list.fty.pullToRefresh.begin()
    list.fty.infiniteScroll.begin()
    list.fty.pullToRefresh.end()
    list.fty.infiniteScroll.end()
    #expect(new.states == [.releasing(progress: 1), .loading, .none])
    #expect(old.states == [.loading, .none] && !old.animating)
  }
}
