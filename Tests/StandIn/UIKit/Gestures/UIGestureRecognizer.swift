@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, StandInObservable {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  nonisolated public let observerTable = StandInObserverTable()
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var cancelsTouchesInView = true
  open var state = UIGestureRecognizer.State.possible {
    didSet {
      // A key path knows the class that it was written for; both may have been.
      observerTable.table.tell(\UIGestureRecognizer.state, old: oldValue, new: state)
      observerTable.table.tell(\UIPanGestureRecognizer.state, old: oldValue, new: state)
    }
  }
  open var numberOfTouches: Int { touches }
  var touches = 0
  var place = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint { place }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var origin = CGPoint.zero
  private var speed = CGPoint.zero
  private var last: (tick: Int, place: CGPoint)?

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
  }
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// A finger touches where the last one left.
  func touch() {
    touches = 1
    origin = place
    speed = .zero
    last = (StandIn.tick, place)
  }

  /// The finger moves by so many points; its velocity is what they make of the time since it last did.
  func move(by way: CGPoint) {
    place = CGPoint(x: place.x + way.x, y: place.y + way.y)
    if let last, StandIn.tick > last.tick {
      let seconds = CGFloat(StandIn.tick - last.tick) / 120_000
      speed = CGPoint(x: (place.x - last.place.x) / seconds, y: (place.y - last.place.y) / seconds)
      self.last = (StandIn.tick, place)
    }
  }

  /// The finger leaves at a velocity.
  func leave(at velocity: CGPoint) {
    touches = 0
    speed = velocity
    last = nil
  }
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
