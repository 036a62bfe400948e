import RefreshCore
import RefreshViews

extension HostPromise {
  static let time = [
    HostPromise(name: "a scheduled call") { check in
      var fired = 0
      check.host.schedule(ScheduledCall { fired += 1 }, after: 0.5)
      check.driver.advance(seconds: 0.4)
      check.expect(fired == 0, "it does not come early")
      check.driver.advance(seconds: 0.2)
      check.expect(fired == 1, "it comes when it is due")
      check.driver.advance(seconds: 2)
      check.expect(fired == 1, "it comes once")
    },
    HostPromise(name: "a cancelled call") { check in
      var fired = 0
      let call = ScheduledCall { fired += 1 }
      check.host.schedule(call, after: 0.5)
      call.cancel()
      check.driver.advance(seconds: 1)
      check.expect(fired == 0, "it never comes")
    },
    HostPromise(name: "the clock") { check in
      let before = check.host.now
      check.driver.advance(seconds: 0.25)
      check.expect(abs(check.host.now - before - 0.25) < 0.05, "now goes on by the time that goes by")
    },
    HostPromise(name: "frames") { check in
      var frames: [Double] = []
      let ticker = FrameTicker { frames.append($0) }
      check.host.start(ticker)
      check.driver.advance(seconds: 0.5)
      check.expect(frames.count >= 10, "a ticker is called before every frame")
      check.expect(frames == frames.sorted(), "frames come in order")
      ticker.stop()
      let count = frames.count
      check.driver.advance(seconds: 0.5)
      check.expect(frames.count == count, "a stopped ticker is called no more")
    },
  ]

  static let placement = [
    HostPromise(name: "a band") { check in
      let view = check.driver.makeView()
      check.host.place(view, at: ViewPlacement(.band(edge: .top, origin: -60, length: 60)))
      let first = check.driver.place(of: view)
      check.expect(first?.frame == CGRect(x: 0, y: -60, width: 320, height: 60), "it spans the viewport")
      check.expect(first?.isShown == true, "it is shown")
      check.host.place(
        view,
        at: ViewPlacement(.band(edge: .top, origin: -50, length: 50), shiftX: 4, shiftY: 2, isHidden: true))
      let second = check.driver.place(of: view)
      check.expect(second?.frame == CGRect(x: 4, y: -48, width: 320, height: 50), "it moves to a new place")
      check.expect(second?.isShown == false, "it can be hidden where it is")
      check.host.remove(view)
      check.expect(check.driver.place(of: view) == nil, "it is gone when removed")
    },
    HostPromise(name: "a view that the app moves") { check in
      let view = check.driver.makeView()
      check.host.place(view, at: ViewPlacement(.band(edge: .top, origin: -60, length: 60)))
      guard check.driver.move(view, by: CGPoint(x: 3, y: -7)) else { return }
      check.driver.setViewportLength(400)
      check.driver.setViewportLength(480)
      let kept = check.driver.place(of: view)?.frame
      check.expect(kept == CGRect(x: 3, y: -67, width: 320, height: 60), "it stays that far from its place")
      check.host.place(view, at: ViewPlacement(.band(edge: .top, origin: -50, length: 50)))
      let moved = check.driver.place(of: view)?.frame
      check.expect(moved == CGRect(x: 3, y: -57, width: 320, height: 50), "and from every later one")
    },
  ]

  /// Whether the host goes when nobody holds it, with a refresher attached and a call pending.
  static func lifetime(_ makeDriver: () -> any ScrollHostDriver) -> [String] {
    weak var host: (any ScrollHost)?
    weak var refresher: Refresher?
    do {
      let driver = makeDriver()
      let new = Refresher(slot: .header) {}
      driver.host.refreshers.attach(new)
      new.begin()
      host = driver.host
      refresher = new
    }
    var broken: [String] = []
    if host != nil { broken.append("the host is freed when nobody holds it") }
    if refresher != nil { broken.append("its refreshers are freed with it") }
    return broken
  }
}
