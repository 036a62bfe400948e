import InfinityStyle
import RefreshTesting
import RefreshWalks
import Testing

@Suite("What may be called from any thread")
struct OtherThreadTests {
  /// When another thread takes everything away.
  enum Moment: CaseIterable {
    case pulling, released, opening, inTheAction, refreshing, closing, loading
  }

  @Test("takes everything away, whatever is going on, and leaves nothing behind", arguments: Moment.allCases)
  func clear(moment: Moment) async {
    weak var gone: SimulatedScrollView?
    do {
      let list = SimulatedScrollView()
      gone = list
      var others: [Task<Void, Never>] = []
      let clear = { [weak list] in
        guard let list else { return }
        let words = list.fty
        others.append(Task.detached { words.clear() })
      }
      var actions = 0
      list.fty.pullToRefresh.add(animator: DefaultRefreshAnimator(frame: .zero)) {
        actions += 1
        if moment == .inTheAction { clear() }
      }
      list.fty.infiniteScroll.add(animator: DefaultInfiniteAnimator(frame: .zero)) {}
      bring(list, to: moment)
      if moment != .inTheAction { clear() }
      for other in others { await other.value }
      for _ in 0..<1000 where !list.refreshers.all.isEmpty { await Task.yield() }
      #expect(list.refreshers.all.isEmpty)
      if list.finger.isDown { list.finger.lift() }
      #expect(list.settle())
      #expect(list.contentInset == .zero && list.restingOffsets().contains(Double(list.contentOffset.y)))
      #expect(actions <= 1 && !list.hasPendingCalls && !list.hasFrameTickers)
    }
    for _ in 0..<1000 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }

  private func bring(_ list: SimulatedScrollView, to moment: Moment) {
    switch moment {
    case .pulling: list.finger.hold(offset: -90)
    case .released:
      list.finger.hold(offset: -40)
      list.finger.lift()
    case .opening, .inTheAction, .refreshing, .closing:
      list.fty.pullToRefresh.begin()
      list.advance(seconds: moment == .opening ? 0.1 : 1)
      if moment == .closing {
        list.fty.pullToRefresh.end()
        list.advance(seconds: 0.1)
      }
    case .loading: list.fty.infiniteScroll.begin()
    }
  }
}
