import Foundation
public import UIKit

public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFString = String

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
  isrc.file.isGIF ? "com.compuserve.gif" : nil
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
    gif[kCGImagePropertyGIFUnclampedDelayTime] = seconds
    gif[kCGImagePropertyGIFDelayTime] = seconds < 0.02 ? 0.1 : seconds
  }
  let all: [String: Any] = [
    kCGImagePropertyPixelWidth: isrc.file.width, kCGImagePropertyPixelHeight: isrc.file.height,
    kCGImagePropertyGIFDictionary: gif,
  ]
  return all as NSDictionary
}

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
