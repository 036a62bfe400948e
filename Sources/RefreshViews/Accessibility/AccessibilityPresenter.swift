package import RefreshCore
import RefreshLooks

/// Shows assistive technology what the engine says of its refreshers: for any host whose views are
/// ``PlatformView``s, and so for every style.
///
/// Each placed view becomes an element while it is to be seen, and the scroll view offers an action for what
/// can only be pulled. Whatever an app has set itself stays as it is.
package final class AccessibilityPresenter: MainActorBound {
  private var shown: [ObjectIdentifier: Shown] = [:]

  private struct Shown {
    var view: AccessibleView?
    var action: PlatformAccessibilityCustomAction?
  }

  package init() {}

  /// Shows how `refresher` stands, on its own view and on the scroll view.
  package func describe(_ refresher: Refresher, on scrollView: PlatformView?) {
    var shown = shown[ObjectIdentifier(refresher)] ?? Shown()
    let texts = RefreshLanguage.texts
    let view = refresher.isAttached ? refresher.indicator?.view as? PlatformView : nil
    if shown.view?.view !== view {
      shown.view?.leave()
      shown.view = view.map(AccessibleView.init)
    }
    shown.view?.show(refresher.accessibilityElement, of: refresher, texts)
    let name = refresher.offersActionFromAfar ? texts.name(of: refresher.slot.role) : nil
    if name != shown.action?.name {
      let new = name.map { PlatformAccessibilityCustomAction.activating(refresher, name: $0) }
      scrollView?.replace(shown.action, by: new)
      shown.action = new
    }
    self.shown[ObjectIdentifier(refresher)] = refresher.isAttached ? shown : nil
  }
}
