import RefreshCore
public import RefreshLooks

/// A moment that a look is pictured at.
nonisolated public enum Pose: Hashable, Sendable {
  /// Nothing is going on, and has not been for long.
  case idle
  /// Pulled so many percent of the way, and held there; armed from 100 on.
  case pulled(percent: Int)
  /// So many sixths of the loop are over.
  case looping(sixths: Int)
  /// Let go too early, half of the way, a moment ago.
  case returning
  /// Ended a moment ago.
  case finishing
  /// There is nothing more to load.
  case noMoreData

  /// Every pose, in the order of a refresh.
  public static let all: [Pose] =
    [.idle] + [25, 50, 75, 100, 150].map { .pulled(percent: $0) } + (0..<6).map { .looping(sixths: $0) }
    + [.returning, .finishing, .noMoreData]

  /// The poses of a look: those that its place has.
  public static func all(of look: Look) -> [Pose] {
    switch look.place {
    case .header: all.filter { $0 != .noMoreData }
    case .footer: all
    }
  }

  /// The pose's name for files, such as `pulled-025`.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .pulled(let percent): "pulled-" + String(repeating: "0", count: percent < 100 ? 1 : 0) + "\(percent)"
    case .looping(let sixths): "loop-\(sixths)"
    case .returning: "returning"
    case .finishing: "finishing"
    case .noMoreData: "no-more-data"
    }
  }

  /// The pose's name for people, such as `25 %`.
  public var label: String {
    switch self {
    case .idle: "idle"
    case .pulled(let percent): "\(percent) %"
    case .looping(let sixths): sixths == 0 ? "loop" : "\(sixths)/6"
    case .returning: "returning"
    case .finishing: "finishing"
    case .noMoreData: "no more data"
    }
  }

  /// The moment at which a look takes the pose.
  public func moment(of look: Look, in setting: PictureSetting = PictureSetting()) -> Moment {
    let settled = max(look.settling, 1)
    func moment(_ phase: RefreshPhase, _ seconds: Double, _ previous: RefreshPhase) -> Moment {
      setting.moment(of: look, phase, seconds: seconds, after: previous, previousSeconds: settled)
    }
    switch self {
    case .idle: return moment(.idle, settled, .idle)
    case .pulled(let percent):
      let progress = Double(percent) / 100
      let phase: RefreshPhase = percent < 100 ? .pulling(progress: progress) : .armed(progress: progress)
      return moment(phase, settled, percent < 100 ? .idle : .pulling(progress: 1))
    case .looping(let sixths):
      let seconds = look.firstLoop + look.loop * Double(sixths) / 6
      return moment(.refreshing, seconds, .armed(progress: 1))
    case .returning: return moment(.returning(progress: 0.5), 0.1, .pulling(progress: 0.6))
    case .finishing:
      return setting.moment(
        of: look, .finishing, seconds: 0.1, after: .refreshing, previousSeconds: look.firstLoop)
    case .noMoreData: return moment(.noMoreData, settled, .refreshing)
    }
  }
}

nonisolated extension Look {
  /// When the first loop begins that is not disturbed by what went before, in seconds.
  public var firstLoop: Double {
    guard loop > 0 else { return settling }
    return (settling / loop).rounded(.up) * loop
  }

  /// What is to be seen at a moment.
  public func drawing(_ moment: Moment) -> Drawing {
    var drawing = Drawing()
    draw(moment, &drawing)
    return drawing
  }
}
