/// Anything whose scrolling a style can extend.
///
/// Styles extend this protocol, never a platform's class: conforming adds one name to the class, not
/// all that a ``ScrollHost`` has.
///
///     extension MyScrollView: ScrollHosting {
///       var scrollHost: any ScrollHost { host }
///     }
public protocol ScrollHosting: MainActorBound {
  /// The host that drives this scroll view; the same one on every access.
  var scrollHost: any ScrollHost { get }

  /// The host, if there is one already: reading it makes none, and so attaches nothing to a scroll view
  /// that may be going away. ``scrollHost`` itself by default.
  var existingScrollHost: (any ScrollHost)? { get }
}

extension ScrollHosting {
  /// The host: where it is not made on demand, it is always there.
  public var existingScrollHost: (any ScrollHost)? { scrollHost }
}

/// A scroll view as the engine sees it: it reports and obeys, and decides nothing.
///
/// A host says where the content stands, carries out one combined write of room and offset, places
/// views, and owns the clock. It tells ``refreshers`` what happened by calling
/// ``RefresherSlots/report(_:)`` after the fact. Every decision is the engine's.
///
/// `contentInset == the app's part + ours` has to hold at every moment, whoever writes; keep an
/// ``InsetLedger`` and it does. `checkScrollHost(_:)` in `RefreshTesting` is the checklist that defines
/// a host: one that passes works with every style.
public protocol ScrollHost: ScrollHosting {
  /// Where the content stands along `axis`, read afresh on every call.
  func metrics(along axis: ScrollAxis) -> ScrollMetrics

  /// Whether a live finger is dragging the content.
  ///
  /// True from the finger's first move until it lifts or the system takes the touch; false during
  /// momentum, for a wheel and for moves made by code.
  var isDragging: Bool { get }

  /// Whether the scroll view is in a window, so that a user could see it.
  var isOnScreen: Bool { get }

  /// Whether the platform is laying out right now, so that a write would invalidate its layout.
  ///
  /// The engine writes nothing while this is true; it writes once afterwards. A host whose platform
  /// has no such moment answers false.
  var isLayingOut: Bool { get }

  /// The app's own part of the inset at `edge`, in points.
  func userInset(at edge: ScrollEdge) -> Double

  /// Sets the app's own part of the inset at `edge`, leaving no doubt about whose it is.
  func setUserInset(_ points: Double, at edge: ScrollEdge)

  /// Sets the room at one edge and, if the change says so, the offset, both at once.
  ///
  /// Stops no scrolling in flight unless the change has an offset. A host moves nothing else on its
  /// own except what its platform clamps.
  func write(_ change: ScrollChange)

  /// Puts `view` on screen, or moves it there if it is already.
  ///
  /// The host keeps it at its place from then on, except for what the app does to it: a view that the app
  /// has moved stays that far from its place, and whether it is hidden is set in here only.
  func place(_ view: any HostedView, at placement: ViewPlacement)

  /// Takes `view` off the screen; does nothing if it is not placed here.
  func remove(_ view: any HostedView)

  /// Tells assistive technology what it finds at `refresher`: its ``Refresher/accessibilityElement``, and
  /// whether the scroll view offers an action for it.
  ///
  /// Called whenever that changes, and when the refresher was attached or detached; does nothing by default.
  func describe(_ refresher: Refresher)

  /// Lets a screen reader say something of its own accord; says nothing by default.
  ///
  /// What there is to say, and that it is said once, is the engine's to decide.
  /// `RefreshLanguage.spoken(_:for:)` in `RefreshViews` has the words.
  ///
  /// - Parameters:
  ///   - announcement: What to say.
  ///   - role: What the refresher is for that it is about.
  func announce(_ announcement: RefreshAnnouncement, for role: RefreshRole)

  /// The seconds since some fixed moment. The engine has no clock of its own.
  var now: Double { get }

  /// Makes `call` once, `seconds` from now, unless it is cancelled first.
  func schedule(_ call: ScheduledCall, after seconds: Double)

  /// Calls `ticker` before each frame until it is stopped. Without tickers a host asks its platform
  /// for no frames.
  func start(_ ticker: FrameTicker)

  /// What is attached to this scroll view: one object for the life of the host.
  var refreshers: RefresherSlots { get }

  /// The scroll view as the app knows it; the host itself unless it stands for another object.
  var hosting: any ScrollHosting { get }
}

extension ScrollHost {
  /// The host itself, so that styles work on a bare host too.
  public var scrollHost: any ScrollHost { self }

  /// The host itself.
  public var hosting: any ScrollHosting { self }

  /// Does nothing: a platform without assistive technology.
  public func describe(_ refresher: Refresher) {}

  /// Says nothing: a platform without a screen reader.
  public func announce(_ announcement: RefreshAnnouncement, for role: RefreshRole) {}
}

/// What a host tells its ``ScrollHost/refreshers``; nothing else is ever reported.
nonisolated public enum ScrollEvent: Hashable, Sendable, CaseIterable {
  /// The offset changed, whoever moved it.
  case scrolled

  /// The finger lifted, before anything else moves the content.
  case released

  /// The system took the touch away; the user has decided nothing.
  case cancelled

  /// The content's length changed.
  case contentChanged

  /// The app's or the system's part of an inset changed.
  case restingInsetChanged

  /// The viewport changed its size.
  case boundsChanged

  /// The scroll view came into a window or left it.
  case windowChanged
}
