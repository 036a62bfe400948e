#if !canImport(UIKit)
/// Walks through the blocks of a GIF file without decoding a picture.
nonisolated struct GIFReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the file begins as a GIF does.
  var readsHeader: Bool {
    let header = Array(bytes.prefix(6))
    return header == Array("GIF89a".utf8) || header == Array("GIF87a".utf8)
  }

  /// The size and the delays; nil if the file ends too early.
  mutating func outline() -> GIFOutline? {
    place = 6
    guard let width = word(), let height = word(), let flags = byte(), skip(2) else { return nil }
    guard skip(colors(flags)) else { return nil }
    var outline = GIFOutline(width: width, height: height)
    var delay = GIFOutline.delay(nil)
    while let block = byte() {
      switch block {
      case 0x21:
        guard let label = byte() else { return nil }
        if label == 0xF9 {
          guard let read = controlDelay() else { return nil }
          delay = read
        } else if !skipBlocks() {
          return nil
        }
      case 0x2C:
        guard skip(8), let local = byte(), skip(colors(local)), skip(1), skipBlocks() else { return nil }
        outline.delays.append(delay)
        delay = GIFOutline.delay(nil)
      case 0x3B: return outline
      default: return nil  // No block begins like this: the file is damaged.
      }
    }
    return nil
  }

  private mutating func controlDelay() -> Double? {
    guard let size = byte(), size == 4, skip(1), let hundredths = word(), skip(1), skipBlocks() else {
      return nil
    }
    return GIFOutline.delay(Double(hundredths) / 100)
  }

  // MARK: Bytes

  private mutating func byte() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func word() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) + Int(high) * 256
  }

  private mutating func skip(_ count: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    place += count
    return true
  }

  /// Skips data blocks up to and including the empty one.
  private mutating func skipBlocks() -> Bool {
    while let size = byte() {
      if size == 0 { return true }
      guard skip(Int(size)) else { return false }
    }
    return false
  }

  /// How many bytes the colour table takes that flags announce.
  private func colors(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }
}

nonisolated extension GIFOutline {
  /// Reads a file's outline block by block.
  static func read(_ bytes: [UInt8]) throws(Fault) -> GIFOutline {
    var reader = GIFReader(bytes)
    guard reader.readsHeader else { throw .notGIF }
    guard let outline = reader.outline() else { throw .truncated }
    return outline
  }
}
#endif
