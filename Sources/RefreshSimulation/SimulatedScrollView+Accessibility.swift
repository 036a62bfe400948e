public import RefreshCore
import RefreshViews

extension SimulatedScrollView {
  /// Everything that a screen reader would have said of its own accord, oldest first, in the language of
  /// `RefreshLanguage`. Part of ``timeline``, and so empty if that is not recorded.
  ///
  ///     #expect(list.announcements == ["Refreshing", "Refreshed"])
  public var announcements: [String] {
    timeline.compactMap { event in
      guard case .announced(let text) = event.what else { return nil }
      return text
    }
  }

  /// Makes the placed view an accessibility element, and keeps the accessibility actions of ``surface``.
  public func describe(_ refresher: Refresher) { presenter.describe(refresher, on: surface) }

  /// Records what a screen reader would say.
  public func announce(_ announcement: RefreshAnnouncement, for role: RefreshRole) {
    record(.announced(RefreshLanguage.spoken(announcement, for: role)))
  }
}
