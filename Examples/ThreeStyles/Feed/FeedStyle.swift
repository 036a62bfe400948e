import Foundation
import RefreshTesting

/// The styles that the feed is written in.
enum FeedStyle: String, CaseIterable {
  case sv
  case infinity
  case fig
  case gm

  /// The styles that are shown if nobody asks for others.
  static let three: [FeedStyle] = [.sv, .infinity, .fig]

  /// The style of that name, short or full, in any case.
  init?(named name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { wanted == $0.rawValue || wanted == $0.name.lowercased() }
    guard let match else { return nil }
    self = match
  }

  /// The style's name, as its module is called.
  var name: String {
    switch self {
    case .sv: "SVStyle"
    case .infinity: "InfinityStyle"
    case .fig: "FigStyle"
    case .gm: "GMStyle"
    }
  }

  /// A screen in this style.
  func screen(_ list: any ScrollHosting, _ feed: Feed) -> any FeedScreen {
    switch self {
    case .sv: SVFeed(list: list, feed: feed)
    case .infinity: InfinityFeed(list: list, feed: feed)
    case .fig: FigFeed(list: list, feed: feed)
    case .gm: GMFeed(list: list, feed: feed)
    }
  }

  /// The name of the file with the screen's code, without its end.
  var sourceName: String {
    switch self {
    case .sv: "SVFeed"
    case .infinity: "InfinityFeed"
    case .fig: "FigFeed"
    case .gm: "GMFeed"
    }
  }

  /// Whether the footer keeps its room when nothing is loading.
  var keepsFooterRoom: Bool {
    switch self {
    case .sv: true
    case .infinity, .fig, .gm: false
    }
  }
}
