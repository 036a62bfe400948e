import Foundation
import RefreshTesting
import Testing

@testable import ThreeStyles

@MainActor struct FeedTests {
  private static func script(_ name: String) throws -> StrokeScript {
    let scripts = try StrokeFolder.scripts()
    return try #require(scripts.first { $0.file == "\(name).json" })
  }

  private func record(_ name: String, _ style: FeedStyle) throws -> Recording {
    Performance.record(try Self.script(name), in: style)
  }

  @Test func theStrokesComeInFileNameOrder() throws {
    #expect(
      try StrokeFolder.scripts().map(\.file) == [
        "fling-to-the-end.json", "long-pull.json", "pull-during-loading.json", "pull-that-slides-back.json",
        "short-pull.json",
      ])
  }

  @Test func samplesAre8To17MillisecondsApart() throws {
    for script in try StrokeFolder.scripts() {
      for touch in script.touches {
        let times = touch.samples.map(\.time) + [touch.lift]
        let gaps = zip(times.dropFirst(), times).map { ($0 - $1) * 1000 }
        #expect(gaps.allSatisfy { $0 > 7.9999 && $0 < 17.0001 }, "\(script.file)")
        #expect(Set(gaps.map { ($0 * 10).rounded() }).count > 8, "\(script.file) is too regular")
      }
    }
  }

  @Test(arguments: ["sv", "infinity", "fig", "gm"]) func everyStyleKeepsItsPromises(_ name: String) throws {
    let style = try #require(FeedStyle(named: name))
    for script in try StrokeFolder.scripts() {
      #expect(Performance.record(script, in: style).faults == [], "\(script.file)")
    }
  }

  @Test(arguments: ["sv", "infinity", "fig", "gm"]) func pullsActOnceOrNotAtAll(_ name: String) throws {
    let style = try #require(FeedStyle(named: name))
    #expect(try record("long-pull", style).actions[.header] == 1)
    #expect(try record("pull-during-loading", style).actions[.header] == 1)
    #expect(try record("short-pull", style).actions[.header] == 0)
    #expect(try record("pull-that-slides-back", style).actions[.header] == 0)
    #expect(try record("fling-to-the-end", style).actions[.footer] == (style == .gm ? 0 : 1))
  }

  @Test(arguments: [
    ("sv", "stopped triggered loading stopped"), ("infinity", "none releasing loading none"),
    ("fig", "idle pullingInRect pullingOutRect refreshing idle"),
    ("gm", "hidden visible triggered loading hidden"),
  ]) func longPullsGoThroughTheStylesOwnStates(_ name: String, _ states: String) throws {
    let recording = try record("long-pull", try #require(FeedStyle(named: name)))
    #expect(recording.stays(of: .header, until: 0).map(\.state.name).joined(separator: " ") == states)
  }

  @Test func faultsAreFound() throws {
    var recording = try record("long-pull", .fig)
    recording.actions[.header] = 2
    recording.restTime = nil
    recording.moments[recording.moments.count - 1].top = 50
    recording.moments[recording.moments.count - 1].header = ControlState("refreshing")
    let faults = recording.faults.joined(separator: "; ")
    for part in ["come to rest", "ran its action 2× in 1 refresh", "left in refreshing", "50 points of room"]
    {
      #expect(faults.contains(part), "\(faults)")
    }
  }

  @Test func pagesRunOut() throws {
    let samples = (0...20).map { "[\(Double($0) / 100), \(500 - $0 * 15)]" }.joined(separator: ", ")
    let stroke = "{\"pause\": 2, \"samples\": [\(samples)], \"lift\": 0.21}"
    let text =
      "{\"name\": \"on and on\", \"at\": \"nearEnd\", \"strokes\": [\(Array(repeating: stroke, count: 18).joined(separator: ","))]}"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("on-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = try StrokeScript(contentsOf: file.path)
    for style in FeedStyle.three {
      let recording = Performance.record(script, in: style)
      #expect(recording.actions[.footer] == 3, "\(style)")
      #expect(recording.faults == [], "\(style)")
    }
  }
}
