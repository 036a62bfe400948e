import RefreshCore
import RefreshPhysics
import RefreshScenario

/// A finger's way turned into offsets, for stages whose hosts are told offsets: content that is pulled past an
/// edge resists as UIKit's does.
package struct FingerTravel {
  private var raw = 0.0
  private var isDown = false

  private let bounces: Bool

  /// - Parameter bounces: Whether content can be pulled past its edges; true by default.
  package init(bounces: Bool = true) { self.bounces = bounces }

  /// The finger has left the screen.
  package mutating func lift() { isDown = false }

  /// The finger is down and the content stands at `offset`.
  package mutating func hold(_ offset: Double, _ stage: any ScenarioStage) {
    isDown = true
    raw = edges(of: stage).raw(offset, bounces: bounces)
  }

  /// The offset after the finger has moved by so many points, positive downwards.
  package mutating func move(by points: Double, _ stage: any ScenarioStage) -> Double {
    if !isDown { hold(stage.list.scrollHost.metrics(along: .vertical).offset, stage) }
    raw -= points
    return edges(of: stage).shown(raw, bounces: bounces)
  }

  private func edges(of stage: any ScenarioStage) -> AxisEdges {
    let host = stage.list.scrollHost
    let metrics = host.metrics(along: .vertical)
    return AxisEdges(
      start: metrics.startInset + stage.inset(at: .top) - host.userInset(at: .top),
      end: metrics.endInset + stage.inset(at: .bottom) - host.userInset(at: .bottom),
      content: metrics.contentLength, viewport: metrics.viewportLength)
  }
}
