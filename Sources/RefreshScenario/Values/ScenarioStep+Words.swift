// Steps as they are written in code, a word each. What they mean, `ScenarioStep.Operation` says.
//
//     scenario.steps = .numbered([.hold("rest - T - 10"), .release(), .settle, .check(.with(ownTop: "H"))])

nonisolated extension ScenarioStep {
  /// A finger touches the content.
  public static let touchDown = ScenarioStep(.touchDown)

  /// The system takes the touch away.
  public static let cancel = ScenarioStep(.cancel)

  /// Time passes until nothing moves by itself.
  public static let settle = ScenarioStep(.settle)

  /// Everybody forgets the scroll view.
  public static let drop = ScenarioStep(.drop)

  /// A finger moves, 10 touch events by default.
  public static func drag(_ points: ScenarioNumber, steps: Int = 10) -> Self {
    Self(.drag(by: points, steps: steps))
  }

  /// A finger moves so that the offset is this.
  public static func hold(_ offset: ScenarioNumber) -> Self { Self(.hold(y: offset)) }

  /// The finger lifts, standing still by default.
  public static func release(_ velocity: Double = 0) -> Self { Self(.release(velocity: velocity)) }

  /// A drag just long enough to be one, and a release at that speed.
  public static func fling(_ velocity: Double) -> Self { Self(.fling(velocity: velocity)) }

  /// A wheel turns.
  public static func wheel(_ points: ScenarioNumber, steps: Int = 10) -> Self {
    Self(.wheel(by: points, steps: steps))
  }

  /// Time passes.
  public static func wait(_ seconds: Double) -> Self { Self(.wait(seconds: seconds)) }

  /// The app asks for a refresh.
  public static func begin(_ who: ScenarioRole = .header) -> Self { Self(.begin, who: who) }

  /// The app ends the refresh.
  public static func end(_ who: ScenarioRole = .header) -> Self { Self(.end, who: who) }

  /// The app ends the refresh without data.
  public static func fail(_ who: ScenarioRole = .header) -> Self { Self(.fail, who: who) }

  /// The app says that there is no more data.
  public static func noMore(_ who: ScenarioRole = .footer) -> Self { Self(.noMore, who: who) }

  /// The app says that there may be more data again.
  public static func resetNoMore(_ who: ScenarioRole = .footer) -> Self { Self(.resetNoMore, who: who) }

  /// The app takes the control away.
  public static func remove(_ who: ScenarioRole = .header) -> Self { Self(.remove, who: who) }

  /// The app attaches a control, as in the setup if nothing else is said.
  public static func add(_ who: ScenarioRole = .header, _ config: ControlSetup? = nil) -> Self {
    Self(.add(config), who: who)
  }

  /// The app allows or forbids gestures.
  public static func enable(_ on: Bool, _ who: ScenarioRole = .header) -> Self {
    Self(.enable(on), who: who)
  }

  /// The app hides the control or shows it.
  public static func hide(_ on: Bool, _ who: ScenarioRole = .header) -> Self { Self(.hide(on), who: who) }

  /// The app allows or forbids the finger to scroll.
  public static func interaction(_ on: Bool) -> Self { Self(.interaction(on)) }

  /// The app moves the content.
  public static func offset(_ offset: ScenarioNumber, animated: Bool = false) -> Self {
    Self(.offset(y: offset, animated: animated))
  }

  /// The app reads its whole inset, changes it and writes it back.
  public static func inset(
    top: InsetChange.Edge? = nil, bottom: InsetChange.Edge? = nil, animated: Bool = false
  ) -> Self { Self(.inset(InsetChange(top: top, bottom: bottom), animated: animated)) }

  /// The app changes its own part of the inset.
  public static func userInset(top: InsetChange.Edge? = nil, bottom: InsetChange.Edge? = nil) -> Self {
    Self(.userInset(InsetChange(top: top, bottom: bottom)))
  }

  /// The bars get another height.
  public static func bars(top: Double? = nil, bottom: Double? = nil) -> Self {
    Self(.bars(top: top, bottom: bottom))
  }

  /// The content gets another length.
  public static func size(_ height: Double) -> Self { Self(.size(height: height)) }

  /// The viewport gets another size, and the content the same width.
  public static func frame(_ width: Double, _ height: Double) -> Self {
    Self(.frame(ScenarioSize(width: width, height: height)))
  }

  /// The scroll view comes into a window or leaves it.
  public static func window(_ on: Bool) -> Self { Self(.window(on)) }

  /// The steps happen in one turn of the run loop.
  public static func together(_ steps: ScenarioStep...) -> Self { Self(.together(.numbered(steps))) }

  /// Something must be so at this moment.
  public static func check(_ wanted: FinalExpectation) -> Self {
    var check = ScenarioCheck()
    check.final = wanted
    return Self(.check(check))
  }

  /// A number must lie in a range at this moment, bounds included.
  public static func check(
    _ number: FinalNumber, from low: ScenarioNumber, to high: ScenarioNumber
  ) -> Self {
    var check = ScenarioCheck()
    check.within = [number: ScenarioRange(low, high)]
    return Self(.check(check))
  }
}

nonisolated extension [ScenarioStep] {
  /// The steps with their places.
  public static func numbered(_ steps: [ScenarioStep]) -> [ScenarioStep] {
    steps.enumerated().map { index, step in
      ScenarioStep(step.operation, who: step.who, index: index)
    }
  }
}

nonisolated extension FinalExpectation {
  /// What must be so; what is left out does not matter.
  public static func with(
    y: ScenarioNumber? = nil, insetTop: ScenarioNumber? = nil, insetBottom: ScenarioNumber? = nil,
    ownTop: ScenarioNumber? = nil, ownBottom: ScenarioNumber? = nil, header: String? = nil,
    footer: String? = nil, headerActions: Int? = nil, footerActions: Int? = nil, headerVisible: Bool? = nil,
    footerVisible: Bool? = nil, alive: Bool? = nil, _ more: [FinalNumber: ScenarioNumber] = [:]
  ) -> FinalExpectation {
    var wanted = FinalExpectation()
    wanted.numbers = more
    let named: [(FinalNumber, ScenarioNumber?)] = [
      (.y, y), (.insetTop, insetTop), (.insetBottom, insetBottom), (.ownTop, ownTop), (.ownBottom, ownBottom),
      (.headerActions, headerActions.map { ScenarioNumber(Double($0)) }),
      (.footerActions, footerActions.map { ScenarioNumber(Double($0)) }),
    ]
    for (number, value) in named where value != nil { wanted.numbers[number] = value }
    (wanted.header, wanted.footer) = (header, footer)
    (wanted.headerVisible, wanted.footerVisible, wanted.alive) = (headerVisible, footerVisible, alive)
    return wanted
  }
}
