import InfinityStyle
import UIKit

/// A keyboard that comes and goes, also during a refresh.
///
/// The rule for an app that makes room by itself: write the edge that you mean, as here, and write what you
/// want it to be. Do not save the whole inset and put it back later.
final class KeyboardController: FeedController {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Tap to type"
    field.borderStyle = .roundedRect
    navigationItem.titleView = field
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observers = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map(
      makeRoom)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Makes room for the keyboard whenever it sends `notification`; below the screen it covers nothing.
  private func makeRoom(on notification: Notification.Name) -> any NSObjectProtocol {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    return NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
      [weak self] note in
      let keyboard = note.userInfo?[key] as? CGRect ?? .zero
      MainActor.assumeIsolated { self?.makeRoom(for: keyboard) }
    }
  }

  private func makeRoom(for keyboard: CGRect) {
    let covered = view.convert(view.bounds, to: nil).intersection(keyboard).height
    tableView.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)
  }

  override func attach() {
    tableView.fty.pullToRefresh.add(.infinitySnake) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fty.pullToRefresh.end()
    }
  }
}
