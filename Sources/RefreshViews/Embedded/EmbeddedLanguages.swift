#if hasFeature(Embedded)
extension RefreshLanguage {
  /// What the page said about its reader; empty until it does.
  nonisolated(unsafe) public static var preferredLanguages: [String] = []
}
#endif
