public import RefreshCore
public import Testing

/// What a case is played on: how many frames there are in a second, and which way the content runs.
///
/// A case counts points from the content's start to its end, so that the same numbers hold whichever
/// way that is.
///
///     @Test(arguments: Screen.all)
///     func aPullRefreshes(_ screen: Screen) { … }
nonisolated public struct Screen: Hashable, Sendable, CustomTestStringConvertible {
  /// Which way the content runs.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// From top to bottom.
    case down
    /// From left to right.
    case right
    /// From right to left.
    case left
  }

  /// Frames per second, 60 or 120.
  public let hz: Int

  /// Which way the content runs.
  public let direction: Direction

  /// A screen of 60 frames a second whose content runs down, unless said otherwise.
  public init(hz: Int = 60, _ direction: Direction = .down) {
    self.hz = hz
    self.direction = direction
  }

  /// Every direction, at 60 and at 120 frames per second.
  public static let all = Direction.allCases.flatMap { [Screen(hz: 60, $0), Screen(hz: 120, $0)] }

  /// Content that runs down, at 60 and at 120 frames per second.
  public static let vertical = [Screen(hz: 60), Screen(hz: 120)]

  /// The axis along which the content runs.
  public var axis: ScrollAxis {
    switch direction {
    case .down: .vertical
    case .right, .left: .horizontal
    }
  }

  /// The edge at which the content starts: the header's.
  public var startEdge: ScrollEdge {
    switch axis {
    case .vertical: .top
    case .horizontal: .leading
    }
  }

  /// The edge at which the content ends: the footer's.
  public var endEdge: ScrollEdge { startEdge.opposite }

  /// How a failing case names its screen.
  public var testDescription: String {
    switch direction {
    case .down: "\(hz) Hz, downwards"
    case .right: "\(hz) Hz, to the right"
    case .left: "\(hz) Hz, to the left"
    }
  }
}
