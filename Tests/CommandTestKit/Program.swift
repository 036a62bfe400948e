#if os(Linux) || os(macOS)
package import Foundation

/// The built program, run as a user runs it.
package struct Program {
  /// What came of a run.
  package struct Result {
    package let status: Int32
    package let output: String
    package let errors: String

    /// The lines on standard error.
    package var complaints: [Substring] {
      errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
  }

  /// A directory of its own, which the program is run in.
  package let directory: URL
  private let name: String

  /// A program in an empty directory.
  package init(_ name: String) throws {
    self.name = name
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// Takes the directory away.
  package func remove() { try? FileManager.default.removeItem(at: directory) }

  /// The names of the files in the directory.
  package var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()
  }

  /// Writes a file into the directory.
  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: directory.appendingPathComponent(name))
  }

  /// What a file in the directory says.
  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Runs the program with these words.
  package func run(_ words: String...) throws -> Result { try run(words) }

  /// Runs the program with these words; output goes through files, which never fill up.
  package func run(_ words: [String]) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.currentDirectoryURL = directory
    let streams = FileManager.default.temporaryDirectory.appendingPathComponent(
      "streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let (output, errors) = (streams.appendingPathComponent("out"), streams.appendingPathComponent("err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// The program that was built together with the tests: it lies beside them.
  package var executable: URL {
    let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    let places = folders.map { $0.appendingPathComponent(name) }
    let found = places.first { place in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: place.path, isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }
    return found ?? URL(fileURLWithPath: "/\(name)-is-not-beside-its-tests")
  }
}

/// Does `work` with a program in an empty directory that is taken away afterwards.
package func withProgram(_ name: String, _ work: (Program) throws -> Void) throws {
  let program = try Program(name)
  defer { program.remove() }
  try work(program)
}
#endif
