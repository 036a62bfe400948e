extension ScrollHosting {
  /// The component above the list; nil at first.
  ///
  ///     list.fig_header = RefreshHeader { reload { list.fig_header?.endRefreshing() } }
  ///
  /// Setting another one takes the old one away, whichever style it came from; setting the same one does
  /// nothing, and nil takes it away. Where another style attached the refresh, a header that is not on
  /// screen stands for it.
  public var fig_header: RefreshHeader? {
    get {
      scrollHost.refreshers[.header]?.handle { refresher in
        let header = RefreshHeader { [link = Link(refresher)] in link.object?.action?() }
        header.stand(for: refresher)
        return header
      }
    }
    set { set(newValue, at: .header) }
  }

  /// The component below the list; nil at first. As ``fig_header``.
  public var fig_footer: RefreshFooter? {
    get {
      scrollHost.refreshers[.footer]?.handle { refresher in
        let footer = RefreshFooter { [link = Link(refresher)] in link.object?.action?() }
        footer.stand(for: refresher)
        return footer
      }
    }
    set { set(newValue, at: .footer) }
  }

  private func set(_ component: RefreshComponent?, at slot: RefreshSlot) {
    let slots = scrollHost.refreshers
    guard let component else {
      slots[slot]?.detach()
      return
    }
    if let known = slots[slot], known === component.refresher.object { return }
    component.refresher.object?.detach()
    component.attach(to: scrollHost, at: slot)
  }
}
