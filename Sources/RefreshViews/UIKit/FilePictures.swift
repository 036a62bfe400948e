#if canImport(UIKit)
import Foundation
import UIKit

/// The pictures of GIF files that looks know by a name, decoded when they are first shown and let go when
/// memory is short.
enum FilePictures {
  private final class Frames {
    let images: [UIImage]
    init(_ images: [UIImage]) { self.images = images }
  }

  private static let cache = NSCache<NSString, Frames>()

  /// The picture of that name and number; nil if no file of that name was found.
  static func picture(_ name: String, frame: Int) -> UIImage? {
    guard let url = FoundFiles.urls[name] else { return nil }
    let known = cache.object(forKey: name as NSString)
    let frames = known ?? Frames(decode(url))
    if known == nil { cache.setObject(frames, forKey: name as NSString) }
    return frames.images.indices.contains(frame) ? frames.images[frame] : nil
  }

  private static func decode(_ url: URL) -> [UIImage] {
    guard let data = try? Data(contentsOf: url), let pictures = GIFSource(data)?.images() else { return [] }
    let scale = CGFloat(GIFFile.scale(ofName: url.lastPathComponent))
    return pictures.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
#endif
