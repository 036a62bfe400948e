#if !canImport(UIKit)
public import RefreshCore

/// Something that an element can do besides being activated: the part of `UIAccessibilityCustomAction` that
/// refresh views use.
public final class PlatformAccessibilityCustomAction: MainActorBound {
  /// What does the work and says whether it could.
  public typealias Handler = (PlatformAccessibilityCustomAction) -> Bool

  /// What the action is called.
  public var name: String

  /// What does the work; nothing if there is none.
  public var actionHandler: Handler?

  /// An action by its name.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
#endif
