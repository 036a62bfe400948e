@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, StandInObservable {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  nonisolated public let observerTable = StandInObserverTable()
  open var isEnabled = true
  open var state = State.possible {
    didSet {
      // A key path knows the class that it was written for; both may have been.
      observerTable.table.tell(\UIGestureRecognizer.state, old: oldValue, new: state)
      observerTable.table.tell(\UIPanGestureRecognizer.state, old: oldValue, new: state)
    }
  }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
