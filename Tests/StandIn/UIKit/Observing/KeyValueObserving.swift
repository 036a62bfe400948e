/// What a change of an observed property was.
public struct NSKeyValueObservedChange<Value> {
  public let oldValue: Value?
  public let newValue: Value?
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// Ends the observation when it goes.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  public func invalidate() {
    end?()
    end = nil
  }
  deinit { end?() }
}

/// Who observes an object's properties.
final class ObserverTable: @unchecked Sendable {
  private var observers: [(number: Int, key: AnyKeyPath, call: (Any, Any) -> Void)] = []
  private var count = 0

  func add(_ key: AnyKeyPath, _ call: @escaping (Any, Any) -> Void) -> Int {
    count += 1
    observers.append((count, key, call))
    return count
  }

  func remove(_ number: Int) { observers.removeAll { $0.number == number } }

  func tell(_ key: AnyKeyPath, old: Any, new: Any) {
    for observer in observers where observer.key == key { observer.call(old, new) }
  }
}

public protocol StandInObservable: AnyObject {
  var observerTable: StandInObserverTable { get }
}

/// An object's observers, opaque to tests.
public final class StandInObserverTable: @unchecked Sendable {
  let table = ObserverTable()
  public var isEmpty: Bool { count == 0 }
  var count = 0
}

extension StandInObservable {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = observerTable
    let number = observers.table.add(keyPath) { [weak self] old, new in
      guard let self else { return }
      let change = NSKeyValueObservedChange(
        oldValue: options.contains(.old) ? old as? Value : nil,
        newValue: options.contains(.new) ? new as? Value : nil)
      changeHandler(self, change)
    }
    observers.count += 1
    return NSKeyValueObservation {
      observers.table.remove(number)
      observers.count -= 1
    }
  }
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
