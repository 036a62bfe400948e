// Attaches, drops and refreshes 100,000 times in every style, and says whether memory stays flat.
//
//     swift run -c release Memory [TIMES]
//
// Reads the resident pages from /proc, so it runs on Linux only.

import Foundation
import RefreshTesting
import RefreshWalks

@main enum Memory {
  /// Allocators keep and return pages as they like; a leak of 20 bytes each time is more than this.
  private static let tolerance = 2_000_000

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count <= 1, let times = words.first.map({ Int($0) }) ?? 100_000, times > 0 else {
      FileHandle.standardError.write(Data("usage: Memory [TIMES]\n".utf8))
      exit(2)
    }
    guard residentBytes() != nil else {
      FileHandle.standardError.write(Data("Memory: /proc/self/statm cannot be read here\n".utf8))
      exit(2)
    }
    var isFlat = true
    for style in WalkStyle.allCases {
      let chore = Chore(style)
      isFlat = measure("\(style): attach and drop", times, chore.attachAndDrop) && isFlat
      isFlat = measure("\(style): refresh", times, chore.refresh) && isFlat
    }
    print(isFlat ? "memory is flat" : "memory grows")
    exit(isFlat ? 0 : 1)
  }

  private static func measure(_ name: String, _ times: Int, _ work: () -> Void) -> Bool {
    for _ in 0..<max(times / 10, 100) { work() }
    let before = residentBytes() ?? 0
    for _ in 0..<times { work() }
    let grown = (residentBytes() ?? 0) - before
    print("\(name) \(times) times: \(grown / 1024) KiB more")
    return grown <= tolerance
  }

  private static func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let words = text.split(separator: " ")
    return words.count > 1 ? Int(words[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
  }
}

/// The two things that are done over and over, in one style.
private final class Chore {
  private let style: WalkStyle
  private let list: SimulatedScrollView

  init(_ style: WalkStyle) {
    self.style = style
    list = Self.list()
    Self.attach(style, to: list)
  }

  private static func list() -> SimulatedScrollView {
    let list = SimulatedScrollView()
    list.recordsTimeline = false
    return list
  }

  private static func attach(_ style: WalkStyle, to list: SimulatedScrollView) {
    for role in ScenarioRole.allCases {
      // The list is not held by what it holds.
      let action = { [weak list] in _ = list?.now }
      style.attach(role, to: list, action: action)
    }
  }

  /// A screen comes, starts a refresh and goes in the middle of it.
  func attachAndDrop() {
    let list = Self.list()
    Self.attach(style, to: list)
    for refresher in list.refreshers.all { refresher.begin() }
  }

  /// Both controls refresh, and the list comes to rest again.
  func refresh() {
    for refresher in list.refreshers.all { refresher.begin() }
    for refresher in list.refreshers.all { refresher.end() }
    list.settle()
  }
}
