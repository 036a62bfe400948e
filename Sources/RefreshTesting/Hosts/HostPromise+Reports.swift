import RefreshCore

extension HostPromise {
  static let identity = [
    HostPromise(name: "identity") { check in
      check.expect(check.host.scrollHost === check.host, "scrollHost is the host itself")
      check.expect(check.host.refreshers === check.host.refreshers, "refreshers is one object for life")
      check.expect(check.host.refreshers.host === check.host, "refreshers belongs to the host")
    }
  ]

  static let reports = [
    HostPromise(name: "a drag") { check in
      check.expect(!check.host.isDragging, "nobody drags a new host")
      let moved = check.reports { check.driver.drag(to: -40) }
      check.expect(moved.contains(.scrolled), "a finger's move reports scrolled")
      check.expect(check.host.isDragging, "isDragging while a finger drags")
      check.expect(check.draggingAtReport[.scrolled] == true, "isDragging when scrolled is reported")
      check.expect(check.metrics.offset, is: -40, "the offset under the finger")
    },
    HostPromise(name: "a release") { check in
      check.driver.drag(to: -40)
      var offset: Double?
      check.host.refreshers.reportProbe = { event in
        if event == .released { offset = check.metrics.offset }
        if event == .released && check.host.isDragging {
          check.expect(false, "isDragging is over at the release")
        }
      }
      check.driver.lift()
      check.expect(offset != nil, "a lift reports released")
      if let offset { check.expect(offset, is: -40, "the offset at the release, before any bounce") }
    },
    HostPromise(name: "a cancelled touch") { check in
      check.driver.drag(to: -40)
      let seen = check.reports { check.driver.cancel() }
      check.expect(seen.contains(.cancelled), "a touch that the system takes reports cancelled")
      check.expect(!seen.contains(.released), "a cancelled touch is no release")
      check.expect(!check.host.isDragging, "isDragging is over when the touch is cancelled")
    },
    HostPromise(name: "a move by code") { check in
      let seen = check.reports { check.driver.scroll(to: 300) }
      check.expect(seen.contains(.scrolled), "a move by code reports scrolled")
      check.expect(!check.host.isDragging, "a move by code is no drag")
    },
    HostPromise(name: "a window") { check in
      check.expect(check.host.isOnScreen, "a host in a window is on screen")
      let seen = check.reports { check.driver.setOnScreen(false) }
      check.expect(seen.contains(.windowChanged), "leaving the window reports windowChanged")
      check.expect(!check.host.isOnScreen, "a host without a window is not on screen")
    },
  ]

  static let geometry = [
    HostPromise(name: "metrics") { check in
      check.expect(check.metrics.contentLength, is: 2000, "the content's length")
      check.expect(check.metrics.viewportLength, is: 480, "the viewport's length")
      check.expect(check.metrics.offset, is: 0, "the offset at rest")
      check.expect(check.host.metrics(along: .horizontal).viewportLength, is: 320, "the viewport's width")
      check.driver.scroll(to: 700)
      check.expect(check.metrics.offset, is: 700, "the offset, read afresh")
    },
    HostPromise(name: "content") { check in
      let seen = check.reports { check.driver.setContentLength(2600) }
      check.expect(seen.contains(.contentChanged), "growing content reports contentChanged")
      check.expect(check.metrics.contentLength, is: 2600, "the content's new length")
      let same = check.reports { check.driver.setContentLength(2600) }
      check.expect(!same.contains(.contentChanged), "content of the same length reports nothing")
    },
    HostPromise(name: "bounds") { check in
      let seen = check.reports { check.driver.setViewportLength(320) }
      check.expect(seen.contains(.boundsChanged), "a new size reports boundsChanged")
      check.expect(check.metrics.viewportLength, is: 320, "the viewport's new length")
    },
  ]
}
