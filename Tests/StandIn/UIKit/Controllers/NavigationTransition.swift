/// One controller's view taking another's place: both are in the window until it is over.
@MainActor final class Transition {
  private weak var container: UINavigationController?
  private let old: UIViewController?
  private let new: UIViewController?
  private let isAnimated: Bool
  private var isOver = false

  init(
    _ container: UINavigationController, from old: UIViewController?, to new: UIViewController?,
    animated: Bool
  ) {
    (self.container, self.old, self.new, isAnimated) = (container, old, new, animated)
    let isSeen = container.appearance == .appeared || container.appearance == .appearing
    if let new { container.delegate?.navigationController(container, willShow: new, animated: animated) }
    if isSeen { old?.beginAppearanceTransition(false, animated: animated) }
    if isSeen { new?.beginAppearanceTransition(true, animated: animated) }
    new?.show(in: container.view, at: 0)
  }

  func finish() {
    guard !isOver else { return }
    isOver = true
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    if container?.appearance == .appeared { new?.endAppearanceTransition() }
    guard let container else { return }
    container.running = nil
    if let new { container.delegate?.navigationController(container, didShow: new, animated: isAnimated) }
  }

  /// The new one goes away again, and the old one stays.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    new?.beginAppearanceTransition(false, animated: isAnimated)
    old?.beginAppearanceTransition(true, animated: isAnimated)
    new?.viewIfLoaded?.removeFromSuperview()
    new?.endAppearanceTransition()
    old?.endAppearanceTransition()
    container?.running = nil
  }
}

extension UINavigationController {
  /// A finger at the screen's edge draws the top controller aside, so that the one below is seen.
  public func standInBeginSwipeBack() {
    guard swipe == nil, viewControllers.count > 1, interactivePopGestureRecognizer?.isEnabled == true else {
      return
    }
    interactivePopGestureRecognizer?.state = .began
    swipe = Transition(
      self, from: topViewController, to: viewControllers.dropLast().last, animated: true)
  }

  /// The finger lifts: far enough, and the top controller is popped; else everything is as it was.
  public func standInEndSwipeBack(pops: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    interactivePopGestureRecognizer?.state = pops ? .ended : .cancelled
    interactivePopGestureRecognizer?.state = .possible
    guard pops else { return swipe.cancel() }
    running = swipe
    popViewController(animated: false)
  }
}
