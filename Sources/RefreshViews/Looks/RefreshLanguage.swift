public import RefreshCore
public import RefreshLooks

/// The texts that styles and looks show: the user's language, unless the app wants another.
///
///     RefreshLanguage.texts = .simplifiedChinese
///     RefreshLanguage.texts[.loading] = "Fetching…"
public enum RefreshLanguage {
  /// The texts in use. Views take them when they next show a state.
  public static var texts: RefreshTexts {
    get { chosen ?? RefreshTexts.preferred(preferredLanguages) }
    set { chosen = newValue }
  }

  /// Goes back to the user's language.
  public static func reset() { chosen = nil }

  /// What a screen reader says when something becomes of a refresh, in the texts in use.
  public static func spoken(_ announcement: RefreshAnnouncement, for role: RefreshRole) -> String {
    texts.spoken(announcement, for: role)
  }

  nonisolated(unsafe) private static var chosen: RefreshTexts?
}
