import RefreshCore
import Testing

// As in the other suite: 2000 points of content in a viewport of 480, bars of 88 and 34. Indicators are
// 50 points long and rest in 60 points of room.
@Suite("EdgeReading, rooms and origins")
struct EdgeRoomTests {
  private func read(
    _ edge: ScrollEdge, at offset: Double = 0, content: Double = 2000,
    _ change: (inout RefreshPolicy) -> Void = { _ in }
  ) -> EdgeReading {
    let metrics = ScrollMetrics(
      offset: offset, contentLength: content, viewportLength: 480, startInset: 88, endInset: 34)
    return EdgeReading(edge: edge, metrics: metrics, policy: RefreshPolicy(change))
  }

  // MARK: Resting and open room

  @Test("room is there always, or while refreshing and when there is no more, or never")
  func restingRoom() {
    for edge in ScrollEdge.allCases {
      for (room, more, noMore) in [
        (RefreshPolicy.Room.permanent, 60.0, 60.0), (.whileRefreshing, 0, 60), (.none, 0, 0),
      ] {
        let reading = read(edge) { $0.room = room }
        #expect(reading.restingRoom(hasMore: true) == more)
        #expect(reading.restingRoom(hasMore: false) == noMore)
        #expect(reading.openRoom == (room == .none ? 0 : 60))
      }
    }
  }

  @Test(
    "a hidden indicator takes no room, whatever the policies say",
    arguments: [RefreshPolicy.Room.permanent, .whileRefreshing, .none],
    [RefreshPolicy.ShortContent.hidden, .afterContent, .viewportEnd, .beyondViewport])
  func suppressedRoom(room: RefreshPolicy.Room, short: RefreshPolicy.ShortContent) {
    let empty = read(.bottom, content: 0) {
      $0.room = room
      $0.shortContent = short
    }
    #expect(empty.restingRoom(hasMore: true) == 0)
    #expect(empty.restingRoom(hasMore: false) == 0)
    #expect(empty.openRoom == 0)
    #expect(empty.draggedRoom == 0)
    #expect(!empty.mayReveal(nil))
  }

  @Test("beyond the viewport the room spans what the short content leaves free: 480 - 100 - 88 - 34")
  func beyondViewport() {
    let reading = read(.bottom, content: 100) { $0.shortContent = .beyondViewport }
    #expect(reading.openRoom == 60 + 258)
    #expect(reading.offset(showing: reading.openRoom) == -88 + 60)
    #expect(read(.bottom) { $0.shortContent = .beyondViewport }.openRoom == 60)
  }

  @Test(
    "room that opens while refreshing is as large when there is no more: 60, or 60 + 258, or none",
    arguments: [
      (RefreshPolicy.ShortContent.hidden, 0.0), (.afterContent, 60), (.viewportEnd, 60),
      (.beyondViewport, 318),
    ])
  func noMoreRoom(short: RefreshPolicy.ShortContent, room: Double) {
    let reading = read(.bottom, content: 100) { $0.shortContent = short }
    #expect(reading.restingRoom(hasMore: false) == room)
    #expect(reading.openRoom == room)
    #expect(reading.restingRoom(hasMore: true) == 0)
  }

  // MARK: Sticky room

  @Test(
    "sticky room is what the offset leaves in view, slivers under half a point rounded away",
    arguments: [
      (-148, 60), (-300, 60), (-147.6, 60), (-147.5, 59.5), (-118, 30), (-88.5, 0.5), (-88.4, 0),
      (-88, 0), (0, 0), (1000, 0),
    ])
  func stickyRoom(offset: Double, room: Double) {
    #expect(abs(read(.top, at: offset).draggedRoom - room) < 1e-9)
    #expect(abs(read(.leading, at: offset).draggedRoom - room) < 1e-9)
  }

  @Test("room that is not sticky, permanent, or at an end stays as it is")
  func rigidRoom() {
    #expect(read(.top, at: 0) { $0.stickyRoom = false }.draggedRoom == 60)
    #expect(read(.top, at: 0) { $0.room = .permanent }.draggedRoom == 60)
    #expect(read(.bottom, at: 0).draggedRoom == 60)
    #expect(read(.top, at: -148) { $0.room = .none }.draggedRoom == 0)
  }

  @Test("without a finger sticky room grows, or goes, and never shrinks")
  func restingStickyRoom() {
    #expect(read(.top, at: -118).runningRoom(from: 60, isDragging: false) == 60)
    #expect(read(.top, at: -118).runningRoom(from: 10, isDragging: false) == 30)
    #expect(read(.top, at: -88).runningRoom(from: 60, isDragging: false) == 0)
    #expect(read(.top, at: -118).runningRoom(from: 60, isDragging: true) == 30)
  }

  // MARK: Showing room

  @Test("room is in view when the content stands off its rest by it")
  func showing() {
    #expect(read(.top).offset(showing: 60) == -148)
    #expect(read(.leading).offset(showing: 0) == -88)
    #expect(read(.bottom).offset(showing: 60) == 1614)
    #expect(read(.trailing).offset(showing: 0) == 1554)
  }

  @Test("short content has no end to scroll to before it is longer than the viewport")
  func showingShort() {
    #expect(read(.bottom, content: 100).offset(showing: 60) == -88)
    #expect(read(.bottom, content: 340).offset(showing: 60) == -46)
  }

  @Test("past the room is beyond the offset that shows it, not at it")
  func isPast() {
    #expect(!read(.top, at: -148).isPast(room: 60))
    #expect(read(.top, at: -148.1).isPast(room: 60))
    #expect(!read(.bottom, at: 1614).isPast(room: 60))
    #expect(read(.bottom, at: 1614.1).isPast(room: 60))
  }

  // MARK: Origins

  @Test("before the content an indicator ends at it, or that much further out as it ignores")
  func startOrigin() {
    for edge in [ScrollEdge.top, .leading] {
      #expect(read(edge).origin(length: 50) == -50)
      #expect(read(edge) { $0.ignoredInset = 20 }.origin(length: 50) == -70)
    }
  }

  @Test("after long content an indicator begins at its end, whatever the short-content rule")
  func endOrigin() {
    for short in [RefreshPolicy.ShortContent.hidden, .afterContent, .viewportEnd, .beyondViewport] {
      #expect(read(.bottom) { $0.shortContent = short }.origin(length: 50) == 2000)
      #expect(read(.trailing) { $0.shortContent = short }.origin(length: 50) == 2000)
    }
    #expect(read(.bottom) { $0.standsAfterEndInset = true }.origin(length: 50) == 2034)
    #expect(read(.bottom) { $0.ignoredInset = 20 }.origin(length: 50) == 2020)
  }

  // The viewport's free end, in the content's coordinates at rest: 480 - 88 - 34 = 358.
  @Test(
    "after short content the rule decides",
    arguments: [
      (RefreshPolicy.ShortContent.hidden, 100.0), (.afterContent, 100), (.viewportEnd, 308),
      (.beyondViewport, 358),
    ])
  func shortOrigin(rule: RefreshPolicy.ShortContent, origin: Double) {
    #expect(read(.bottom, content: 100) { $0.shortContent = rule }.origin(length: 50) == origin)
  }

  @Test("an indicator never covers the content, however little is free")
  func crowdedOrigin() {
    #expect(read(.bottom, content: 340) { $0.shortContent = .viewportEnd }.origin(length: 50) == 340)
    #expect(read(.bottom, content: 358) { $0.shortContent = .beyondViewport }.origin(length: 50) == 358)
  }

  @Test("with no content at all the end is where the content would begin, or where the rule says")
  func emptyOrigin() {
    #expect(read(.bottom, content: 0).origin(length: 50) == 0)
    #expect(read(.bottom, content: 0) { $0.shortContent = .viewportEnd }.origin(length: 50) == 308)
  }
}

extension EdgeReading {
  /// The room that a refresh has under a finger.
  fileprivate var draggedRoom: Double { runningRoom(from: 0, isDragging: true) }
}
