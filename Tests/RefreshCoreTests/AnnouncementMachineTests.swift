import RefreshCore
import Testing

@Suite("What of a refresh is said aloud")
struct AnnouncementMachineTests {
  @Test(
    "an end is said to a user who began the refresh, unless nothing changed",
    arguments: [
      (true, RefreshResult.success, RefreshAnnouncement?.some(.succeeded)), (true, .failure, .failed),
      (true, .unchanged, nil), (false, .success, nil), (false, .failure, nil), (false, .unchanged, nil),
    ])
  func ends(byUser: Bool, result: RefreshResult, said: RefreshAnnouncement?) {
    var machine = AnnouncementMachine()
    #expect(machine.started(byUser: byUser) == .started)
    #expect(machine.ended(result) == said)
    #expect(machine.ended(result) == nil)
  }

  @Test("no more data says all about the load that ends with it")
  func ranOut() {
    var machine = AnnouncementMachine()
    _ = machine.started(byUser: true)
    #expect(machine.ranOut() == .noMoreData)
    #expect(machine.ended(.success) == nil)
  }

  @Test("a user who asks for what code began waits for its end from then on")
  func askedAgain() {
    var machine = AnnouncementMachine()
    _ = machine.started(byUser: false)
    machine.askedAgain()
    #expect(machine.ended(.failure) == .failed)
  }

  @Test("a refresh of code's after one of a user's is code's")
  func forgets() {
    var machine = AnnouncementMachine()
    _ = machine.started(byUser: true)
    _ = machine.started(byUser: false)
    #expect(machine.ended(.success) == nil)
  }
}
