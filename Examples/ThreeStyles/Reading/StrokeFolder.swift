import CommandKit
import Foundation

/// The stroke files that come with the example.
enum StrokeFolder {
  /// The folder that the program's own sources are in, as it was when they were compiled.
  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Where the files are looked for: beside the sources, then from the working directory.
  static var places: [String] {
    [sources.appendingPathComponent("Strokes").path, "Examples/ThreeStyles/Strokes", "Strokes"]
  }

  /// All of them, in file-name order.
  static func scripts() throws(Complaint) -> [StrokeScript] {
    for folder in places {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let files = names.filter { $0.hasSuffix(".json") }.sorted()
      guard !files.isEmpty else { continue }
      var scripts: [StrokeScript] = []
      for file in files { scripts.append(try StrokeScript(contentsOf: "\(folder)/\(file)")) }
      return scripts
    }
    throw Complaint("no stroke files", "looked in \(places.joined(separator: ", ")); say --strokes FILE")
  }
}
