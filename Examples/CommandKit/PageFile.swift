import Foundation

/// The file that the page is written to: known to be writable before anything is done, and written whole
/// or not at all.
package struct PageFile {
  /// The path, as the user gave it.
  package let path: String
  private let target: URL

  /// The file at `path`, unless a page cannot be written there.
  package init(_ path: String) throws(Complaint) {
    self.path = path
    target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let files = FileManager.default
    let folder = target.deletingLastPathComponent().path
    var isDirectory: ObjCBool = false
    if files.fileExists(atPath: target.path, isDirectory: &isDirectory) {
      guard !isDirectory.boolValue else { throw Complaint(path, "is a directory, not a file") }
      guard (try? files.attributesOfItem(atPath: target.path)[.type]) as? FileAttributeType == .typeRegular
      else {
        throw Complaint(path, "is no ordinary file")
      }
    }
    guard !path.hasSuffix("/") else { throw Complaint(path, "is a directory, not a file") }
    guard files.fileExists(atPath: folder, isDirectory: &isDirectory) else {
      throw Complaint(path, "the directory \(folder) does not exist")
    }
    guard isDirectory.boolValue else { throw Complaint(path, "\(folder) is no directory") }
    try probe(folder)
  }

  /// Makes a file beside the page's and takes it away again: the only way to know.
  private func probe(_ folder: String) throws(Complaint) {
    let file = "\(folder)/.page-\(getpid())"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else {
      throw Complaint(path, "cannot be written: \(String(cString: strerror(errno)))")
    }
    close(descriptor)
    unlink(file)
  }

  /// Whether this is the same file as the one at `other`.
  package func isSame(as other: String) -> Bool {
    URL(fileURLWithPath: other).resolvingSymlinksInPath().path == target.path
  }

  /// Writes the page beside the file first and puts it in its place when it is complete.
  package func write(_ text: String) throws(Complaint) {
    do {
      try Data(text.utf8).write(to: target, options: .atomic)
    } catch {
      throw Complaint(path, "cannot be written: \(error.localizedDescription)")
    }
  }
}
