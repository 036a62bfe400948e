import RefreshTestKit
import Testing

@Suite("A control that leaves")
struct LeavingTests {
  @Test("takes its view along, also where the platform answers the last write with a change")
  func answeredWrite() {
    let bench = EngineBench()
    bench.header.begin()
    bench.settle()
    #expect(bench.views.header.superview != nil)
    bench.host.onWrite = { [host = bench.host] in host.refreshers.report(.restingInsetChanged) }
    bench.header.detach()
    #expect(bench.views.header.superview == nil)
    bench.settle()
    #expect(bench.views.header.superview == nil && bench.room.header == 0)
  }
}
