import RefreshTesting

/// What a style did during a stroke script.
struct Recording {
  /// One of the feed's two controls.
  enum Control: CaseIterable {
    case header
    case footer
  }

  /// How the screen looked at a moment.
  struct Moment: Equatable {
    /// Seconds since the script began.
    var time: Double

    /// The offset that is on screen.
    var offset: Double

    /// The inset at the top that is on screen.
    var top: Double

    /// The inset at the bottom that is on screen.
    var bottom: Double

    /// The offset at which the content ends, without any room.
    var contentEnd: Double

    /// What the header is doing.
    var header: ControlState

    /// What the footer is doing; nil without one.
    var footer: ControlState?

    /// What one of the controls is doing.
    subscript(control: Control) -> ControlState? {
      switch control {
      case .header: header
      case .footer: footer
      }
    }
  }

  /// Something that happened to a control.
  struct Mark: Equatable {
    /// What it was.
    enum Kind {
      /// A refresh started, for the engine.
      case started
      /// The action ran.
      case action
      /// The app said that the load was over.
      case loaded
      /// The style said that the refresh was over.
      case ended
    }

    let time: Double
    let control: Control
    let kind: Kind
  }

  let style: FeedStyle

  /// How the screen looked, whenever it may have changed, oldest first.
  var moments: [Moment] = []

  /// What happened, oldest first.
  var marks: [Mark] = []

  /// How often the feed was asked for posts by each control.
  var actions: [Control: Int] = [:]

  /// When everything had come to rest; nil if it never did.
  var restTime: Double?

  /// How the screen looked at `time`.
  func moment(at time: Double) -> Moment {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return moments[max(0, low - 1)]
  }

  /// The marks of that kind.
  func marks(_ kind: Mark.Kind, _ control: Control? = nil) -> [Mark] {
    marks.filter { $0.kind == kind && (control == nil || $0.control == control) }
  }
}

extension Recording {
  /// A control that stays in a state for a while.
  struct Stay: Equatable {
    var state: ControlState
    var from: Double
    var to: Double
  }

  /// The states that a control went through until `end`, progress left out.
  func stays(of control: Control, until end: Double) -> [Stay] {
    var stays: [Stay] = []
    for moment in moments {
      guard let state = moment[control] else { continue }
      if let last = stays.last {
        stays[stays.count - 1].to = moment.time
        if last.state.name == state.name { continue }
      }
      stays.append(Stay(state: ControlState(state.name), from: moment.time, to: moment.time))
    }
    if !stays.isEmpty { stays[stays.count - 1].to = max(end, stays[stays.count - 1].to) }
    return stays
  }

  /// Whether a control ever did anything.
  func isUsed(_ control: Control) -> Bool {
    moments.contains { moment in
      moment[control].map { StateMeaning($0.name) != .resting } ?? false
    }
  }
}
