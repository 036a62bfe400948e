import Foundation
import RefreshCore
import RefreshLooks
import RefreshViews
import Testing

/// Builds GIF files block by block; the pictures in them are one pixel of nothing.
private enum GIFBytes {
  static func file(delays: [Int], width: Int = 100, height: Int = 50) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0x80, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xFE, 5] + Array("hello".utf8) + [0]
    for delay in delays {
      bytes += [0x21, 0xF9, 4, 0] + word(delay) + [0, 0]
      bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
    }
    return bytes + [0x3B]
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value % 256), UInt8(value / 256)] }
}

@Suite("The outline of a GIF file")
struct GIFFileTests {
  @Test("has size, frames and delays; too hasty ones count as a tenth of a second")
  func outline() throws {
    let file = try GIFFile(GIFBytes.file(delays: [4, 10, 0, 1], width: 300), named: "run.gif")
    #expect(file.width == 300 && file.height == 50)
    #expect(file.delays == [0.04, 0.1, 0.1, 0.1])
    #expect(abs(file.duration - 0.34) < 1e-9)
  }

  @Test("says clearly what is wrong")
  func problems() {
    let whole = GIFBytes.file(delays: [4, 4])
    #expect(throws: GIFFile.Problem.notGIF("a.gif")) { try GIFFile(Array("PNG".utf8), named: "a.gif") }
    #expect(throws: GIFFile.Problem.notGIF("a.gif")) { try GIFFile([], named: "a.gif") }
    #expect(throws: GIFFile.Problem.singleFrame("a.gif")) {
      try GIFFile(GIFBytes.file(delays: [4]), named: "a.gif")
    }
    for length in 6..<whole.count {
      #expect(throws: GIFFile.Problem.truncated("a.gif"), "\(length) bytes of it") {
        try GIFFile(Array(whole.prefix(length)), named: "a.gif")
      }
    }
    #expect(GIFFile.Problem.truncated("a.gif").description == "a.gif ends in the middle of a frame")
  }

  @Test("a name may ask for smaller points", arguments: [("run.gif", 1.0), ("run@2x.gif", 2), ("run@3x", 3)])
  func scale(name: String, scale: Double) {
    #expect(GIFFile.scale(ofName: name) == scale)
  }

  @Test("is found by name, with or without its ending")
  func find() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(GIFBytes.file(delays: [4, 4])).write(to: folder.appendingPathComponent("run@2x.gif"))
    #expect(try GIFFile.find("run", in: folder).file.frameCount == 2)
    #expect(try GIFFile.find("run@2x.gif", in: folder).url.lastPathComponent == "run@2x.gif")
    #expect(throws: GIFFile.Problem.missing("walk")) { try GIFFile.find("walk", in: folder) }
  }

  @Test("a file's pictures are found by its name, in points; a missing one is none")
  func images() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("look-images")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = GIFBytes.file(delays: [4, 4, 4])
    try Data(bytes).write(to: folder.appendingPathComponent("run@2x.gif"))
    let images = LookImages("run", frames: 3, width: 50, height: 25)
    #expect(LookImages.named("run", in: folder) == images)
    DebugNote.hear = { _ in }
    defer { DebugNote.hear = nil }
    #expect(LookImages.named("walk", in: folder) == nil && LookImages.named("no such file") == nil)
  }
}
