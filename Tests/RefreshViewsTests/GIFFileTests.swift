import Foundation
import RefreshCore
import RefreshLooks
import RefreshTestKit
import RefreshViews
import Testing

@Suite("The outline of a GIF file")
struct GIFFileTests {
  @Test("has size, frames and delays; too hasty ones count as a tenth of a second")
  func outline() throws {
    let file = try GIFFile(GIFBytes.file(delays: [4, 10, 0, 1, nil], width: 300), named: "run.gif")
    #expect(file.width == 300 && file.height == 50)
    #expect(file.delays == [0.04, 0.1, 0.1, 0.1, 0.1])
    #expect(abs(file.duration - 0.44) < 1e-9)
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

@Suite("The pace of a GIF")
struct GIFPaceTests {
  @Test("frames of one delay are there once each; others as often as their delays ask for")
  func row() {
    #expect(GIFPace.row([0.04, 0.04, 0.04]) == [0, 1, 2])
    #expect(GIFPace.row([0.02, 0.04, 0.06]) == [0, 1, 1, 2, 2, 2])
    #expect(GIFPace.row([0.1, 0.25]) == [0, 0, 1, 1, 1, 1, 1])
    #expect(GIFPace.row([]) == [])
  }

  @Test("no delay makes the row longer than it may be")
  func limit() {
    #expect(GIFPace.row([0.01, 655.35]) == [0, 1])
    #expect(GIFPace.row([0.01, .infinity, -1, .greatestFiniteMagnitude]) == [0, 1, 2, 3])
    #expect(GIFPace.row([0.01, 9.99]).count == 1000)
  }
}
