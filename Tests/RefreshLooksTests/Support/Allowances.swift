/// What looks may do that the rules forbid, because what they are made after does it.
///
/// The bounds, in points as ``Jump`` measures them, on a view 320 points wide:
///
/// * while pulling, for a step of 0.01: 6
/// * when a phase becomes another, at that moment: 2
/// * while time goes by, for a frame of 1/60 s: 20
enum Allowances {
  static let pulling = 6.0
  static let change = 2.0
  static let frame = 20.0

  /// A larger bound for a look, and why.
  struct Allowance {
    let look: String
    /// Which change of phase, such as `refreshing → finishing`; `pulling` or `frame` for the others.
    let when: String
    let points: Double
    let why: String
  }

  /// Every allowance.
  static let all: [Allowance] = []

  /// How far a look may jump.
  static func bound(_ look: String, _ when: String, _ usual: Double) -> Double {
    all.filter { $0.look == look && $0.when == when }.map(\.points).max() ?? usual
  }
}
