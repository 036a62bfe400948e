import RefreshTestKit
import Testing

@Suite("S · Accessibility", .serialized)
struct GroupS_AccessibilityTests {
  private func actionNames(_ view: PlatformView) -> [String] {
    (view.accessibilityCustomActions ?? []).map(\.name)
  }

  private func perform(_ name: String, on view: PlatformView) -> Bool {
    guard let action = view.accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return false
    }
    return action.actionHandler?(action) ?? false
  }

  // S1 · https://github.com/CoderMJLee/MJRefresh/issues/869
  @Test("an idle header is no element, and the list offers to refresh", arguments: NamedPolicy.headers)
  func customAction(_ header: NamedPolicy) {
    let bench = EngineBench(header: header.policy)
    let view = bench.views.header
    if header.policy.room != .permanent {
      #expect(!view.isAccessibilityElement && view.accessibilityElementsHidden)
    }
    #expect(actionNames(bench.list.surface) == ["Refresh"])
    #expect(perform("Refresh", on: bench.list.surface))
    bench.settle()
    #expect(bench.actions.header == 1)
    #expect(view.isAccessibilityElement && !view.accessibilityElementsHidden)
    #expect(view.accessibilityLabel == "Refresh" && view.accessibilityValue == "Refreshing")
    #expect(view.accessibilityTraits == .updatesFrequently)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.list.announcements == ["Refreshing", "Refreshed"])
    if header.policy.room != .permanent { #expect(!view.isAccessibilityElement) }
  }

  // S2 · https://github.com/soffes/SSPullToRefresh/issues/61
  @Test("a three-finger scroll refreshes at the top, and is left to the platform elsewhere")
  func threeFingers() {
    let bench = EngineBench(footer: .footer)
    bench.setOffset(300)
    #expect(!bench.host.accessibilityScroll(.up))
    bench.setOffset(0)
    #expect(!bench.host.accessibilityScroll(.down) && !bench.host.accessibilityScroll(.left))
    #expect(bench.list.announcements.isEmpty)
    #expect(bench.host.accessibilityScroll(.up))
    bench.settle()
    #expect(bench.actions.header == 1 && bench.list.announcements == ["Refreshing"])
    #expect(!bench.host.accessibilityScroll(.up), "what is refreshing already is not begun again")
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.actions.header == 1)
  }

  @Test("a three-finger scroll at the end loads more")
  func threeFingersAtTheEnd() {
    let bench = EngineBench(header: nil, footer: .footer.but { $0.fires = .onRelease })
    bench.setOffset(2000 - 480)
    #expect(bench.host.accessibilityScroll(.down))
    #expect(bench.actions.footer == 1 && bench.list.announcements == ["Loading more"])
  }

  @Test("a magic tap refreshes wherever the list stands, once")
  func magicTap() {
    let bench = EngineBench()
    bench.setOffset(900)
    #expect(bench.host.accessibilityPerformMagicTap())
    #expect(!bench.host.accessibilityPerformMagicTap())
    bench.settle()
    #expect(bench.actions.header == 1 && bench.offset == 900)
  }

  @Test("a user who asks again for what code began hears how it ends")
  func askedAgain() {
    let bench = EngineBench(header: .header.but { $0.secondBegin = .restart })
    bench.step { bench.header.begin() }
    bench.settle()
    #expect(bench.header.offersAction && bench.header.activate())
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.actions.header == 2 && bench.list.announcements == ["Refreshing", "Refreshed"])
  }

  @Test("what a user asks for unseen starts once, when it is seen, and is said then")
  func askedUnseen() {
    let bench = EngineBench(isInWindow: false)
    #expect(bench.header.activate() && bench.header.activate())
    #expect(bench.actions.header == 0 && bench.list.announcements.isEmpty)
    bench.step { bench.list.isInWindow = true }
    bench.settle()
    #expect(bench.actions.header == 1 && bench.list.announcements == ["Refreshing"])
  }

  @Test("nothing is offered where a user could not pull either")
  func nothingToOffer() {
    let bench = EngineBench(footer: .footer.but { $0.fires = .onApproach })
    #expect(actionNames(bench.list.surface) == ["Refresh"], "what comes by itself needs no action")
    bench.header.isEnabled = false
    #expect(actionNames(bench.list.surface).isEmpty && !bench.host.accessibilityPerformMagicTap())
    bench.header.isEnabled = true
    #expect(actionNames(bench.list.surface) == ["Refresh"])
    bench.header.isHidden = true
    #expect(actionNames(bench.list.surface).isEmpty)
    bench.header.isHidden = false
    bench.step { bench.header.noMoreData() }
    #expect(actionNames(bench.list.surface).isEmpty)
    bench.step { bench.header.resetNoMoreData() }
    bench.step { bench.header.detach() }
    #expect(bench.list.surface.accessibilityCustomActions == nil)
    #expect(!bench.views.header.accessibilityElementsHidden, "a view that leaves is as it was")
  }

  // S4 · https://github.com/wordpress-mobile/WordPressCom-Stats-iOS/pull/269
  @Test("an end is said to a user who began it, and only if something has changed")
  func ends() {
    let bench = EngineBench()
    for result in [RefreshResult.success, .failure, .unchanged] {
      bench.step { bench.header.begin() }
      bench.settle()
      bench.step { bench.header.end(result) }
      bench.settle()
    }
    #expect(bench.list.announcements == Array(repeating: "Refreshing", count: 3))
    for (result, said) in [
      (RefreshResult.success, ["Refreshed"]), (.failure, ["Refreshing failed"]), (.unchanged, []),
    ] {
      let before = bench.list.announcements.count
      bench.pull(to: -90)
      bench.settle()
      bench.step { bench.header.end(result) }
      bench.step { bench.header.end(result) }
      bench.settle()
      #expect(Array(bench.list.announcements[before...]) == ["Refreshing"] + said)
    }
    #expect(bench.actions.header == 6)
  }

  @Test(
    "a pull is heard by whoever looks for it, and not said; one that goes back never was",
    arguments: Screen.all)
  func pullsThatGoBack(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    let view = bench.views.header
    bench.hold(at: -27)
    #expect(view.isAccessibilityElement && view.accessibilityValue == "40%")
    bench.hold(at: -70)
    #expect(view.accessibilityValue == "Release to refresh")
    bench.hold(at: -6)
    #expect(view.accessibilityValue == "10%")
    bench.lift()
    bench.settle()
    #expect(!view.isAccessibilityElement && view.accessibilityValue == nil)
    #expect(bench.list.announcements.isEmpty && bench.actions.header == 0)
  }

  @Test("no more data is said once, in place of how the load ended")
  func noMoreData() {
    let bench = EngineBench(header: nil, footer: .footer)
    bench.hold(at: 1400, bench.maxOffset)
    bench.lift()
    bench.settle()
    #expect(bench.actions.footer == 1)
    bench.step { bench.footer.noMoreData() }
    bench.step { bench.footer.end() }
    bench.step { bench.footer.noMoreData() }
    bench.settle()
    #expect(bench.list.announcements == ["Loading more", "No more data"])
    #expect(bench.views.footer.accessibilityValue == "No more data")
    #expect(bench.views.footer.accessibilityTraits == .staticText)
  }

  @Test("what is off screen or hidden is not spoken of")
  func unseen() {
    let bench = EngineBench()
    bench.pull(to: -90)
    bench.step { bench.list.isInWindow = false }
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.list.announcements == ["Refreshing"])
    bench.step { bench.list.isInWindow = true }
    bench.header.isHidden = true
    bench.step { bench.header.begin() }
    bench.settle()
    #expect(bench.actions.header == 2 && bench.list.announcements == ["Refreshing"])
  }

  @Test("what an app has set itself stays")
  func appsOwn() {
    let bench = EngineBench(header: nil)
    let mine = PlatformAccessibilityCustomAction(name: "Mark all as read") { _ in true }
    bench.list.surface.accessibilityCustomActions = [mine]
    let view = bench.views.header
    view.accessibilityLabel = "News"
    bench.attach(bench.header)
    #expect(actionNames(bench.list.surface) == ["Mark all as read", "Refresh"])
    bench.step { bench.header.begin() }
    #expect(view.accessibilityLabel == "News" && view.accessibilityValue == "Refreshing")
    #expect(actionNames(bench.list.surface) == ["Mark all as read"], "it is refreshing already")
    view.accessibilityValue = "Fetching the news"
    bench.step { bench.header.end() }
    bench.settle()
    #expect(view.accessibilityLabel == "News" && view.accessibilityValue == "Fetching the news")
    bench.step { bench.header.detach() }
    #expect(bench.list.surface.accessibilityCustomActions?.first === mine)
    #expect(bench.list.surface.accessibilityCustomActions?.count == 1)
  }

  @Test("an action whose refresher is gone does nothing")
  func staleAction() {
    let bench = EngineBench()
    let action = bench.list.surface.accessibilityCustomActions?.first
    bench.step { bench.header.detach() }
    #expect(action.flatMap { $0.actionHandler?($0) } == false)
    #expect(bench.actions.header == 0)
  }
}
