/// What a refresher is for.
nonisolated public enum RefreshRole: Hashable, Sendable, CaseIterable {
  /// Fetches the newest.
  case refresh

  /// Fetches more of the same.
  case loadMore
}

/// A place on a scroll view at which one refresher can be attached.
///
/// Whatever style attached it, there is one refresher a slot, and every style finds it there.
nonisolated public struct RefreshSlot: Hashable, Sendable {
  /// The edge past which the content is pulled.
  public let edge: ScrollEdge

  /// What the refresher is for.
  public let role: RefreshRole

  /// A slot at an edge.
  public init(edge: ScrollEdge, role: RefreshRole) {
    self.edge = edge
    self.role = role
  }

  /// Refreshing at the top: what styles call a header.
  public static let header = RefreshSlot(edge: .top, role: .refresh)

  /// Loading more at the bottom: what styles call a footer.
  public static let footer = RefreshSlot(edge: .bottom, role: .loadMore)
}
