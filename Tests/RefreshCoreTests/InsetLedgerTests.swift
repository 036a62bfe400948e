import RefreshCore
import RefreshTestKit
import Testing

@Suite("InsetLedger")
struct InsetLedgerTests {
  /// A ledger of an app's 10 points with our 60 open.
  private var open: InsetLedger {
    var ledger = InsetLedger(user: 10)
    ledger.setRoom(60)
    return ledger
  }

  // MARK: No room open

  @Test("with no room open what is written is the app's", arguments: [0, 34, -20, 1000.25])
  func absolute(total: Double) {
    var ledger = InsetLedger(user: 10)
    let isNews = ledger.observe(total: total)
    #expect(isNews)
    #expect(ledger.user == total)
    #expect(ledger.room == 0)
  }

  @Test("writing what is there already is no news")
  func sameAgain() {
    var ledger = InsetLedger(user: 10)
    let isNews = ledger.observe(total: 10)
    #expect(!isNews)
  }

  // MARK: Room open

  @Test("room is added to the app's part, and taken away again")
  func room() {
    var ledger = open
    #expect(ledger.total == 70)
    ledger.setRoom(0)
    #expect(ledger.total == 10)
  }

  @Test("a total that was published is an echo: the app's part is what it was then", arguments: [10, 70])
  func echo(total: Double) {
    var ledger = open
    let isNews = ledger.observe(total: total)
    #expect(!isNews)
    #expect(ledger == open)
  }

  @Test(
    "a fifth of a point makes no difference to an echo",
    arguments: [
      (70.005, 10.0), (69.995, 10), (70.19, 10), (69.81, 10), (10.19, 10), (70.21, 70.21),
      (69.79, 69.79), (10.21, 10.21),
    ])
  func rounding(total: Double, user: Double) {
    var ledger = open
    ledger.observe(total: total)
    #expect(ledger.user == user)
  }

  @Test(
    "a platform that rounds to thirds of a point echoes",
    arguments: [10, 10.1, 10.16, 10.17, 10.5, 10.9])
  func thirds(user: Double) {
    var ledger = InsetLedger(user: user)
    ledger.setRoom(60)
    for _ in 0..<10 {
      let isNews = ledger.observe(total: (ledger.total * 3).rounded() / 3)
      #expect(!isNews)
    }
    #expect(ledger.user == user)
  }

  @Test("any other total is the app's new part")
  func newPart() {
    var ledger = open
    let isNews = ledger.observe(total: 34)
    #expect(isNews)
    #expect(ledger.user == 34)
    #expect(ledger.total == 94)
  }

  @Test("adding to a total that holds our room cannot be told from a new part")
  func relativeWrite() {
    var ledger = open
    ledger.observe(total: ledger.total + 5)
    #expect(ledger.user == 75)
    #expect(ledger.total == 135)
  }

  @Test("an echo after the app changed its part means the part as it was at that total")
  func echoAfterChange() {
    var ledger = open
    ledger.observe(total: 30)
    #expect(ledger.total == 90)
    ledger.observe(total: 70)
    #expect(ledger.user == 10)
    ledger.observe(total: 90)
    #expect(ledger.user == 30)
  }

  @Test("where two parts made the same total, the later counts")
  func latest() {
    var ledger = open
    ledger.setUser(30)
    ledger.setRoom(40)
    #expect(ledger.total == 70)
    ledger.observe(total: 70)
    #expect(ledger.user == 30)
  }

  @Test("setUser leaves no doubt, even with a published total")
  func setUser() {
    var ledger = open
    ledger.setUser(70)
    #expect(ledger.user == 70)
    #expect(ledger.total == 130)
  }

  @Test("a part set with setUser is published too")
  func setUserEcho() {
    var ledger = open
    ledger.setUser(20)
    ledger.observe(total: 80)
    #expect(ledger.user == 20)
  }

  // MARK: Closing and settling

  @Test("while room closes, the open total is still an echo")
  func closing() {
    var ledger = open
    ledger.setRoom(0)
    let isNews = ledger.observe(total: 70)
    #expect(!isNews)
    #expect(ledger.total == 10)
  }

  @Test("after settling every write is absolute again")
  func settled() {
    var ledger = open
    ledger.setRoom(0)
    ledger.settle()
    ledger.observe(total: 70)
    #expect(ledger.user == 70)
  }

  @Test("settling with room open forgets nothing")
  func settledTooEarly() {
    var ledger = open
    ledger.settle()
    #expect(ledger == open)
  }

  @Test("a keyboard that comes and goes leaves the app's part where it was")
  func keyboard() {
    var ledger = InsetLedger()
    ledger.setRoom(44)
    ledger.observe(total: 260)
    #expect(ledger.total == 304)
    ledger.observe(total: 0)
    #expect(ledger.user == 0)
    #expect(ledger.total == 44)
  }

  @Test("room that follows a finger point by point stays an echo to the last")
  func follow() {
    var ledger = InsetLedger(user: 10)
    for room in stride(from: 60.0, through: 0, by: -0.5) {
      ledger.setRoom(room)
      ledger.observe(total: 10 + room)
      #expect(ledger.user == 10)
    }
  }

  // MARK: Nonsense

  @Test("what is no number changes nothing", arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(value: Double) {
    var ledger = open
    let isNews = ledger.observe(total: value)
    ledger.setUser(value)
    #expect(!isNews)
    #expect(ledger == open)
    #expect(InsetLedger(user: value).total == 0)
  }

  @Test("room below zero is a mistake")
  func negativeRoom() async {
    await #expect(processExitsWith: .failure) {
      var ledger = InsetLedger()
      ledger.setRoom(-1)
    }
  }

  @Test("room that is no number is a mistake")
  func endlessRoom() async {
    await #expect(processExitsWith: .failure) {
      var ledger = InsetLedger()
      ledger.setRoom(.infinity)
    }
  }

  @Test("whatever is written, the total is the app's part and ours", arguments: 0..<20)
  func walk(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var ledger = InsetLedger(user: 10)
    var room = 0.0
    for _ in 0..<2000 {
      let user = ledger.user
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        room = Double.random(in: 0...100, using: &random)
        ledger.setRoom(room)
        #expect(ledger.user == user)
      case 1:
        room = 0
        ledger.setRoom(0)
        #expect(ledger.user == user)
      case 2:
        ledger.settle()
        #expect(ledger.user == user)
      case 3:
        let points = Double.random(in: -50...300, using: &random)
        ledger.setUser(points)
        #expect(ledger.user == points)
      case 4:
        let isNews = ledger.observe(total: Double.random(in: -50...300, using: &random))
        #expect(isNews == (ledger.user != user))
      default:
        let isNews = ledger.observe(total: ledger.total)
        #expect(room == 0 || !isNews)
      }
      #expect(ledger.room == room)
      #expect(ledger.total == ledger.user + ledger.room)
    }
  }
}
