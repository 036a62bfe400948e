public import Foundation

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String
  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

/// What stands for methods with a selector: an object says what it does for one.
public protocol StandInMessages: NSObjectProtocol {
  /// What the object does for a selector without arguments; nil if it does not respond to it.
  func standInMessage(_ selector: Selector) -> (() -> Void)?
}

extension NSObjectProtocol {
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any StandInMessages)?.standInMessage(aSelector) != nil
  }
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    (self as? any StandInMessages)?.standInMessage(aSelector)?()
    return nil
  }
}
