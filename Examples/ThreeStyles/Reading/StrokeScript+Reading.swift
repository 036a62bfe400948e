import CommandKit
import Foundation
import RefreshTesting

extension StrokeScript {
  /// A finger that stays down longer than this never lifts, for all that a viewer can tell.
  fileprivate static let longestTouch = 30.0

  fileprivate static let longestPause = 30.0

  private static let mostTouches = 20

  /// Reads the stroke file at `path`.
  init(contentsOf path: String) throws(Complaint) {
    let data = try InputFile.contents(of: path)
    let value: ScenarioValue
    do {
      value = try JSONDecoder().decode(ScenarioValue.self, from: data)
    } catch {
      throw Self.explanation(of: data, path)
    }
    try self.init(JSONPlace(file: path, path: "", value: value))
  }

  /// The scenario reader knows how to tell where a text stops being JSON.
  private static func explanation(of data: Data, _ path: String) -> Complaint {
    do throws(ScenarioError) {
      _ = try ScenarioFile.read(data, file: path)
      return Complaint(path, "not valid JSON")
    } catch {
      let place = hugeNumber(error.reason).flatMap { Self.place(of: $0, in: data) } ?? ""
      return Complaint(error.description + place)
    }
  }

  /// The number that is too large for any computer, if that is what a reason is about.
  private static func hugeNumber(_ reason: String) -> String? {
    guard reason.hasSuffix("is not representable in Swift") else { return nil }
    return reason.split(separator: " ").first { $0.first?.isNumber == true || $0.first == "-" }.map(
      String.init)
  }

  private static func place(of word: String, in data: Data) -> String? {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: word) else { continue }
      return ", line \(index + 1), column \(line.distance(from: line.startIndex, to: range.lowerBound) + 1)"
    }
    return nil
  }

  private init(_ place: JSONPlace) throws(Complaint) {
    let members = try place.members(["name", "about", "at", "strokes"])
    file = URL(fileURLWithPath: place.file).lastPathComponent
    name = try Self.need("name", members, place).text()
    about = try members["about"]?.text() ?? ""
    start = try members["at"].map(Self.start) ?? .top
    let strokes = try Self.need("strokes", members, place)
    let places = try strokes.elements()
    guard !places.isEmpty else { throw strokes.complaint("expected one stroke or more, found none") }
    guard places.count <= Self.mostTouches else {
      throw strokes.complaint("expected \(Self.mostTouches) strokes at most, found \(places.count)")
    }
    var touches: [Touch] = []
    for place in places { touches.append(try Touch(place)) }
    self.touches = touches
  }

  fileprivate static func need(
    _ key: String, _ members: [String: JSONPlace], _ place: JSONPlace
  ) throws(Complaint) -> JSONPlace {
    guard let member = members[key] else { throw place.complaint("\(key) is missing") }
    return member
  }

  private static func start(_ place: JSONPlace) throws(Complaint) -> Start {
    switch place.value {
    case .string("top"): return .top
    case .string("nearEnd"): return .nearEnd
    case .number: return .offset(try place.number(in: 0...Performance.farthestStart))
    case .string(let text):
      throw place.complaint("expected \"top\", \"nearEnd\" or an offset, found \"\(text)\"")
    case .null, .bool, .array, .object: throw place.wrong("\"top\", \"nearEnd\" or an offset")
    }
  }
}

extension StrokeScript.Touch {
  fileprivate init(_ place: JSONPlace) throws(Complaint) {
    let members = try place.members(["pause", "samples", "lift"])
    pause = try members["pause"]?.number(in: 0...StrokeScript.longestPause) ?? 0
    let list = try StrokeScript.need("samples", members, place)
    let places = try list.elements()
    guard places.count >= 2 else {
      throw list.complaint("a finger that strokes has 2 samples or more, not \(places.count)")
    }
    var samples: [Stroke.Sample] = []
    for place in places { samples.append(try Self.sample(place, after: samples.last)) }
    guard let lift = members["lift"] else { throw place.complaint("the finger never lifts: lift is missing") }
    self.samples = samples
    self.lift = try Self.time(lift, after: samples[samples.count - 1].time)
  }

  private static func sample(
    _ place: JSONPlace, after last: Stroke.Sample?
  ) throws(Complaint) -> Stroke.Sample {
    let pair = try place.elements()
    guard pair.count == 2 else {
      throw place.complaint("expected a time and a place, found an array of \(pair.count)")
    }
    let position = try pair[1].number(in: -10_000...10_000)
    if let last { return Stroke.Sample(try time(pair[0], after: last.time), position) }
    guard try pair[0].number(in: -1e9...1e9) == 0 else {
      throw pair[0].complaint("a stroke's first sample is at 0 s")
    }
    return Stroke.Sample(0, position)
  }

  /// A time that is later than the one before it.
  private static func time(_ place: JSONPlace, after last: Double) throws(Complaint) -> Double {
    let time = try place.number(in: -1e9...1e9)
    guard time > last else {
      let way = time == last ? "repeats" : "runs backwards"
      throw place.complaint(
        "time \(way): expected more than \(Words.plain(last)), found \(Words.plain(time))")
    }
    guard time <= StrokeScript.longestTouch else {
      throw place.complaint(
        "the finger never lifts: it has to within \(Words.plain(StrokeScript.longestTouch)) s, and this is \(Words.plain(time))"
      )
    }
    return time
  }
}
