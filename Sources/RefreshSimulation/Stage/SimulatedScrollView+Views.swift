public import RefreshCore
import RefreshViews

extension SimulatedScrollView {
  /// Places a view inside ``surface`` or beside it in ``container``, or moves it there.
  ///
  /// A band beside the scroll view that does not follow the content stands where it would with the
  /// offset at 0. Views that are no platform views are left alone.
  public func place(_ view: any HostedView, at placement: ViewPlacement) {
    guard let view = view as? PlatformView else { return }
    guard let number = stage.place(view, at: placement, geometry) else { return }
    record(.viewPlaced(number, placement))
  }

  /// Takes a view off the screen.
  public func remove(_ view: any HostedView) {
    guard let view = view as? PlatformView, let number = stage.remove(view) else { return }
    record(.viewRemoved(number))
  }

  /// Lays out placed views after something that frames depend on has changed.
  func updateStage() { stage.update(geometry) }

  private var geometry: StageGeometry {
    let start = 0 - (ledgers[.leading].user + storedBars.leading)
    return StageGeometry(
      viewport: storedViewport, content: storedContent, isRightToLeft: isRightToLeft,
      top: ledgers[.top].user + storedBars.top, side: physical(start, .horizontal),
      offset: contentOffset)
  }
}
