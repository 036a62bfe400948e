#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

/// An animated write that has not ended.
final class RunningWrite {
  private var completion: ((ScrollOutcome) -> Void)?

  init(_ completion: ((ScrollOutcome) -> Void)?) { self.completion = completion }

  func end(_ outcome: ScrollOutcome) {
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}

extension UIScrollViewHost {
  func write(_ change: ScrollChange) {
    let edge = change.edge
    writes.removeValue(forKey: edge)?.end(.superseded)
    guard let view else {
      change.completion?(.finished)
      return
    }
    guard let animation = change.animation else {
      apply(change, to: view)
      ledgers[edge]?.settle()
      change.completion?(.finished)
      return
    }
    let running = RunningWrite(change.completion)
    writes[edge] = running
    animate(animation) {
      self.apply(change, to: view)
    } completion: { [weak self, weak running] in
      guard let self, let running, self.writes[edge] === running else { return }
      self.writes[edge] = nil
      self.ledgers[edge]?.settle()
      running.end(.finished)
    }
  }

  /// Inset and offset, one after the other and nothing in between that anyone could see.
  private func apply(_ change: ScrollChange, to view: UIScrollView) {
    ledgers[change.edge]?.setRoom(change.room)
    let before = view.contentOffset
    publish()
    guard let offset = change.offset else { return }
    var target = before
    switch change.edge.axis {
    case .vertical: target.y = CGFloat(offset)
    case .horizontal:
      target.x = CGFloat(isRightToLeft ? mirrored(offset, in: view) : offset)
    }
    if view.contentOffset != target { view.contentOffset = target }
  }

  private func animate(
    _ animation: ScrollAnimation, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    // The user may grab the content at any moment, and a later animation goes on from what is seen.
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    switch animation.curve {
    case .easeInOut:
      UIView.animate(
        withDuration: animation.duration, delay: 0, options: [options, .curveEaseInOut],
        animations: changes, completion: { _ in completion() })
    case .spring(let damping, let velocity):
      UIView.animate(
        withDuration: animation.duration, delay: 0, usingSpringWithDamping: CGFloat(damping),
        initialSpringVelocity: CGFloat(velocity), options: options, animations: changes,
        completion: { _ in completion() })
    }
  }
}
#endif
