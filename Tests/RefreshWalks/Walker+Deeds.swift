import RefreshTesting

// What the app does when it is called back.

extension Walker {
  func calledBack(_ moment: WalkHabit.Moment, _ role: ScenarioRole) {
    guard deedsLeft > 0, let habit = habits[role], habit.moment == moment else { return }
    switch habit.deed {
    case .nothing: return
    case .end, .endTwice, .fail, .begin, .beginOther, .endOther, .endAndBegin, .noMore, .reset, .hide,
      .detach,
      .detachOther, .attach, .attachOther, .restyle, .grow, .shrink, .inset, .rawInset, .scroll, .leaveWindow,
      .drop:
      deedsLeft -= 1
      watch.inDeed { perform(habit.deed, role) }
    }
  }

  private func perform(_ deed: WalkHabit.Deed, _ role: ScenarioRole) {
    let (stage, other) = (watch.stage, role == .header ? ScenarioRole.footer : .header)
    let number = policies[role] ?? 0
    let style = WalkStyle.allCases[number % WalkStyle.allCases.count]
    watch.codeAsked = true
    switch deed {
    case .nothing: break
    case .end: watch.refresher(role)?.end()
    case .endTwice:
      watch.refresher(role)?.end()
      watch.refresher(role)?.end()
    case .fail: watch.refresher(role)?.end(.failure)
    case .begin: begin(role, .engine)
    case .beginOther: begin(other, .engine)
    case .endOther: watch.refresher(other)?.end()
    case .endAndBegin:
      watch.refresher(role)?.end()
      begin(role, .engine)
    case .noMore: if role == .footer { noMore(role) }
    case .reset: if role == .footer { reset(role) }
    case .hide: watch.refresher(role)?.isHidden.toggle()
    case .detach: watch.refresher(role)?.detach()
    case .detachOther: watch.refresher(other)?.detach()
    case .attach: attach(role, stage.axis == .vertical ? style : .engine, number + 1, 0)
    case .attachOther: attach(other, stage.axis == .vertical ? style : .engine, number + 1, 0)
    case .restyle: restyle(role, number + 1)
    case .grow: stage.setContent(stage.metrics.contentLength + 600)
    case .shrink: stage.setContent(100)
    case .inset: stage.host.setUserInset(24, at: stage.edge(atStart: role == .header))
    case .rawInset: stage.setTotalInset(24, at: stage.edge(atStart: role == .header))
    case .scroll:
      watch.wasTouched = false
      stage.scroll(to: 300, animated: false)
    case .leaveWindow: stage.setOnScreen(!stage.host.isOnScreen)
    case .drop: drop()
    }
  }
}
