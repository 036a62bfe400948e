#if canImport(Foundation)
public import Foundation
import RefreshCore
public import RefreshLooks

extension LookImages {
  /// The pictures of a GIF file, known by the name given here; nil, and a note in debug builds, if there are
  /// none.
  ///
  /// They are as large as the file's name says: half as many points as pixels with `@2x`. They run at the
  /// pace of the look.
  ///
  /// - Parameters:
  ///   - name: Such as `run@2x.gif`, or `run` for `run.gif`, `run@2x.gif` or `run@3x.gif`.
  ///   - folder: Where to look; the main bundle's resources by default.
  public static func named(_ name: String, in folder: URL? = nil) -> LookImages? {
    do throws(GIFFile.Problem) {
      let (url, file) = try GIFFile.find(name, in: folder)
      FoundFiles.urls[name] = url
      let scale = GIFFile.scale(ofName: url.lastPathComponent)
      return LookImages(
        name, frames: file.frameCount, width: Double(file.width) / scale, height: Double(file.height) / scale)
    } catch {
      DebugNote.say(error.description)
      return nil
    }
  }
}
#endif
