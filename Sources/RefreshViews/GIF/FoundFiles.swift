#if canImport(Foundation)
import Foundation

/// Where pictures were found that looks know by a name, for whoever decodes them.
enum FoundFiles {
  static var urls: [String: URL] = [:]
}
#endif
