import Foundation
import RefreshScenario
import RefreshViews
import RefreshWalks

/// What a fuzzer feeds its bytes to; FUZZ in the environment says which: `walks` (the default),
/// `scenarios` or `gif`.
///
/// Built by Scripts/fuzz.sh with libFuzzer, which calls this by name.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { FuzzTarget.chosen.take(bytes) }
  return 0
}

/// What can be fuzzed.
enum FuzzTarget: String {
  /// Any bytes spell a script; no script breaks a law or crashes.
  case walks
  /// Any bytes are a scenario file or an error that says why not, in one line.
  case scenarios
  /// Any bytes are a GIF file or a problem.
  case gif

  static let chosen = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ"] ?? "walks") ?? .walks

  func take(_ bytes: [UInt8]) {
    switch self {
    case .walks:
      let script = WalkScript(reading: bytes)
      if let broken = Walk.walk(script).broken {
        fatalError("\(broken)\n" + (Walk.failure(script, named: "a fuzzed script") ?? ""))
      }
    case .scenarios:
      do throws(ScenarioError) {
        _ = try ScenarioFile.read(Data(bytes), file: "fuzzed")
      } catch {
        precondition(!error.description.contains("\n"), "An error of a scenario file is one line")
      }
    case .gif:
      guard let file = try? GIFFile(bytes, named: "fuzzed") else { return }
      precondition(file.frameCount > 1 && file.duration > 0, "A GIF file that is read moves")
    }
  }
}
