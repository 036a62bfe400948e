import RefreshTestKit
import Testing

@Suite("A transition table")
struct TransitionTableTests {
  private static let lamp = [("off", false), ("on", true)]

  private static var events: [(String, (inout Bool) -> String)] {
    [
      ("press", { $0.press() }),
      ("cut off", silently { $0 = false }),
    ]
  }

  private static func name(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  @Test("text and machine make the same table")
  func sameTable() {
    expectTable(
      """
           press     cut off
      off  on/light  off
      on   off       off
      """, states: Self.lamp, events: Self.events, naming: Self.name)
  }

  @Test("a table survives being printed and read")
  func roundTrip() {
    let table = TransitionTable(states: Self.lamp, events: Self.events, naming: Self.name)
    #expect(TransitionTable(parsing: table.description) == table)
    #expect(table.description == "     press     cut off\noff  on/light  off\non   off       off")
  }

  @Test("a single space belongs to a name, two set names apart")
  func spaces() {
    let table = TransitionTable(parsing: "\n   drag 30    lift\n\n  is idle  pulling  idle \n")
    #expect(table.columns == ["drag 30", "lift"])
    #expect(table.rows == [TransitionTable(parsing: "a b\nis idle  pulling  idle").rows[0]])
    #expect(table.rows[0].name == "is idle")
    #expect(table.rows[0].cells == ["pulling", "idle"])
  }

  @Test("a failure names the cell")
  func failure() {
    withKnownIssue {
      expectTable(
        """
             press     cut off
        off  on/light  on
        on   off       off
        """, states: Self.lamp, events: Self.events, naming: Self.name)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("off × cut off: expected on, is off\n") }
    }
  }

  @Test(
    "states, events and cells that are missing are differences",
    arguments: [
      "     press\noff  on/light\non   off",
      "     press     cut off\noff  on/light  off",
      "     press     cut off\noff  on/light  off\non   off",
    ])
  func incomplete(text: String) {
    let table = TransitionTable(states: Self.lamp, events: Self.events, naming: Self.name)
    #expect(table.differences(from: TransitionTable(parsing: text)).count == 1)
  }
}

extension Bool {
  fileprivate mutating func press() -> String {
    toggle()
    return self ? "light" : ""
  }
}
