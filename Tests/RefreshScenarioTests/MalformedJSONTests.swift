#if os(Linux)
import RefreshScenario
import Testing

/// Foundation words its complaints differently on other systems.
@Suite("Malformed JSON")
struct MalformedJSONTests {
  @Test(
    "The place is told by line and column if it is known",
    arguments: [
      ("", "not valid JSON: Unexpected end of file during JSON parse"),
      ("[1,", "not valid JSON: Unexpected end of file during JSON parse"),
      ("{a:1}", "not valid JSON: Invalid value around line 1, column 2"),
      ("{\"a\": 1,\n\n  b: 2}", "not valid JSON: Invalid value around line 3, column 3"),
      ("[\"é\",\n 1 2]", "not valid JSON: Invalid value around line 2, column 4"),
      ("[1] x", "not valid JSON: Invalid value around line 1, column 5"),
      ("{\"a\": 1e999}", "not valid JSON: Number 1e999 is not representable in Swift"),
    ])
  func malformed(text: String, reason: String) {
    #expect(complaint(text) == "a.json: \(reason)")
  }
}
#endif
