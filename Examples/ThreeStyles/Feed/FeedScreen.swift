import Foundation
import RefreshTesting

/// A screen with a feed on it: the same one in every style.
protocol FeedScreen: AnyObject {
  /// The style's name, as its module is called.
  var name: String { get }

  /// A screen that shows `feed` on `list`.
  init(list: any ScrollHosting, feed: Feed)

  /// Gives the list what refreshes it and what loads more.
  func attach()

  /// What the control at the top is doing, in the style's own words.
  var headerState: ControlState { get }

  /// What the control at the end is doing; nil where the style has none.
  var footerState: ControlState? { get }
}

/// A style's own name for what a control is doing.
struct ControlState: Equatable {
  /// The state's name, as code spells it.
  var name: String

  /// How far the list is pulled, from 0 to 1; nil where the style does not say.
  var progress: CGFloat?

  /// A state without progress.
  init(_ name: String) { self.name = name }
}
