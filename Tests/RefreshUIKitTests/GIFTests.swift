import Foundation
import RefreshLooks
import RefreshTestKit
import RefreshUIKit
import RefreshViews
import Testing
import UIKit

@Suite("GIF files through ImageIO", .serialized)
struct GIFTests {
  private func data(_ delays: [Int?]) -> Data { Data(GIFBytes.file(delays: delays)) }

  @Test("an animated picture shows each frame as long as the file asks for")
  func delays() throws {
    let image = try #require(GIFFile.animatedImage(data([10, 20, 1, nil]), scale: 2))
    let pictures = try #require(image.images)
    #expect(pictures.count == 5 && abs(image.duration - 0.5) < 1e-9)
    #expect(pictures[1] === pictures[2] && pictures[0] !== pictures[1] && pictures[3] !== pictures[4])
    #expect(pictures[0].size == CGSize(width: 50, height: 25))
  }

  @Test("what is damaged gives nothing, wherever it is cut")
  func damaged() {
    let whole = GIFBytes.file(delays: [4, 4])
    for length in 0..<whole.count { #expect(GIFFile.animatedImage(Data(whole.prefix(length))) == nil) }
    #expect(GIFFile.animatedImage(Data("PNG or what it may be".utf8)) == nil)
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0xFF
      _ = GIFFile.animatedImage(Data(bytes))
      _ = try? GIFFile(bytes, named: "a.gif")
    }
  }

  @Test("the pictures of a file are decoded when a look shows them")
  func painted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try data([4, 4, 4]).write(to: folder.appendingPathComponent("walk@2x.gif"))
    let images = try #require(LookImages.named("walk", in: folder))
    #expect(images == LookImages("walk", frames: 3, width: 50, height: 25))
    #expect(log(of: images, frame: 2).contains("image 50 x 25"))
    #expect(!log(of: images, frame: 3).contains("image 50 x 25"), "there are three")
  }

  private func log(of images: LookImages, frame: Int) -> [String] {
    let look = Look("probe", loop: 0) { _, drawing in
      drawing.image(images.name, frame: frame, x: 0, y: 0, width: 60, height: 60)
    }
    let view = LookView(look: look, frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let context = CGContext(standInSize: .zero)
    StandIn.context = context
    view.draw(.zero)
    StandIn.context = nil
    return context.standInLog
  }
}
