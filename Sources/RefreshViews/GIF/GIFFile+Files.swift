#if canImport(Foundation)
public import Foundation

extension GIFFile {
  /// Reads the file of that name from a bundle or a folder: with or without its ending, as it is.
  ///
  /// - Parameters:
  ///   - name: Such as `run@2x.gif`, or `run` for `run.gif`, `run@2x.gif` or `run@3x.gif`.
  ///   - folder: Where to look; the main bundle's resources by default.
  public static func find(_ name: String, in folder: URL? = nil) throws(Problem) -> (url: URL, file: GIFFile)
  {
    let folder = folder ?? Bundle.main.resourceURL ?? Bundle.main.bundleURL
    for candidate in [name, name + ".gif", name + "@2x.gif", name + "@3x.gif"] {
      let url = folder.appendingPathComponent(candidate)
      guard let data = try? Data(contentsOf: url) else { continue }
      return (url, try GIFFile(Array(data), named: candidate))
    }
    throw .missing(name)
  }
}
#endif
