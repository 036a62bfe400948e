#if !canImport(UIKit)
import RefreshCore
import RefreshSimulation
import RefreshViews

/// The list in the documentation.
typealias List = SimulatedScrollView

extension SimulatedScrollView {
  static func onScreen() -> SimulatedScrollView { SimulatedScrollView() }

  /// The whole inset at an edge.
  func totalInset(at edge: ScrollEdge) -> Double { contentInset[edge] }

  /// Pulls the list down past everything that could be above it, lets go and waits.
  func pullDown() { pull(to: restingOffsets().lowerBound - 120) }

  /// Pulls the list up past everything that could be below it, lets go and waits.
  func pullUp() {
    setOffset(restingOffsets().upperBound - 1)
    pull(to: restingOffsets().upperBound + 120)
  }

  private func pull(to offset: Double) {
    finger.hold(offset: offset)
    finger.lift()
    settle()
  }
}
#endif
