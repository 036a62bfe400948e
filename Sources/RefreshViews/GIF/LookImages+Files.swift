#if canImport(Foundation)
import Foundation
import RefreshCore
package import RefreshLooks

extension LookImages {
  /// The pictures of a GIF file in the main bundle; nil, and a note in debug builds, if there are none.
  package static func named(_ name: String) -> LookImages? { named(name, in: nil) }

  /// The pictures of a GIF file in a folder, or in the main bundle.
  static func named(_ name: String, in folder: URL?) -> LookImages? {
    do throws(GIFFile.Problem) {
      let file = try GIFFile.find(name, in: folder).file
      let scale = GIFFile.scale(ofName: name)
      return LookImages(
        name, frames: file.frameCount, width: Double(file.width) / scale,
        height: Double(file.height) / scale)
    } catch {
      DebugNote.say(error.description)
      return nil
    }
  }
}
#endif
