// Coming on screen and leaving it.

extension UIViewController {
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let next: Appearance = isAppearing ? .appearing : .disappearing
    let isThere = appearance == (isAppearing ? .appeared : .disappeared)
    guard !isThere, appearance != next else { return }
    (appearance, isAppearanceAnimated) = (next, animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in visibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      view.layoutIfNeeded()
      viewIsAppearing(isAppearanceAnimated)
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
    for child in visibleChildren { child.endAppearanceTransition() }
  }

  /// Shows the view in `container` at its full size.
  func show(in container: UIView, at index: Int? = nil) {
    view.frame = CGRect(origin: .zero, size: container.bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: index ?? container.subviews.count)
    view.layoutIfNeeded()
  }
}

/// How long a push, a pop or a sheet takes.
let transitionTime = 0.35

extension UIViewController {
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.beginAppearanceTransition(true, animated: flag)
    viewControllerToPresent.show(in: window)
    StandIn.after(flag ? transitionTime : 0) {
      viewControllerToPresent.endAppearanceTransition()
      completion?()
    }
  }

  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.beginAppearanceTransition(false, animated: flag)
    StandIn.after(flag ? transitionTime : 0) { [weak self] in
      presented.viewIfLoaded?.removeFromSuperview()
      presented.endAppearanceTransition()
      self?.presentedViewController = nil
      completion?()
    }
  }
}

// MARK: Turning

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What goes along with a turn of the device.
final class Turn: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let isCancelled = false
  let transitionDuration = 0.3
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animations.append { animation?(self) }
    completions.append { completion?(self) }
    return true
  }

  func run(_ change: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: transitionDuration) {
      change()
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
    self.animations = []
    self.completions = []
  }
}

extension UIWindow {
  /// The device is turned: the window takes another size, and its bars other places, in one animation.
  public func standInTurn(to size: CGSize, bars: UIEdgeInsets) {
    let turn = Turn()
    rootViewController?.viewWillTransition(to: size, with: turn)
    turn.run {
      self.frame.size = size
      self.systemInsets = bars
      self.layoutIfNeeded()
    }
  }
}
