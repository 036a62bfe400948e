#if canImport(UIKit)
import Foundation
import ImageIO
import UIKit

/// A GIF as ImageIO reads it.
nonisolated struct GIFSource {
  private let source: CGImageSource

  /// How many frames there are.
  let count: Int

  /// The GIF in `data`; nil if it is none.
  init?(_ data: Data) {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
      let type = CGImageSourceGetType(source), type as String == "com.compuserve.gif"
    else { return nil }
    self.source = source
    count = CGImageSourceGetCount(source)
  }

  /// Whether ImageIO has met the file's end as it should be.
  var isComplete: Bool { CGImageSourceGetStatus(source) == .statusComplete }

  /// A frame, as large as the whole picture; nil if it cannot be decoded.
  func image(_ frame: Int) -> CGImage? { CGImageSourceCreateImageAtIndex(source, frame, nil) }

  /// How long a frame is shown, in seconds.
  func delay(_ frame: Int) -> Double {
    let all = CGImageSourceCopyPropertiesAtIndex(source, frame, nil) as? [String: Any]
    let gif = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    // The other value has been rounded up already where a browser would not.
    let asked = gif?[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double
    let rounded = gif?[kCGImagePropertyGIFDelayTime as String] as? Double
    return GIFOutline.delay(asked ?? rounded)
  }

  /// All frames; nil if one of them cannot be decoded, or the file ends too early.
  func images() -> [CGImage]? {
    guard isComplete else { return nil }
    var images: [CGImage] = []
    for frame in 0..<count {
      guard let image = image(frame) else { return nil }
      images.append(image)
    }
    return images
  }
}

nonisolated extension GIFOutline {
  /// Reads a file's outline by ImageIO.
  static func read(_ bytes: [UInt8]) throws(Fault) -> GIFOutline {
    guard let source = GIFSource(Data(bytes)) else { throw .notGIF }
    guard let images = source.images(), let first = images.first else { throw .truncated }
    return GIFOutline(
      width: first.width, height: first.height, delays: images.indices.map { source.delay($0) })
  }
}
#endif
