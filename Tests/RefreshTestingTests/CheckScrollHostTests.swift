import RefreshTesting
import Testing

@Suite("The checklist of a host")
struct CheckScrollHostTests {
  @Test("a simulated scroll view keeps every promise", arguments: [60, 120])
  func simulated(hz: Int) {
    #expect(checkScrollHost { SimulatedScrollViewDriver(hz: hz) } == [])
  }
}
