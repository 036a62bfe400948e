import RefreshTesting
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

/// A list with a header in an app, watched frame by frame: what is in its inset is the app's part and the
/// header's room, and nothing else.
final class LiveList {
  let style: ListStyle
  let list: UIScrollView

  /// The window that the list is in: nothing else keeps one.
  private(set) var window: UIWindow?

  /// What the app has put into the inset at the top.
  var appTop: CGFloat = 0

  private(set) var actions = 0
  private(set) var loads = 0

  init(_ style: ListStyle, _ list: UIScrollView = UITableView(frame: .phone)) {
    HostClock.useStandIn()
    (self.style, self.list) = (style, list)
    if list.contentSize == .zero { list.contentSize = CGSize(width: 375, height: 2000) }
    style.words.attachHeader(to: list) { [weak self] in self?.actions += 1 }
  }

  /// Shows an app on screen, with the list in it.
  func show(_ root: UIViewController, bars: UIEdgeInsets = .zero) { window = .phone(root, bars: bars) }

  /// Shows the list on screen, alone.
  func show() { show(ViewController(list)) }

  /// Gives the list a footer too.
  func addFooter() { style.words.attachFooter(to: list) { [weak self] in self?.loads += 1 } }

  /// The room of a refresh.
  var length: CGFloat { CGFloat(list.header?.policy.restingLength ?? 0) }

  var isRefreshing: Bool { list.header?.isRefreshing == true }
  var isArmed: Bool {
    if case .armed = list.header?.phase { true } else { false }
  }
  var isIdle: Bool { list.header?.phase == .idle }

  /// Where the content would rest without a refresh.
  var top: CGFloat { list.restingTop }

  func end() { style.words.endHeader(of: list) }

  /// Lets time go by, a frame at a time.
  func run(seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<Int(seconds * 60) {
      StandIn.advance(seconds: 1 / 60)
      let room = CGFloat(list.header?.room ?? 0)
      guard abs(list.contentInset.top - appTop - room) > 0.01 else { continue }
      Issue.record(
        "The inset is \(list.contentInset.top): the app's \(appTop) and a room of \(room)",
        sourceLocation: sourceLocation)
      return
    }
  }

  /// Pulls until it refreshes, and waits until the content stands in the room.
  func refresh(sourceLocation: SourceLocation = #_sourceLocation) {
    list.pull()
    run(seconds: 1, sourceLocation: sourceLocation)
    expectOpen(sourceLocation: sourceLocation)
  }

  /// Refreshing, and the content rests in the room.
  func expectOpen(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isRefreshing, sourceLocation: sourceLocation)
    expectInset(appTop + length, sourceLocation: sourceLocation)
    expectOffset(top - length, sourceLocation: sourceLocation)
  }

  /// Ends the refresh, and expects the content to rest at its top.
  func endAndRest(sourceLocation: SourceLocation = #_sourceLocation) {
    end()
    run(seconds: 2, sourceLocation: sourceLocation)
    expectRest(sourceLocation: sourceLocation)
  }

  /// Idle, and the content rests at its top.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isIdle, sourceLocation: sourceLocation)
    expectInset(appTop, sourceLocation: sourceLocation)
    expectOffset(top, sourceLocation: sourceLocation)
  }

  func expectInset(_ points: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs(list.contentInset.top - points) < 0.01, sourceLocation: sourceLocation)
  }

  func expectOffset(_ points: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs(list.contentOffset.y - points) < 0.5, sourceLocation: sourceLocation)
  }
}

extension CGRect {
  /// A telephone's screen.
  static let phone = CGRect(x: 0, y: 0, width: 375, height: 667)
}

extension UIWindow {
  /// A telephone's window, on screen, with an app in it.
  static func phone(_ root: UIViewController, bars: UIEdgeInsets = .zero) -> UIWindow {
    let window = UIWindow(frame: .phone)
    window.systemInsets = bars
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}

/// A screen that is nothing but its view.
final class ViewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { preconditionFailure("Made in code") }
  override func loadView() { view = content }
}
