import CommandKit
import Foundation

/// The directory that pictures are written to: all of them, or none.
///
/// They are written beside it first and moved into it when they are complete.
struct PictureFolder {
  /// The path, as the user gave it.
  let path: String
  private let target: URL
  private let stage: URL

  /// The directory at `path`, unless pictures cannot be written there.
  init(_ path: String) throws(Complaint) {
    self.path = path
    target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    if files.fileExists(atPath: target.path, isDirectory: &isDirectory) {
      guard isDirectory.boolValue else { throw Complaint(path, "is a file, not a directory") }
      stage = target.appendingPathComponent(".gallery-\(getpid())")
    } else {
      let parent = target.deletingLastPathComponent()
      guard files.fileExists(atPath: parent.path, isDirectory: &isDirectory) else {
        throw Complaint(path, "the directory \(parent.path) does not exist")
      }
      guard isDirectory.boolValue else { throw Complaint(path, "\(parent.path) is no directory") }
      stage = parent.appendingPathComponent(".gallery-\(getpid())")
    }
    // Made and taken away again: the only way to know.
    guard mkdir(stage.path, 0o777) == 0 else {
      throw Complaint(path, "cannot be written: \(String(cString: strerror(errno)))")
    }
    rmdir(stage.path)
  }

  /// Writes files by their paths inside the directory; tells how many.
  func write(_ pictures: [(path: String, text: String)]) throws(Complaint) -> Int {
    let files = FileManager.default
    for (path, _) in pictures { try check(path) }
    defer { try? files.removeItem(at: stage) }
    do {
      for (path, text) in pictures {
        let file = stage.appendingPathComponent(path)
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      for (path, _) in pictures { try move(path) }
    } catch {
      throw Complaint(path, "cannot be written: \(error.localizedDescription)")
    }
    return pictures.count
  }

  /// Whether nothing is in the way of a picture.
  private func check(_ picture: String) throws(Complaint) {
    let place = target.appendingPathComponent(picture)
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: place.path, isDirectory: &isDirectory), isDirectory.boolValue {
      throw Complaint("\(path)/\(picture)", "is a directory, not a file")
    }
    let folder = place.deletingLastPathComponent()
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory), !isDirectory.boolValue
    {
      throw Complaint("\(path)/\(folder.lastPathComponent)", "is a file, not a directory")
    }
  }

  private func move(_ path: String) throws {
    let (old, new) = (stage.appendingPathComponent(path), target.appendingPathComponent(path))
    try FileManager.default.createDirectory(
      at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard rename(old.path, new.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: new.path])
    }
  }
}
