import RefreshCore
import RefreshLooks

/// Makes a placed view the element that a refresher is, and leaves alone what the app has made of it.
final class AccessibleView: MainActorBound {
  let view: PlatformView
  private var isElement = SharedValue(false)
  private var hidesInside = SharedValue(false)
  private var label = SharedValue<String?>(nil)
  private var value = SharedValue<String?>(nil)
  private var traits = SharedValue(PlatformAccessibilityTraits.none)
  private var action: PlatformAccessibilityCustomAction?

  init(_ view: PlatformView) { self.view = view }

  /// Shows an element; nil is nothing to be found, not even what is inside the view.
  func show(_ element: RefreshElement?, of refresher: Refresher, _ texts: RefreshTexts) {
    write(
      isElement: element != nil, hidesInside: element == nil, label: element.map { texts.name(of: $0.role) },
      value: element.flatMap { texts.value(of: $0) }, traits: element.map(Self.traits) ?? .none)
    show(element?.offersAction == true ? texts.name(of: refresher.slot.role) : nil, of: refresher)
  }

  /// Gives the view back as it was.
  func leave() {
    write(isElement: false, hidesInside: false, label: nil, value: nil, traits: .none)
    replaceAction(by: nil)
  }

  private func write(
    isElement: Bool, hidesInside: Bool, label: String?, value: String?, traits: PlatformAccessibilityTraits
  ) {
    if let new = self.isElement.update(view.isAccessibilityElement, to: isElement) {
      view.isAccessibilityElement = new
    }
    if let new = self.hidesInside.update(view.accessibilityElementsHidden, to: hidesInside) {
      view.accessibilityElementsHidden = new
    }
    if let new = self.label.update(view.accessibilityLabel, to: label) { view.accessibilityLabel = new }
    if let new = self.value.update(view.accessibilityValue, to: value) { view.accessibilityValue = new }
    if let new = self.traits.update(view.accessibilityTraits, to: traits) { view.accessibilityTraits = new }
  }

  private func show(_ actionName: String?, of refresher: Refresher) {
    guard actionName != action?.name else { return }
    replaceAction(by: actionName.map { .activating(refresher, name: $0) })
  }

  private func replaceAction(by new: PlatformAccessibilityCustomAction?) {
    view.replace(action, by: new)
    action = new
  }

  private static func traits(of element: RefreshElement) -> PlatformAccessibilityTraits {
    switch element.state {
    case .pulling, .armed, .refreshing: .updatesFrequently
    case .resting, .finishing, .noMoreData: .staticText
    }
  }
}

extension PlatformAccessibilityCustomAction {
  /// An action that starts a refresh, as if the user had pulled.
  static func activating(_ refresher: Refresher, name: String) -> PlatformAccessibilityCustomAction {
    PlatformAccessibilityCustomAction(name: name) { [link = Link(refresher)] _ in
      link.object?.activate() ?? false
    }
  }
}

extension PlatformView {
  /// Puts one action in the place of another and keeps the rest, which is the app's.
  final func replace(
    _ old: PlatformAccessibilityCustomAction?, by new: PlatformAccessibilityCustomAction?
  ) {
    guard old !== new else { return }
    var actions = accessibilityCustomActions ?? []
    actions.removeAll { $0 === old }
    if let new { actions.append(new) }
    accessibilityCustomActions = actions.isEmpty ? nil : actions
  }
}
