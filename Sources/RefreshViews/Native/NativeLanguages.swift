#if canImport(Foundation) && !canImport(UIKit)
import Foundation

extension RefreshLanguage {
  /// The codes of the user's languages, most wanted first.
  static var preferredLanguages: [String] { Locale.preferredLanguages }
}
#endif
