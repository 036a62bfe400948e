package import RefreshTesting

/// What a walk is walked on.
nonisolated package struct WalkWorld: Equatable, Sendable, CustomStringConvertible {
  package var axis = ScrollAxis.vertical
  package var isRightToLeft = false
  package var hz = 60

  /// In which ways the host misbehaves; 0 is none.
  package var unruliness = Unruliness.none

  /// The one style that everything is attached with; nil mixes them all.
  package var style: WalkStyle?

  package init(
    axis: ScrollAxis = .vertical, isRightToLeft: Bool = false, hz: Int = 60, unruliness: Unruliness = .none,
    style: WalkStyle? = nil
  ) {
    (self.axis, self.isRightToLeft, self.hz) = (axis, isRightToLeft, hz)
    (self.unruliness, self.style) = (unruliness, style)
  }

  /// The world as it would be written in a test.
  package var description: String {
    let way = unruliness == .none ? "" : ", unruliness: .init(rawValue: \(unruliness.rawValue))"
    let all = style.map { ", style: .\($0)" } ?? ""
    return "WalkWorld(axis: .\(axis), isRightToLeft: \(isRightToLeft), hz: \(hz)\(way)\(all))"
  }
}

/// The ways in which a host can misbehave.
nonisolated package struct Unruliness: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let none: Unruliness = []
  /// Room and offset are kept within bounds of the host's own.
  package static let clamps = Unruliness(rawValue: 1 << 0)
  /// A point more than was asked for.
  package static let addsAPoint = Unruliness(rawValue: 1 << 1)
  /// Thirds of a point.
  package static let rounds = Unruliness(rawValue: 1 << 2)
  /// Reports from inside a write, whatever comes to its mind.
  package static let callsBack = Unruliness(rawValue: 1 << 3)
  /// Reports a frame late.
  package static let reportsLate = Unruliness(rawValue: 1 << 4)
  /// Reports everything twice.
  package static let reportsTwice = Unruliness(rawValue: 1 << 5)
  /// Measures what is no number, or endless, or negative, or beyond all bounds.
  package static let measuresNonsense = Unruliness(rawValue: 1 << 6)
  /// Never says that a write is over.
  package static let neverCompletes = Unruliness(rawValue: 1 << 7)
  /// Says so twice.
  package static let completesTwice = Unruliness(rawValue: 1 << 8)
  /// Says that every write was superseded.
  package static let supersedes = Unruliness(rawValue: 1 << 9)
  /// Goes on ticking after a stop, and makes calls that were taken back.
  package static let ticksOn = Unruliness(rawValue: 1 << 10)
  /// Makes calls too early.
  package static let hurries = Unruliness(rawValue: 1 << 11)
  /// Has a clock that jumps, back too.
  package static let jumpsInTime = Unruliness(rawValue: 1 << 12)
  /// Cannot say for certain whether a finger drags, or whether anybody is watching.
  package static let flickers = Unruliness(rawValue: 1 << 13)

  package static let all = (0..<14).map { Unruliness(rawValue: 1 << $0) }
}
