import RefreshTesting

/// Plays random scripts on a scroll view with a header and a footer, watching the laws.
@MainActor public enum RandomWalk {
  /// Plays the script of a seed; nil if all laws held, else a message with a script as short as it gets.
  public static func failure(seed: UInt64, steps: Int, hz: Int = 60) -> String? {
    let script = RandomScript.steps(steps, seed: seed)
    guard let first = play(script, hz: hz) else { return nil }
    let short = shrink(script, hz: hz)
    let lines = short.map { "  \($0)," }.joined(separator: "\n")
    return "seed \(seed) breaks \(first)\nshrunk to \(short.count) steps, which break "
      + "\(play(short, hz: hz) ?? "nothing"):\n[\n\(lines)\n]"
  }

  /// How many actions the script of a seed runs.
  public static func actions(seed: UInt64, steps: Int) -> Int {
    walk(RandomScript.steps(steps, seed: seed), hz: 60).actions
  }

  /// Plays a script; nil if all laws held, else the first that was broken, and where.
  public static func play(_ script: [RandomStep], hz: Int = 60) -> String? {
    walk(script, hz: hz).broken.first
  }

  private static func walk(_ script: [RandomStep], hz: Int) -> LawWatch {
    let list = SimulatedScrollView(
      viewport: CGSize(width: 320, height: 480), content: CGSize(width: 320, height: 2000), hz: hz)
    list.recordsTimeline = false
    let watch = LawWatch(list)
    for (index, step) in script.enumerated() {
      perform(step, list, watch)
      watch.check("after step \(index)")
      guard watch.broken.isEmpty else { return watch }
    }
    watch.finish()
    return watch
  }

  /// Leaves out whatever can be left out, in ever smaller pieces, as long as something stays broken.
  private static func shrink(_ script: [RandomStep], hz: Int) -> [RandomStep] {
    var best = script
    var size = best.count / 2
    while size > 0 {
      var start = 0
      while start < best.count {
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        if play(shorter, hz: hz) != nil { best = shorter } else { start += size }
      }
      size /= 2
    }
    return best
  }

  private static func perform(_ step: RandomStep, _ list: SimulatedScrollView, _ watch: LawWatch) {
    switch step {
    case .touch(let y):
      list.finger.hold(offset: y)
      watch.wasTouched = true
    case .drag(let points):
      if !list.finger.isDown { list.finger.down() }
      list.finger.move(by: points, inSteps: 4)
      watch.wasTouched = true
    case .lift(let velocity): if list.finger.isDown { list.finger.lift(velocity: velocity) }
    case .cancel: if list.finger.isDown { list.finger.cancel() }
    case .wheel(let points): list.wheel(by: points)
    case .scroll(let y, let animated):
      list.setOffset(y, animated: animated)
      watch.wasTouched = false
    case .begin(let role, let isSilent): watch.refresher(role)?.begin(isSilent: isSilent)
    case .end(let role, let result): watch.checkIdleEnd(role, result)
    case .noMore(let role):
      watch.refresher(role)?.noMoreData()
      watch.saidNoMore(role)
    case .reset(let role):
      watch.saidMore(role)
      watch.refresher(role)?.resetNoMoreData()
    case .enable(let role, let on): watch.refresher(role)?.isEnabled = on
    case .hide(let role, let on): watch.refresher(role)?.isHidden = on
    case .attach(let role, let number): watch.attach(role, RandomPolicy.policy(number, role))
    case .detach(let role): watch.refresher(role)?.detach()
    case .userInset(let edge, let points): list.userInset[edge] = points
    case .rawInset(let edge, let points): list.contentInset[edge] = points
    case .rewriteInset(let edge):
      let inset = list.contentInset[edge]
      list.contentInset[edge] = inset
    case .bars(let points): list.bars.top = points
    case .content(let points): list.contentSize.height = CGFloat(points)
    case .viewport(let points): list.viewportSize.height = CGFloat(points)
    case .window(let on): list.isInWindow = on
    case .frames(let count): pass(count, list, watch)
    case .seconds(let seconds):
      pass(Int(seconds * Double(list.hz)), list, watch)
      list.advance(ticks: 1)
    }
  }

  /// Lets frames go by, the laws checked at each.
  private static func pass(_ frames: Int, _ list: SimulatedScrollView, _ watch: LawWatch) {
    for _ in 0..<frames {
      list.advance(frames: 1)
      watch.check("at a frame")
    }
  }
}
