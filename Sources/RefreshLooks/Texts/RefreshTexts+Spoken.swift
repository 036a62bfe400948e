public import RefreshCore

// What a screen reader says: what a control is called, how it stands, and what has become of a refresh.

nonisolated extension RefreshTexts {
  /// What a control is called, and the action that starts it.
  public func name(of role: RefreshRole) -> String {
    switch role {
    case .refresh: self[.refresh]
    case .loadMore: self[.loadMore]
    }
  }

  /// How a control stands; nil where there is nothing to say beyond its name.
  public func value(of element: RefreshElement) -> String? {
    switch element.state {
    case .resting, .finishing: nil
    case .pulling(let percent): "\(percent)%"
    case .armed:
      switch element.role {
      case .refresh: self[.letGoToRefresh]
      case .loadMore: self[.releaseToLoadMore]
      }
    case .refreshing: spoken(.started, for: element.role)
    case .noMoreData: self[.noMoreData]
    }
  }

  /// What is said when something becomes of a refresh.
  public func spoken(_ announcement: RefreshAnnouncement, for role: RefreshRole) -> String {
    switch (announcement, role) {
    case (.started, .refresh): self[.refreshing]
    case (.started, .loadMore): self[.loadingMore]
    case (.succeeded, .refresh): self[.refreshed]
    case (.succeeded, .loadMore): self[.loadedMore]
    case (.failed, .refresh): self[.refreshFailed]
    case (.failed, .loadMore): self[.loadingFailed]
    case (.noMoreData, .refresh), (.noMoreData, .loadMore): self[.noMoreData]
    }
  }
}
