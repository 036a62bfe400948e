#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

extension UIScrollViewHost {
  func place(_ view: any HostedView, at placement: ViewPlacement) {
    guard let hosted = view as? UIView, let scrollView = self.view else { return }
    let isElsewhere = placed.first { $0.view === hosted }?.placement.layer != placement.layer
    if isElsewhere || hosted.superview !== parent(placement.layer, of: scrollView) {
      insert(hosted, placement.layer, in: scrollView)
    }
    if hosted.isHidden != placement.isHidden { hosted.isHidden = placement.isHidden }
    // Whoever is told of this may place and remove, so that the entry is looked for only now.
    var entry = placed.first { $0.view === hosted } ?? PlacedView(hosted, at: placement)
    entry.placement = placement
    entry.parent = hosted.superview
    layOut(entry, in: scrollView)
  }

  func remove(_ view: any HostedView) {
    guard let hosted = view as? UIView else { return }
    placed.removeAll { $0.view === hosted }
    hosted.removeFromSuperview()
  }

  // MARK: Keeping them there

  /// Takes along what stands beside the scroll view and follows its content.
  func followContent() {
    for entry in placed where entry.placement.layer.isBeside && entry.placement.followsContent {
      layOut(entry.view)
    }
  }

  /// Lays out everything anew: the viewport, the content or an inset has changed.
  func layOutPlacedViews() {
    for entry in placed { layOut(entry.view) }
  }

  /// Takes what stands beside the scroll view along to where that has gone.
  func followScrollView() {
    guard let scrollView = view, scrollView.superview != nil else { return }
    for var entry in placed where entry.placement.layer.isBeside && entry.parent !== scrollView.superview {
      // A view that the app has put elsewhere meanwhile is the app's.
      guard entry.view.superview === entry.parent else { continue }
      insert(entry.view, entry.placement.layer, in: scrollView)
      entry.parent = scrollView.superview
      layOut(entry, in: scrollView)
    }
  }

  private func layOut(_ hosted: UIView) {
    guard let scrollView = view, let entry = placed.first(where: { $0.view === hosted }),
      hosted.superview === entry.parent
    else { return }
    layOut(entry, in: scrollView)
  }

  /// Gives a view its frame. Layout may call whoever places and removes: nothing is held meanwhile.
  private func layOut(_ entry: PlacedView, in scrollView: UIScrollView) {
    var entry = entry
    entry.move(to: frame(for: entry.placement, in: scrollView))
    if let index = placed.firstIndex(where: { $0.view === entry.view }) {
      placed[index] = entry
    } else {
      placed.append(entry)
    }
    entry.view.layoutIfNeeded()
  }

  private func parent(_ layer: ViewPlacement.Layer, of scrollView: UIScrollView) -> UIView? {
    layer.isBeside ? scrollView.superview : scrollView
  }

  private func insert(_ hosted: UIView, _ layer: ViewPlacement.Layer, in scrollView: UIScrollView) {
    switch layer {
    case .behindContent: scrollView.insertSubview(hosted, at: 0)
    case .inFrontOfContent: scrollView.addSubview(hosted)
    case .belowScrollView: scrollView.superview?.insertSubview(hosted, belowSubview: scrollView)
    case .aboveScrollView: scrollView.superview?.insertSubview(hosted, aboveSubview: scrollView)
    }
  }
}

extension ViewPlacement.Layer {
  /// Whether it is beside the scroll view, not inside it.
  fileprivate var isBeside: Bool {
    switch self {
    case .behindContent, .inFrontOfContent: false
    case .belowScrollView, .aboveScrollView: true
    }
  }
}
#endif
