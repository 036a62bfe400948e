#if canImport(UIKit)
public import Foundation
public import UIKit

nonisolated extension GIFFile {
  /// An animated picture of a GIF file, each frame shown as long as the file asks for; nil if the file is
  /// damaged or no GIF.
  ///
  ///     header.animatedImages = GIFFile.animatedImage(data)?.images ?? []
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - scale: How many pixels there are to a point; 1 by default.
  public static func animatedImage(_ data: Data, scale: CGFloat = 1) -> UIImage? {
    guard let source = GIFSource(data), let pictures = source.images() else { return nil }
    let images = pictures.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    let delays = images.indices.map { source.delay($0) }
    return UIImage.animatedImage(
      with: GIFPace.row(delays).map { images[$0] }, duration: delays.reduce(0, +))
  }
}
#endif
