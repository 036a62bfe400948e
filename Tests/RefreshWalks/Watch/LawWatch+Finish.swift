import RefreshTesting

extension LawWatch {
  /// Ends everything, lets it settle, and checks that nothing of ours is left.
  func finish() {
    stage.calmDown()
    stage.setOnScreen(true)
    stage.lift(velocity: 0)
    if stage.metrics.viewportLength == 0 { stage.setViewport(480) }
    if stage.isUnruly { recover() }
    endEverything()
    expect(stage.settle(), 12, "something goes on for ever")
    expect(stage.isIdle, 12, "an idle engine keeps a timer, or wants frames")
    for watched in watched {
      guard let phase = watched.refresher?.phase else { continue }
      // Code, or an unruly host, may have left the content pulled, for good.
      let isLeft = (stage.isUnruly || !wasTouched) && phase.name == "returning"
      expect(
        phase == .idle || phase == .noMoreData || isLeft, 4,
        "the \(watched.role) ended and settled, and is \(phase)")
      checkRoom(watched, "after settling")
    }
    check("after settling", isSettled: true)
    checkLedger("after settling")
    checkRest()
  }

  /// Ends whatever runs, and what was waiting for that to end.
  private func endEverything() {
    for _ in 0..<12 {
      for watched in watched { watched.refresher?.end() }
      for _ in 0..<60 { stage.frame() }
    }
  }

  /// A host that kept a completion to itself has left a refresh in the middle. The next one gets through.
  private func recover() {
    for watched in watched {
      watched.isSticky = false
      watched.refresher?.resetNoMoreData()
      watched.refresher?.end()
    }
    for watched in watched {
      // A neighbour that still runs, or has a second refresh in its queue, would keep this one waiting.
      endEverything()
      willBegin(watched.role, isSilent: false)
      watched.refresher?.begin()
      for _ in 0..<150 { stage.frame() }
      watched.refresher?.end()
      for _ in 0..<150 { stage.frame() }
    }
  }

  private func checkRest() {
    guard wasTouched, !stage.isUnruly else { return }
    let (offset, rest) = (stage.metrics.offset, stage.restingOffsets)
    expect(offset >= rest.lowerBound - 0.5, 4, "the content hangs at \(offset), before \(rest.lowerBound)")
    expect(
      offset <= rest.upperBound + stage.titleGap + 0.5, 4,
      "the content hangs at \(offset), behind \(rest.upperBound)")
  }
}
