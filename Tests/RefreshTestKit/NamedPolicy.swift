public import RefreshCore
public import Testing

/// A policy with a name, as an argument of tests: what a failing case is called by.
nonisolated public struct NamedPolicy: Sendable, CustomTestStringConvertible {
  /// What tests call it.
  public let name: String

  /// The policy.
  public let policy: RefreshPolicy

  /// Calls `policy` by a name.
  public init(_ name: String, _ policy: RefreshPolicy) {
    self.name = name
    self.policy = policy
  }

  /// The name.
  public var testDescription: String { name }

  /// Headers that differ in when the action runs and in how they close.
  public static let headers = [
    NamedPolicy("header", .header),
    NamedPolicy("header that closes first", .header.but { $0.closing = .closeFirst }),
    NamedPolicy("header that opens first", .header.but { $0.actionTiming = .afterOpening }),
    NamedPolicy(
      "header that opens and closes first",
      .header.but {
        $0.actionTiming = .afterOpening
        $0.closing = .closeFirst
      }),
    NamedPolicy("header without animation", .header.but { $0.animation = nil }),
  ]

  /// Footers that load on approach: with room that is always there, and with room only while loading.
  public static let footers = [
    NamedPolicy("footer", .footer), NamedPolicy("loading footer", .loadingFooter),
  ]
}
