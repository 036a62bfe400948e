import Foundation
public import UIKit

public final class CGImageSource: @unchecked Sendable {
  let file: GIFBlocks
  init(_ file: GIFBlocks) { self.file = file }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  GIFBlocks(Array(data as Data)).map(CGImageSource.init)
}

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.file.isGIF ? NSString(string: "com.compuserve.gif") : nil
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file.frames.count }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.file.isGIF else { return .statusUnknownType }
  return isrc.file.hasEnd ? .statusComplete : .statusUnexpectedEOF
}

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard isrc.file.frames.indices.contains(index), isrc.file.frames[index].isWhole else { return nil }
  return CGImage(standInWidth: isrc.file.width, height: isrc.file.height)
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.file.frames.indices.contains(index) else { return nil }
  var gif: [String: Any] = [:]
  if let hundredths = isrc.file.frames[index].hundredths {
    let seconds = Double(hundredths) / 100
    gif[kCGImagePropertyGIFUnclampedDelayTime as String] = seconds
    gif[kCGImagePropertyGIFDelayTime as String] = seconds < 0.02 ? 0.1 : seconds
  }
  let all: [String: Any] = [
    kCGImagePropertyPixelWidth as String: isrc.file.width,
    kCGImagePropertyPixelHeight as String: isrc.file.height,
    kCGImagePropertyGIFDictionary as String: gif,
  ]
  return all as NSDictionary
}

public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = NSString(string: "PixelHeight")
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = NSString(string: "{GIF}")
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = NSString(string: "DelayTime")
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = NSString(
  string: "UnclampedDelayTime")
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = NSString(string: "LoopCount")
