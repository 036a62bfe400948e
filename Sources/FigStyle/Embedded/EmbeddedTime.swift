#if hasFeature(Embedded)
/// What time it is: nothing knows it here.
enum FigTime {
  static func now() -> Double? { nil }

  static func text(_ seconds: Double?) -> String {
    RefreshLanguage.texts[.lastUpdated] + RefreshLanguage.texts[.never]
  }
}
#endif
