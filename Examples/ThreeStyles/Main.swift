import Foundation
import RefreshTesting

@main struct Main {
  static func main() {
    var bad = 0, n = 0, no = 0
    let all = try! ScenarioFile.read(contentsOf: CommandLine.arguments[1])
    for s in all {
      guard let style = ScenarioStyles.named(s.style ?? "sv") else { continue }
      let r = ScenarioPlayer.play(s, through: style)
      print(r.jsonLine)
      n += 1
      if r.outcome.notOffered != nil { no += 1 }
    }
    print(n, bad, no)
  }
}
