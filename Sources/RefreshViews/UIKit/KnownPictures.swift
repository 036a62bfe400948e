#if canImport(UIKit)
package import RefreshLooks
package import UIKit

/// Pictures that an app has in hand, found again by the name that a look has for them.
///
/// They are held weakly: whoever shows them holds them.
package enum KnownPictures {
  private struct Entry {
    weak var image: UIImage?
  }

  private static var entries: [String: Entry] = [:]
  private static var count = 0

  /// A picture, or those that an animated one is made of, by a name of their own.
  package static func images(of image: UIImage) -> LookImages {
    let known = entries.first { $0.value.image === image }
    let name = known?.key ?? remember(image)
    return LookImages(
      name, frames: image.images?.count ?? 1, seconds: image.duration > 0 ? image.duration : nil,
      width: Double(image.size.width), height: Double(image.size.height))
  }

  private static func remember(_ image: UIImage) -> String {
    entries = entries.filter { $0.value.image != nil }
    count += 1
    // No file of an app's has such a name.
    let name = "picture in hand \(count)"
    entries[name] = Entry(image: image)
    return name
  }

  /// The picture of that name and number; nil if nobody holds it any more.
  static func picture(_ name: String, frame: Int) -> UIImage? {
    guard let image = entries[name]?.image else { return nil }
    guard let pictures = image.images, pictures.indices.contains(frame) else { return image }
    return pictures[frame]
  }
}

extension UIImage {
  /// The picture, or those that an animated one is made of, as a look names them; to be held by whoever
  /// shows them.
  package var lookImages: LookImages? { KnownPictures.images(of: self) }
}
#endif
