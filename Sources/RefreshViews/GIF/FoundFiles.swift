#if canImport(Foundation)
package import Foundation

/// Where pictures were found that looks know by a name, for whoever decodes them.
package enum FoundFiles {
  package static var urls: [String: URL] = [:]
}
#endif
