// Random walks, as many steps as one likes, on simulated scroll views.
//
//     swift run -c release Walks 10000000

import Foundation
import RefreshTesting
import RefreshWalks

@main enum Walks {
  private static let stepsPerWalk = 200

  static func main() {
    let words = CommandLine.arguments.dropFirst().map { Int($0) }
    guard (1...2).contains(words.count), let steps = words.first ?? nil, steps > 0,
      let first = words.count == 2 ? words[1] : 0, first >= 0
    else {
      FileHandle.standardError.write(Data("usage: Walks STEPS [NUMBER-OF-THE-FIRST-WALK]\n".utf8))
      exit(2)
    }
    let walks = (steps + stepsPerWalk - 1) / stepsPerWalk
    var actions = 0
    for number in first..<first + walks {
      let script = WalkPlan.script(number, steps: stepsPerWalk)
      let outcome = Walk.walk(script)
      actions += outcome.actions
      if outcome.broken != nil {
        print(Walk.failure(script, named: "walk \(number)") ?? "walk \(number) failed once only")
        exit(1)
      }
      if (number - first + 1) % 5000 == 0 { print("\((number - first + 1) * stepsPerWalk) steps") }
    }
    print("\(walks * stepsPerWalk) steps, \(actions) actions, no law broken")
  }
}
