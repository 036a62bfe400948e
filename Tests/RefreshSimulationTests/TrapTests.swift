#if os(Linux) || os(macOS)
// Only where a test can start a process.

import RefreshSimulation
import RefreshViews
import Testing

@MainActor @Suite struct TrapTests {
  @Test func mistakesOfTheFingerTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { SimulatedScrollView().finger.move(by: 1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = SimulatedScrollView()
        list.finger.down()
        list.finger.down()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { SimulatedScrollView().finger.lift() }
    }
    await #expect(processExitsWith: .failure) { _ = Stroke([.init(0, 1)]) }
  }

  @Test func mistakesOfTimeTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { SimulatedScrollView().advance(seconds: -1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { SimulatedScrollView().advance(ticks: -1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = SimulatedScrollView()
        list.after(0) { list.advance(frames: 1) }
        list.advance(frames: 1)
      }
    }
  }

  @Test func mistakesOfGeometryTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { SimulatedScrollView().contentSize.height = -1 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { SimulatedScrollView().setOffset(.nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = SimulatedScrollView(hz: 50) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = LargeTitle(collapsed: 140, expanded: 88) }
    }
  }
}
#endif
