import RefreshUIKit
import Testing
import UIKit

/// The four styles, so that a test can run in each.
nonisolated enum ListStyle: String, CaseIterable, CustomTestStringConvertible {
  case sv = "SVStyle"
  case infinity = "InfinityStyle"
  case fig = "FigStyle"
  case gm = "GMStyle"

  var testDescription: String { rawValue }

  /// The styles that have a footer.
  static let withFooter: [ListStyle] = [.sv, .infinity, .fig]

  /// The style's own words, as an app on UIKit writes them.
  @MainActor var words: any StyleWords {
    switch self {
    case .sv: SVWords()
    case .infinity: InfinityWords()
    case .fig: FigWords()
    case .gm: GMWords()
    }
  }
}

/// What an app does with a list, in a style's own words.
protocol StyleWords {
  func attachHeader(to list: UIScrollView, action: @escaping () -> Void)
  func beginHeader(of list: UIScrollView)
  func endHeader(of list: UIScrollView)

  /// Lets go of the header's view in the way the style has for it.
  func dropHeader(of list: UIScrollView)

  func attachFooter(to list: UIScrollView, action: @escaping () -> Void)
  func endFooter(of list: UIScrollView)
}
