import RefreshTesting
import RefreshUIKit
import Testing
import UIKit

/// How an app makes room for the keyboard.
enum KeyboardHabit: CaseIterable, CustomTestStringConvertible {
  case writesTheEdge
  case savesAndRestores

  var testDescription: String {
    switch self {
    case .writesTheEdge: "writes the bottom edge"
    case .savesAndRestores: "saves the whole inset and restores it"
    }
  }
}

/// Keeps a list clear of the keyboard, as apps do.
final class KeyboardFollower {
  private let list: UIScrollView
  private let habit: KeyboardHabit
  private var saved = UIEdgeInsets.zero
  private var tokens: [any NSObjectProtocol] = []

  init(_ list: UIScrollView, _ habit: KeyboardHabit) {
    (self.list, self.habit) = (list, habit)
    hear(UIResponder.keyboardWillShowNotification) { $0.show($1) }
    hear(UIResponder.keyboardWillHideNotification) { follower, _ in follower.hide() }
  }

  private func hear(
    _ name: Notification.Name, _ answer: @escaping @MainActor (KeyboardFollower, CGRect) -> Void
  ) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] note in
      let frame = note.userInfo?[key] as? CGRect ?? .zero
      MainActor.assumeIsolated {
        if let self { answer(self, frame) }
      }
    }
    tokens.append(token)
  }

  func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }

  private func show(_ keyboard: CGRect) {
    switch habit {
    case .writesTheEdge: list.contentInset.bottom = keyboard.height
    case .savesAndRestores:
      saved = list.contentInset
      var inset = saved
      inset.bottom += keyboard.height
      list.contentInset = inset
    }
  }

  private func hide() {
    switch habit {
    case .writesTheEdge: list.contentInset.bottom = 0
    case .savesAndRestores: list.contentInset = saved
    }
  }
}

@Suite("Real life: the keyboard comes and goes", .serialized)
struct KeyboardTests {
  @Test("up and down during a refresh", arguments: ListStyle.allCases, KeyboardHabit.allCases)
  func duringARefresh(_ style: ListStyle, _ habit: KeyboardHabit) {
    let live = makeList(style)
    let follower = KeyboardFollower(live.list, habit)
    live.refresh()
    StandIn.showKeyboard()
    live.run(seconds: 1)
    #expect(live.list.contentInset.bottom == StandIn.keyboardHeight)
    live.expectOpen()
    StandIn.hideKeyboard()
    live.run(seconds: 1)
    #expect(live.list.contentInset.bottom == 0)
    live.endAndRest()
    #expect(live.actions == 1)
    follower.stop()
  }

  @Test("up before, down during a refresh", arguments: ListStyle.allCases, KeyboardHabit.allCases)
  func upBefore(_ style: ListStyle, _ habit: KeyboardHabit) {
    let live = makeList(style)
    let follower = KeyboardFollower(live.list, habit)
    StandIn.showKeyboard()
    live.run(seconds: 1)
    live.refresh()
    StandIn.hideKeyboard()
    live.run(seconds: 1)
    live.expectOpen()
    #expect(live.list.contentInset.bottom == 0)
    live.endAndRest()
    #expect(live.list.contentInset == .zero)
    follower.stop()
  }

  /// An app that saves the whole inset and restores it once the room is gone puts the room back: what it
  /// writes then is its own. It has to write the edge that it means.
  @Test("up during, down after a refresh, by an app that writes the edge", arguments: ListStyle.allCases)
  func downAfter(_ style: ListStyle) {
    let live = makeList(style)
    let follower = KeyboardFollower(live.list, .writesTheEdge)
    live.refresh()
    StandIn.showKeyboard()
    live.run(seconds: 0.1)
    live.end()
    live.run(seconds: 1)
    live.expectRest()
    #expect(live.list.contentInset.bottom == StandIn.keyboardHeight)
    StandIn.hideKeyboard()
    live.run(seconds: 1)
    live.expectRest()
    #expect(live.list.contentInset == .zero)
    follower.stop()
  }

  @Test("while a footer loads", arguments: ListStyle.withFooter, KeyboardHabit.allCases)
  func footer(_ style: ListStyle, _ habit: KeyboardHabit) {
    let live = makeList(style)
    live.addFooter()
    live.run(seconds: 1)
    let idle = live.list.contentInset.bottom
    let follower = KeyboardFollower(live.list, habit)
    live.list.contentOffset.y = 2000 + idle - 667
    live.list.drag(downBy: -90)
    live.list.standInLift()
    live.run(seconds: 2)
    #expect(live.loads == 1 && live.list.footer?.isRefreshing == true)
    StandIn.showKeyboard()
    live.run(seconds: 1)
    StandIn.hideKeyboard()
    live.run(seconds: 1)
    style.words.endFooter(of: live.list)
    live.run(seconds: 2)
    #expect(live.loads == 1 && live.list.footer?.isRefreshing == false)
    #expect(live.list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: idle, right: 0))
    follower.stop()
  }

  private func makeList(_ style: ListStyle) -> LiveList {
    let live = LiveList(style)
    live.show()
    return live
  }
}
