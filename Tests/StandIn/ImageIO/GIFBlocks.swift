/// The blocks of a GIF file as far as they go: a file that ends early has the frames before its end, the last
/// of them perhaps not whole.
struct GIFBlocks: Sendable {
  struct Frame: Sendable {
    var hundredths: Int?
    var isWhole = false
  }

  private(set) var isGIF = false
  private(set) var hasEnd = false
  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []

  private var bytes: ArraySlice<UInt8>
  private var isShort = false

  /// The blocks of `bytes`; nil without any bytes, of which ImageIO makes no source.
  init?(_ all: [UInt8]) {
    guard !all.isEmpty else { return nil }
    bytes = all[...]
    isGIF = all.starts(with: Array("GIF8".utf8)) && all.count >= 6
    guard isGIF else { return }
    bytes = all.dropFirst(6)
    width = word()
    height = word()
    let flags = byte()
    skip(2 + colors(flags))
    readBlocks()
    bytes = []
  }

  private mutating func readBlocks() {
    var delay: Int?
    while !isShort {
      switch byte() {
      case 0x21:
        if byte() == 0xF9 {
          skip(2)
          delay = word()
          skip(1)
        }
        skipBlocks()
      case 0x2C where !isShort:
        frames.append(Frame(hundredths: delay))
        delay = nil
        skip(8)
        skip(colors(byte()) + 1)
        skipBlocks()
        frames[frames.count - 1].isWhole = !isShort
      case 0x3B:
        hasEnd = !isShort
        return
      default: return
      }
    }
  }

  private mutating func byte() -> UInt8 {
    guard let first = bytes.popFirst() else {
      isShort = true
      return 0
    }
    return first
  }

  private mutating func word() -> Int {
    let low = Int(byte())
    return low + Int(byte()) * 256
  }

  private mutating func skip(_ count: Int) {
    if bytes.count < count { isShort = true }
    bytes = bytes.dropFirst(count)
  }

  private mutating func skipBlocks() {
    while !isShort {
      let size = Int(byte())
      if size == 0 { return }
      skip(size)
    }
  }

  private func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
