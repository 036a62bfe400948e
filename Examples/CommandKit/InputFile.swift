package import Foundation

/// Files that the user names.
package enum InputFile {
  private static let limit = 16 << 20

  /// The contents of the file at `path`.
  package static func contents(of path: String) throws(Complaint) -> Data {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Complaint(path, "there is no such file")
    }
    guard !isDirectory.boolValue else { throw Complaint(path, "is a directory, not a file") }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: limit + 1) ?? Data()
    else { throw Complaint(path, "cannot be read") }
    guard data.count <= limit else { throw Complaint(path, "is larger than 16 MB") }
    guard !data.isEmpty else { throw Complaint(path, "is empty") }
    return data
  }
}
