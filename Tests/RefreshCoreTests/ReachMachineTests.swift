import RefreshCore
import RefreshTestKit
import Testing

@Suite("ReachMachine")
struct ReachMachineTests {
  /// What the machine says to each of a finger's moves.
  private func drag(
    _ machine: inout ReachMachine, _ offsets: [Double], _ policy: RefreshPolicy = RefreshPolicy(),
    content: Double = 2000
  ) -> [String] {
    offsets.map { machine.drag(.end(at: $0, policy, content: content)) }
  }

  /// What the machine says to each move of momentum or code.
  private func move(
    _ machine: inout ReachMachine, _ offsets: [Double], _ policy: RefreshPolicy = RefreshPolicy(),
    content: Double = 2000
  ) -> [String] {
    offsets.map { machine.move(.end(at: $0, policy, content: content)) }
  }

  // MARK: Arriving

  @Test("arriving fires, whoever moves the content")
  func arriving() {
    var machine = ReachMachine()
    #expect(drag(&machine, [1400, 1519, 1520]) == ["", "", "fire"])
    machine = ReachMachine()
    #expect(move(&machine, [1400, 1519, 1520]) == ["", "", "fire"])
  }

  @Test("arriving within half a point is arriving", arguments: [(1519.4, ""), (1519.5, "fire")])
  func tolerance(offset: Double, word: String) {
    var machine = ReachMachine()
    #expect(move(&machine, [1400, offset]) == ["", word])
  }

  @Test("without firesWithoutFinger only a finger fires")
  func onlyFinger() {
    let policy = RefreshPolicy { $0.firesWithoutFinger = false }
    var machine = ReachMachine()
    #expect(move(&machine, [1400, 1530], policy) == ["", ""])
    #expect(drag(&machine, [1531], policy) == ["fire"])
  }

  @Test("moving away from the end does not fire, nor does standing there")
  func direction() {
    var machine = ReachMachine()
    #expect(move(&machine, [1600, 1550, 1550, 1530]) == ["", "", "", ""])
  }

  @Test(
    "the largest preload counts: points, a share of the viewport, or items",
    arguments: [(400, 0, 0, 1120), (0, 0.5, 0, 1280), (0, 0, 10, 1080), (300, 1, 2, 1040)])
  func preload(distance: Double, share: Double, items: Int, firesAt: Double) {
    let policy = RefreshPolicy {
      $0.preloadDistance = distance
      $0.preloadShare = share
      $0.preloadItems = items
    }
    var machine = ReachMachine()
    #expect(move(&machine, [500, firesAt - 1, firesAt], policy) == ["", "", "fire"])
  }

  // MARK: Once per arrival

  @Test("holding on past the end fires once, whatever comes of it")
  func hold() {
    var machine = ReachMachine()
    #expect(drag(&machine, [1400, 1540, 1580, 1550, 1620]) == ["", "fire", "", "", ""])
  }

  @Test("a new drag at the end fires again")
  func newDrag() {
    var machine = ReachMachine()
    #expect(drag(&machine, [1400, 1530]) == ["", "fire"])
    #expect(machine.released() == .nothing)
    #expect(move(&machine, [1525, 1520]) == ["", ""])
    #expect(drag(&machine, [1521]) == ["fire"])
  }

  @Test("content that grows away from the edge can be arrived at again, without a new drag")
  func growth() {
    var machine = ReachMachine()
    #expect(move(&machine, [1400, 1520]) == ["", "fire"])
    machine.displaced(.end(at: 1520, content: 2600))
    #expect(move(&machine, [1800, 2120], content: 2600) == ["", "fire"])
  }

  @Test("growth that leaves the edge reached changes nothing")
  func smallGrowth() {
    var machine = ReachMachine()
    #expect(drag(&machine, [1400, 1560]) == ["", "fire"])
    machine.displaced(.end(at: 1560, content: 2030))
    #expect(drag(&machine, [1570], content: 2030) == [""])
  }

  @Test("leaving without a finger makes the next arrival count, leaving under one does not")
  func leaving() {
    var machine = ReachMachine()
    #expect(move(&machine, [1400, 1520, 1400, 1520]) == ["", "fire", "", "fire"])
    machine = ReachMachine()
    #expect(drag(&machine, [1400, 1520, 1400, 1520]) == ["", "fire", "", ""])
  }

  @Test("while busy arrivals are not counted, and the next move counts")
  func busy() {
    var machine = ReachMachine()
    machine.displaced(.end(at: 1400))
    #expect(machine.drag(.end(at: 1530), isBusy: true) == "")
    #expect(machine.drag(.end(at: 1535)) == "fire")
  }

  @Test("the end of a refresh that started by other means is not followed by another at once")
  func takenOver() {
    var machine = ReachMachine()
    machine.displaced(.end(at: 1520))
    machine.takenOver()
    #expect(move(&machine, [1530, 1540]) == ["", ""])
  }

  @Test("a refused arrival does not count")
  func refused() {
    let policy = RefreshPolicy { $0.loadsPerDrag = 1 }
    var machine = ReachMachine()
    #expect(drag(&machine, [1400, 1530], policy) == ["", "fire"])
    machine.refused()
    #expect(drag(&machine, [1531], policy) == ["fire"])
  }

  @Test("one drag and its momentum fire no more often than the policy allows", arguments: [1, 2])
  func loadsPerDrag(limit: Int) {
    let policy = RefreshPolicy { $0.loadsPerDrag = limit }
    var machine = ReachMachine()
    var fired = 0
    _ = machine.drag(.end(at: 1000, policy))
    for page in 0..<4 {
      let content = 2000 + 600 * Double(page)
      machine.displaced(.end(at: content - 1000, policy, content: content))
      fired += machine.move(.end(at: content - 480, policy, content: content)) == "fire" ? 1 : 0
    }
    #expect(fired == limit)
    #expect(drag(&machine, [3400, 3401], policy, content: 3800).contains("fire"))
  }

  @Test("leaving the edge without a finger also gives back the loads of the drag", arguments: [1, 2])
  func loadsAfterLeaving(limit: Int) {
    let policy = RefreshPolicy { $0.loadsPerDrag = limit }
    for momentum in [[1510.0, 1521], [1000, 1400, 1520]] {
      var machine = ReachMachine()
      #expect(drag(&machine, [1400, 1520], policy) == ["", "fire"])
      _ = machine.released()
      for _ in 0...limit {
        #expect(move(&machine, momentum, policy).last == "fire")
      }
    }
  }

  @Test("leaving the edge under the finger gives nothing back, however far the content has grown")
  func loadsUnderTheFinger() {
    let policy = RefreshPolicy { $0.loadsPerDrag = 1 }
    var machine = ReachMachine()
    #expect(drag(&machine, [1400, 1520], policy) == ["", "fire"])
    machine.displaced(.end(at: 1520, policy, content: 2600))
    #expect(drag(&machine, [1800, 1700, 2120, 2130], policy, content: 2600) == ["", "", "", ""])
    _ = machine.released()
    #expect(drag(&machine, [2131], policy, content: 2600) == ["fire"])
  }

  // MARK: Waiting for the lift

  @Test("with needsLift a finger arms, and its lift fires, reported or not")
  func lift() {
    let policy = RefreshPolicy { $0.needsLift = true }
    var machine = ReachMachine()
    #expect(drag(&machine, [1400, 1530, 1540], policy) == ["", "", ""])
    #expect(machine.isArmed)
    var reported = machine
    #expect(reported.released() == .fire)
    #expect(reported.released() == .nothing)
    #expect(move(&machine, [1530, 1525], policy) == ["fire", ""])
  }

  @Test("with needsLift neither momentum nor code arms, and sliding back or a lost touch disarms")
  func liftWithout() {
    let policy = RefreshPolicy { $0.needsLift = true }
    var machine = ReachMachine()
    #expect(move(&machine, [1400, 1530], policy) == ["", ""])
    #expect(!machine.isArmed)
    _ = drag(&machine, [1400, 1530, 1510], policy)
    #expect(!machine.isArmed)
    #expect(machine.released() == .nothing)
    _ = drag(&machine, [1400, 1530], policy)
    machine.cancelled()
    #expect(machine.released() == .nothing)
  }

  // MARK: The other edge, and content that is short

  @Test("the bounce back from a pull at the start does not fire", arguments: [0, 100, 479, 480])
  func bounceBack(content: Double) {
    let policy = RefreshPolicy { $0.firesWhenShort = true }
    var machine = ReachMachine()
    #expect(drag(&machine, [-20, -80], policy, content: content) == ["", ""])
    #expect(move(&machine, [-40, -10, 0], policy, content: content) == ["", "", ""])
  }

  @Test("short content fires only where the policy says so, and empty content never")
  func short() {
    for (content, fires, word) in [(100.0, false, ""), (100, true, "fire"), (0, true, "")] {
      let policy = RefreshPolicy {
        $0.firesWhenShort = fires
        $0.hiddenWhenEmpty = false
      }
      var machine = ReachMachine()
      #expect(drag(&machine, [0, 30], policy, content: content) == ["", word])
    }
  }

  @Test("short content that is hidden does not fire")
  func hidden() {
    let policy = RefreshPolicy {
      $0.firesWhenShort = true
      $0.shortContent = .hidden
    }
    var machine = ReachMachine()
    #expect(drag(&machine, [0, 30], policy, content: 100) == ["", ""])
  }

  @Test("the start is arrived at by moving towards it, and not by bouncing back from the end")
  func start() {
    let policy = RefreshPolicy { $0.preloadDistance = 100 }
    var machine = ReachMachine()
    #expect([500, 101, 100, 50].map { machine.drag(.start(at: $0, policy)) } == ["", "", "fire", ""])
    machine = ReachMachine()
    #expect([0, 100].map { machine.drag(.start(at: $0, policy, content: 500)) } == ["", ""])
    #expect([60, 20, 10].map { machine.move(.start(at: $0, policy, content: 500)) } == ["", "", "fire"])
  }
}
