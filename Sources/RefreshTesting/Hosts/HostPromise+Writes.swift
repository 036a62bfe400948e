import RefreshCore

extension HostPromise {
  static let writes = [
    HostPromise(name: "room") { check in
      let before = check.metrics
      let seen = check.reports { check.write(60, offset: -60) }
      check.expect(check.metrics.startInset, is: before.startInset, "the resting inset beside our room")
      check.expect(!seen.contains(.restingInsetChanged), "our room is no news of the resting inset")
      check.expect(check.metrics.offset, is: -60, "the offset of a combined write")
      check.driver.advance(seconds: 1)
      check.expect(check.metrics.offset, is: -60, "the offset that rests in the room")
      check.write(0, offset: 0)
      check.driver.advance(seconds: 1)
      check.expect(check.metrics.offset, is: 0, "the offset after the room was taken back")
    },
    HostPromise(name: "room at the end") { check in
      check.write(60, at: .bottom, offset: 2000 + 60 - 480)
      check.driver.advance(seconds: 1)
      check.expect(check.metrics.offset, is: 1580, "the offset that rests in the room at the end")
    },
    HostPromise(name: "a write at once") { check in
      var outcomes: [ScrollOutcome] = []
      check.write(60) { outcomes.append($0) }
      check.expect(outcomes == [.finished], "it completes before write returns")
    },
    HostPromise(name: "an animated write") { check in
      var outcomes: [ScrollOutcome] = []
      check.write(60, offset: -60, animated: true) { outcomes.append($0) }
      check.expect(outcomes.isEmpty, "it does not complete before write returns")
      check.driver.advance(seconds: 1)
      check.expect(outcomes == [.finished], "it completes once, when the animation is over")
    },
    HostPromise(name: "a superseded write") { check in
      var outcomes: [ScrollOutcome] = []
      check.write(60, offset: -60, animated: true) { outcomes.append($0) }
      check.driver.advance(seconds: 0.1)
      check.write(0, offset: 0)
      check.expect(outcomes == [.superseded], "a later write at the edge supersedes it")
      check.driver.advance(seconds: 1)
      check.expect(outcomes.count == 1, "it completes once only")
    },
    HostPromise(name: "momentum") { check in
      check.driver.drag(to: -40)
      check.driver.lift()
      check.write(20, at: .bottom)
      check.driver.advance(seconds: 2)
      check.expect(check.metrics.offset, is: 0, "a write without an offset leaves a bounce alone")
    },
    HostPromise(name: "a write from a report") { check in
      var isFirst = true
      check.host.refreshers.reportProbe = { event in
        guard event == .scrolled, isFirst else { return }
        isFirst = false
        check.write(60, offset: -60)
      }
      check.driver.scroll(to: 100)
      check.expect(check.metrics.offset, is: -60, "a write made from inside a report counts")
    },
  ]

  static let ledger = [
    HostPromise(name: "the app's own inset") { check in
      let seen = check.reports { check.host.setUserInset(20, at: .top) }
      check.expect(seen.contains(.restingInsetChanged), "setting it reports restingInsetChanged")
      check.expect(check.host.userInset(at: .top), is: 20, "userInset")
      check.expect(check.metrics.startInset, is: 20, "the resting inset")
      check.write(60)
      check.expect(check.host.userInset(at: .top), is: 20, "userInset beside our room")
      guard let total = check.driver.totalInset(at: .top) else { return }
      check.expect(total, is: 80, "the whole inset, the app's part and ours")
    },
    HostPromise(name: "an app that writes the whole inset") { check in
      guard check.driver.totalInset(at: .top) != nil else { return }
      check.driver.writeTotalInset(30, at: .top)
      check.expect(check.host.userInset(at: .top), is: 30, "a write without room is the app's part")
      check.write(60, offset: -90)
      check.driver.writeTotalInset(90, at: .top)
      check.expect(check.host.userInset(at: .top), is: 30, "an echo of our own total changes nothing")
      check.driver.writeTotalInset(44, at: .top)
      check.expect(check.host.userInset(at: .top), is: 44, "any other write is the app's new part")
      check.expect(check.driver.totalInset(at: .top) ?? 0, is: 104, "the whole inset after it")
    },
  ]
}
