import RefreshTesting

// What an app says, in the words of the engine or of a style.

extension Walker {
  func say(_ step: WalkStep) {
    switch step {
    case .begin(let role, let style): begin(role, style)
    case .beginSilently(let role): begin(role, .engine, isSilent: true)
    case .end(let role, let style): watch.end(role) { end(role, style) }
    case .fail(let role): watch.end(role) { watch.refresher(role)?.end(.failure) }
    case .beginAndEnd(let role, let style):
      watch.beginAndEnd(role, { begin(role, style) }, { end(role, style) })
    case .endAndBegin(let role, let style):
      watch.endAndBegin(role, { end(role, style) }, { begin(role, style) })
    case .endWithReset(let style): endWithReset(style)
    case .noMore(let role): noMore(role)
    case .reset(let role): reset(role)
    case .enable(let role, let style, let on): tell(.enable(on), role, style) { $0.isEnabled = on }
    case .hide(let role, let style, let on): tell(.hide(on), role, style) { $0.isHidden = on }
    case .attach(let role, let style, let policy, let habit): attach(role, style, policy, habit)
    case .attachAgain(let role, let style): attachAgain(role, style)
    case .detach(let role, let style): tell(.remove, role, style) { $0.detach() }
    case .clear(let style): tell(.clear, .header, style) { $0.detach() }
    case .policy(let role, let number): restyle(role, number)
    case .drop: drop()
    case .touch, .drag, .lift, .cancel, .wheel, .scroll, .userInset, .rawInset, .addToInset, .rewriteInset,
      .bars, .largeTitle, .content, .contentInLayout, .viewport, .rightToLeft, .window, .frames, .seconds,
      .hours:
      break
    }
  }

  /// Says a style's word, or the engine's where the style has none.
  func tell(_ word: StyleCommand, _ role: ScenarioRole, _ style: WalkStyle, _ engine: (Refresher) -> Void) {
    // Whatever is taken away or ended may let something else start.
    watch.codeAsked = true
    let answer = style.words?.perform(word, role, on: watch.stage.hosting)
    if answer != .done, let refresher = watch.refresher(role) { engine(refresher) }
    watch.adopt()
  }

  func begin(_ role: ScenarioRole, _ style: WalkStyle, isSilent: Bool = false) {
    watch.willBegin(role, isSilent: isSilent)
    tell(.begin, role, style) { $0.begin(isSilent: isSilent) }
  }

  func end(_ role: ScenarioRole, _ style: WalkStyle) { tell(.end, role, style) { $0.end() } }

  func noMore(_ role: ScenarioRole) {
    watch.codeAsked = true
    watch.watched(role)?.isSticky = true
    watch.watched(role)?.mayLack = true
    watch.refresher(role)?.noMoreData()
  }

  func reset(_ role: ScenarioRole) {
    watch.watched(role)?.isSticky = false
    watch.watched(role)?.mayLack = false
    watch.refresher(role)?.resetNoMoreData()
  }

  private func endWithReset(_ style: WalkStyle) {
    watch.watched(.footer)?.isSticky = false
    tell(.endWithReset, .header, style) { $0.end() }
  }

  // MARK: Attaching

  func attach(_ role: ScenarioRole, _ style: WalkStyle, _ number: Int, _ habit: Int) {
    watch.codeAsked = true
    (habits[role], policies[role]) = (WalkHabit(habit), number)
    let action = watch.action(role)
    var setup = ControlSetup()
    if number % 4 == 0 { setup.height = 44 }
    if number % 5 == 0 { setup.mode = .bind }
    let isStyled = style.attach(
      role, setup, along: watch.stage.axis, policy: RandomPolicy.policy(number, role),
      to: watch.stage.hosting,
      action: action)
    if isStyled && number % 3 > 0 { restyle(role, number) }
    watch.adopt()
  }

  private func attachAgain(_ role: ScenarioRole, _ style: WalkStyle) {
    switch style.words?.perform(.readdSame, role, on: watch.stage.hosting) {
    case .done: watch.adopt()
    case .notOffered, nil: attach(role, style, policies[role] ?? 0, 0)
    }
  }

  func restyle(_ role: ScenarioRole, _ number: Int) {
    watch.codeAsked = true
    guard let refresher = watch.refresher(role) else { return }
    refresher.policy = RandomPolicy.varied(refresher.policy, number, role)
  }

  func drop() {
    habits = [:]
    watch.wasTouched = false
    watch.leave(makeStage())
  }
}
