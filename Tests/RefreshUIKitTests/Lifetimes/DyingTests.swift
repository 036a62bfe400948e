import RefreshTestKit
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

/// When it ends.
enum LastMoment: String, CaseIterable, CustomTestStringConvertible {
  case pull = "during a pull"
  case refresh = "during a refresh"
  case closing = "during the closing animation"
  case closingAfterAGrab = "during a closing animation that a finger holds up"

  var testDescription: String { rawValue }

  /// Brings a list that rests at its top there.
  func bringAbout(_ list: UIScrollView, _ style: ListStyle) {
    guard self != .pull else { return list.drag(downBy: 90) }
    list.pull()
    StandIn.advance(seconds: 1)
    #expect(list.header?.isRefreshing == true)
    switch self {
    case .pull, .refresh: break
    case .closing:
      style.words.endHeader(of: list)
      StandIn.advance(seconds: 0.1)
    case .closingAfterAGrab:
      style.words.endHeader(of: list)
      StandIn.advance(seconds: 0.1)
      list.drag(downBy: 10)
    }
  }
}

@Suite("Whichever dies first, nothing leaks and nothing fires", .serialized)
struct DyingTests {
  @Test("the scroll view first", arguments: ListStyle.allCases, LastMoment.allCases)
  func scrollViewFirst(_ style: ListStyle, _ moment: LastMoment) {
    let watch = LifeWatch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    do {
      let list = UITableView(frame: window.bounds)
      list.contentSize = CGSize(width: 375, height: 2000)
      window.addSubview(list)
      style.words.attachHeader(to: list) {
        [counter = watch.counter, token = watch.lives.track(LifeWatch.Counter(), "action")] in
        counter.refreshes += 1
        token.refreshes += 1
      }
      watch.track(list)
      moment.bringAbout(list, style)
      list.removeFromSuperview()
    }
    watch.expectSilence()
  }

  @Test("the scroll view with all that it is in first", arguments: ListStyle.allCases, LastMoment.allCases)
  func windowFirst(_ style: ListStyle, _ moment: LastMoment) {
    let watch = LifeWatch()
    do {
      let window = watch.lives.track(UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
      let list = UITableView(frame: window.bounds)
      list.contentSize = CGSize(width: 375, height: 2000)
      window.addSubview(list)
      style.words.attachHeader(to: list) { [counter = watch.counter] in counter.refreshes += 1 }
      watch.track(list)
      moment.bringAbout(list, style)
    }
    watch.expectSilence()
  }

  @Test("the header first, in the style's own way", arguments: ListStyle.allCases, LastMoment.allCases)
  func headerFirst(_ style: ListStyle, _ moment: LastMoment) {
    let watch = LifeWatch()
    let (window, list) = makeList(style, watch.counter)
    do {
      if let view = list.header?.indicator?.view { watch.lives.track(view, "header's view") }
      moment.bringAbout(list, style)
      style.words.dropHeader(of: list)
    }
    watch.lives.expectAllGone()
    list.standInLift()
    style.words.endHeader(of: list)
    StandIn.advance(seconds: 3)
    #expect(list.contentInset == .zero && list.contentOffset.y == 0)
    watch.expectCalm()
    withExtendedLifetime(window) {}
  }

  @Test("the header first, by the engine", arguments: ListStyle.allCases, LastMoment.allCases)
  func headerFirstByEngine(_ style: ListStyle, _ moment: LastMoment) {
    let watch = LifeWatch()
    let (window, list) = makeList(style, watch.counter)
    do {
      if let header = list.header { watch.lives.track(header, "refresher") }
      if let view = list.header?.indicator?.view { watch.lives.track(view, "header's view") }
      moment.bringAbout(list, style)
      list.header?.detach()
    }
    watch.lives.expectAllGone()
    list.standInLift()
    StandIn.advance(seconds: 3)
    #expect(list.contentInset == .zero && list.contentOffset.y == 0)
    watch.expectCalm()
    withExtendedLifetime(window) {}
  }

  @Test("the controller first, its list still on screen", arguments: ListStyle.allCases, LastMoment.allCases)
  func controllerFirst(_ style: ListStyle, _ moment: LastMoment) {
    let watch = LifeWatch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let list: UIScrollView
    do {
      let controller = ListController(style: style) { [counter = watch.counter] in counter.refreshes += 1 }
      watch.lives.track(controller, "controller")
      window.addSubview(controller.view)
      list = controller.list
      moment.bringAbout(list, style)
    }
    watch.lives.expectAllGone()
    list.standInLift()
    StandIn.advance(seconds: 2)
    style.words.endHeader(of: list)
    StandIn.advance(seconds: 3)
    #expect(list.contentInset == .zero && list.contentOffset.y == 0)
    #expect(watch.counter.refreshes == (moment == .pull ? 0 : 1))
    watch.expectCalm()
  }

  @Test("the controller, popped", arguments: ListStyle.allCases, LastMoment.allCases)
  func popped(_ style: ListStyle, _ moment: LastMoment) {
    let watch = LifeWatch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    do {
      let controller = ListController(style: style) { [counter = watch.counter] in counter.refreshes += 1 }
      watch.lives.track(controller, "controller")
      navigation.pushViewController(controller, animated: true)
      StandIn.advance(seconds: 1)
      watch.track(controller.list)
      moment.bringAbout(controller.list, style)
      navigation.popViewController(animated: true)
      StandIn.advance(seconds: 0.2)
    }
    StandIn.advance(seconds: 1)
    watch.expectSilence()
  }

  @Test("a list whose footer loads, or closes", arguments: ListStyle.withFooter, [false, true])
  func footer(_ style: ListStyle, isClosing: Bool) {
    let watch = LifeWatch()
    do {
      let (window, list) = makeList(style, watch.counter)
      watch.lives.track(window, "window")
      watch.track(list)
      style.words.attachFooter(to: list) { [counter = watch.counter] in counter.refreshes += 1 }
      if let footer = list.footer { watch.lives.track(footer, "footer") }
      StandIn.advance(seconds: 1)
      list.contentOffset.y = 2000 + list.contentInset.bottom - 667
      list.drag(downBy: -90)
      list.standInLift()
      StandIn.advance(seconds: 1)
      #expect(watch.counter.refreshes == 1 && list.footer?.isRefreshing == true)
      if isClosing {
        style.words.endFooter(of: list)
        StandIn.advance(seconds: 0.1)
      }
    }
    watch.expectSilence()
  }

  private func makeList(_ style: ListStyle, _ counter: LifeWatch.Counter) -> (UIWindow, UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let list = UITableView(frame: window.bounds)
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
    style.words.attachHeader(to: list) { [counter] in counter.refreshes += 1 }
    return (window, list)
  }
}
