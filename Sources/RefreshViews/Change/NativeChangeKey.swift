#if canImport(Foundation) && !canImport(ObjectiveC)
/// What an entry of a change dictionary is: the name that Foundation has for it where there is Objective-C.
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String

  /// A key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
#endif
