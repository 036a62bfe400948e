import InfinityStyle
import RefreshTesting

// The names that the samples use on an iPhone, for where there is none.

typealias UIScrollView = SimulatedScrollView
typealias UITableView = SimulatedScrollView
typealias UIView = PlatformView
typealias UILabel = PlatformLabel
typealias UIImage = PlatformImage
typealias UIOffset = PlatformOffset
typealias UIEdgeInsets = SimulatedInsets

extension SimulatedInsets {
  init(top: Double, left: Double, bottom: Double, right: Double) {
    self.init(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

@MainActor class UIViewController {
  let view = UIView()
  func viewDidLoad() {}
}

/// What an app loads, which takes a while of the list's own time.
@MainActor final class Feed {
  private let list: UITableView
  private(set) var loads: [String] = []

  init(_ list: UITableView) { self.list = list }

  func reload(_ done: @escaping () -> Void) { load("newest", done) }
  func older(_ done: @escaping () -> Void) { load("older", done) }

  private func load(_ what: String, _ done: @escaping () -> Void) {
    loads.append(what)
    list.after(2, done)
  }
}

extension SimulatedScrollView {
  func pullAndLetGo() {
    finger.hold(offset: -90)
    finger.lift()
  }

  func scrollToEnd() { setOffset(Double(contentSize.height - viewportSize.height) + 1) }
}
