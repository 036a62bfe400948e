/// GIF files, built block by block; the pictures in them are one pixel of nothing.
nonisolated public enum GIFBytes {
  /// A file with a frame for each delay, in hundredths of a second; a frame without one says nothing about it.
  public static func file(delays: [Int?], width: Int = 100, height: Int = 50) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0x80, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xFE, 5] + Array("hello".utf8) + [0]
    for delay in delays {
      if let delay { bytes += [0x21, 0xF9, 4, 0] + word(delay) + [0, 0] }
      bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
    }
    return bytes + [0x3B]
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value % 256), UInt8(value / 256)] }
}
