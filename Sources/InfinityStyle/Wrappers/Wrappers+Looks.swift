extension PullToRefreshWrapper {
  /// Calls `action` as `add(height:animator:action:)` does, and shows a look across the list.
  ///
  ///     list.fty.pullToRefresh.add(.svArrow) { … }
  public func add(_ look: Look, height: CGFloat = 60, action: (() -> Void)?) {
    slot.attach(.infinityPull(height: Double(height), holdsRoom: true), action) {
      $0.place(look, length: height)
    }
  }

  /// Calls `action` as `add(height:animator:action:)` does, and shows one of Infinity's own looks.
  ///
  ///     list.fty.pullToRefresh.add(.snake) { … }
  public func add(_ look: InfinityLook, height: CGFloat = 60, action: (() -> Void)?) {
    add(look.pull, height: height, action: action)
  }
}

extension InfiniteScrollWrapper {
  /// Calls `action` as `add(height:animator:action:)` does, and shows a look across the list.
  public func add(
    _ look: Look, height: CGFloat = Infinity.defaultInfiniteScrollHeight, action: (() -> Void)?
  ) {
    slot.attach(.infinityInfinite(height: Double(height), holdsRoom: true), action) {
      $0.place(look, length: height)
    }
  }

  /// Calls `action` as `add(height:animator:action:)` does, and shows one of Infinity's own looks.
  ///
  ///     list.fty.infiniteScroll.add(.snake) { … }
  public func add(
    _ look: InfinityLook, height: CGFloat = Infinity.defaultInfiniteScrollHeight, action: (() -> Void)?
  ) {
    add(look.infinite, height: height, action: action)
  }
}
