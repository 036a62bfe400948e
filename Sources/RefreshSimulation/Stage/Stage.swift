import RefreshCore
import RefreshViews

/// Where placed views are: inside the scroll view or beside it.
final class Stage {
  let surface: PlatformView
  let container: PlatformView

  private struct Placed {
    let view: PlatformView
    let number: Int
    var placement: ViewPlacement

    /// The frame as it was set here last: what differs from it is the app's doing.
    var frame = CGRect.zero

    /// How far the app has moved the view.
    var moved = CGPoint.zero
  }

  private var placed: [Placed] = []
  private var count = 0

  init(viewport: CGSize) {
    let frame = CGRect(origin: .zero, size: viewport)
    container = PlatformView(frame: frame)
    surface = PlatformView(frame: frame)
    container.addSubview(surface)
  }

  /// Whether a view's frame depends on the offset.
  var followsContent: Bool {
    placed.contains { isBeside($0.placement.layer) && $0.placement.followsContent }
  }

  /// Places `view`; returns its number if it is new or goes elsewhere.
  func place(_ view: PlatformView, at placement: ViewPlacement, _ geometry: StageGeometry) -> Int? {
    let known = placed.firstIndex { $0.view === view }
    let number: Int
    let isNews: Bool
    let index = known ?? placed.count
    if let known {
      (number, isNews) = (placed[known].number, placed[known].placement != placement)
      let goesElsewhere = placed[known].placement.layer != placement.layer
      placed[known].placement = placement
      if goesElsewhere || view.superview !== parent(placement.layer) { insert(view, placement.layer) }
    } else {
      count += 1
      (number, isNews) = (count, true)
      placed.append(Placed(view: view, number: count, placement: placement))
      insert(view, placement.layer)
    }
    if view.isHidden != placement.isHidden { view.isHidden = placement.isHidden }
    layOut(index, geometry, isNew: known == nil)
    return isNews ? number : nil
  }

  /// Removes `view`; returns its number if it was here.
  func remove(_ view: PlatformView) -> Int? {
    guard let index = placed.firstIndex(where: { $0.view === view }) else { return nil }
    let gone = placed.remove(at: index)
    // A view that someone has put elsewhere meanwhile is theirs.
    if view.superview === parent(gone.placement.layer) { view.removeFromSuperview() }
    return gone.number
  }

  /// Lays everything out for a new geometry.
  func update(_ geometry: StageGeometry) {
    let frame = CGRect(origin: .zero, size: geometry.viewport)
    if surface.frame != frame {
      surface.frame = frame
      container.frame = frame
    }
    // Layout may call whoever places and removes.
    for view in placed.map(\.view) {
      if let index = placed.firstIndex(where: { $0.view === view }) { layOut(index, geometry) }
    }
  }

  /// Gives a view its frame. A view that the app has moved keeps its distance to where it would stand.
  private func layOut(_ index: Int, _ geometry: StageGeometry, isNew: Bool = false) {
    let view = placed[index].view
    if !isNew {
      placed[index].moved.x += view.frame.origin.x - placed[index].frame.origin.x
      placed[index].moved.y += view.frame.origin.y - placed[index].frame.origin.y
    }
    var frame = geometry.frame(of: placed[index].placement)
    frame.origin.x += placed[index].moved.x
    frame.origin.y += placed[index].moved.y
    placed[index].frame = frame
    if view.frame != frame { view.frame = frame }
    view.layoutIfNeeded()
  }

  private func insert(_ view: PlatformView, _ layer: ViewPlacement.Layer) {
    switch layer {
    case .behindContent: surface.insertSubview(view, at: 0)
    case .inFrontOfContent: surface.addSubview(view)
    case .aboveScrollView: container.addSubview(view)
    case .belowScrollView:
      container.insertSubview(view, at: container.subviews.firstIndex { $0 === surface } ?? 0)
    }
  }

  private func parent(_ layer: ViewPlacement.Layer) -> PlatformView {
    isBeside(layer) ? container : surface
  }

  private func isBeside(_ layer: ViewPlacement.Layer) -> Bool {
    switch layer {
    case .behindContent, .inFrontOfContent: false
    case .belowScrollView, .aboveScrollView: true
    }
  }
}
