import RefreshPhysics
public import RefreshCore
public import RefreshViews

/// A scroll view without a screen, with a finger, a clock that is moved by hand and the physics of
/// UIKit's, for testing screens that scroll.
///
/// Nothing happens by itself: a test moves the finger and the clock, and every run of the same test
/// gives the same numbers, to the last bit, on every machine.
///
///     let list = SimulatedScrollView()
///     list.finger.down()
///     list.finger.move(by: 200, inSteps: 20)
///     list.finger.lift()
///     list.settle()
///     // list.contentOffset.y == 0, and list.timeline tells how it got there
///
/// Points and seconds throughout. A number that is not finite, a negative size or time, and a finger
/// that moves without having touched are mistakes in the test: they trap and say so.
public final class SimulatedScrollView: ScrollHost {
  // MARK: Behaviour

  /// Whether content can be pulled past its edges; true by default.
  public var bounces = true

  /// Whether content that fits can be pulled up and down; true by default.
  public var alwaysBounceVertical = true

  /// Whether content that fits can be pulled sideways; false by default.
  public var alwaysBounceHorizontal = false

  /// Whether content that is let go of comes to rest at a multiple of the viewport's length; false by
  /// default.
  public var isPagingEnabled = false

  /// Whether a finger or a wheel scrolls; true by default. Setting it to false in the middle of a drag
  /// takes the touch away.
  public var isScrollEnabled = true {
    didSet { if !isScrollEnabled { loseTouch() } }
  }

  /// Whether text, and with it horizontal content, runs from right to left; false by default.
  ///
  /// The leading edge is the right one then, and offsets along the horizontal axis count from the
  /// right wherever they are given as a number (``contentOffset`` goes on counting from the left), so
  /// that content which grows at its end stays where it is being read.
  public var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { updateStage() } }
  }

  // MARK: What is attached

  /// What is attached to this scroll view.
  public private(set) lazy var refreshers = RefresherSlots(host: self)

  /// Called after the refreshers have heard of an event, as a scroll view's delegate is.
  public var onEvent: ((ScrollEvent) -> Void)?

  /// The scroll view as its subviews see it: refresh views inside it are its subviews, in the
  /// content's coordinates.
  public var surface: PlatformView { stage.surface }

  /// What the scroll view stands in: refresh views beside it are subviews of this view.
  public var container: PlatformView { stage.container }

  // MARK: What happened

  /// Everything that happened so far, oldest first.
  public internal(set) var timeline: [TimelineEvent] = []

  /// Whether ``timeline`` grows; true by default. Turn it off in long random runs.
  public var recordsTimeline = true

  /// How often the engine changed the room at an edge.
  public internal(set) var insetWrites = 0

  /// How often the engine wrote the offset.
  public internal(set) var offsetWrites = 0

  /// What becomes of a room that the engine writes, for tests of how it copes; nothing by default.
  ///
  /// The closure gets the edge and the room wanted and returns the room that the platform ends up
  /// with. The difference goes to the app's part of the inset, as if the app had changed that.
  ///
  ///     list.distortRoom = { _, points in (points * 3).rounded() / 3 }
  public var distortRoom: ((ScrollEdge, Double) -> Double)?

  // MARK: State

  let clock: SimulatedClock
  let stage: Stage
  let presenter = AccessibilityPresenter()
  var axes = AxisPair(vertical: AxisState(), horizontal: AxisState())
  var ledgers = EdgeMap(repeating: InsetLedger())
  var writes = EdgeMap<PendingWrite?>(repeating: nil)
  var insetFades = EdgeMap<Fade?>(repeating: nil)
  var touch: Touch?
  var storedBars = SimulatedInsets.zero
  var storedTitle: LargeTitle?
  var storedContent: CGSize
  var storedViewport: CGSize
  var storedWindow = true
  var layoutDepth = 0
  var isRunning = false

  /// How offsets that change right now are shown, if not at once.
  var animation: ScrollAnimation?

  /// A scroll view in a window, its content at rest at the start.
  ///
  /// - Parameters:
  ///   - viewport: The scroll view's size; 375 × 667 by default.
  ///   - content: The content's size; 375 × 2000 by default.
  ///   - hz: Frames per second, 60 (the default) or 120.
  public init(
    viewport: CGSize = CGSize(width: 375, height: 667),
    content: CGSize = CGSize(width: 375, height: 2000), hz: Int = 60
  ) {
    precondition(hz == 60 || hz == 120, "A simulated screen has 60 or 120 frames per second, not \(hz)")
    Self.check(viewport, "viewport")
    Self.check(content, "content")
    clock = SimulatedClock(frameLength: hz == 60 ? 2000 : 1000)
    stage = Stage(viewport: viewport)
    storedViewport = viewport
    storedContent = content
  }

  // MARK: Saying what happened

  func report(_ event: ScrollEvent) {
    refreshers.report(event)
    onEvent?(event)
  }

  func record(_ what: TimelineEvent.What) {
    guard recordsTimeline else { return }
    timeline.append(TimelineEvent(tick: clock.tick, what: what))
  }

  /// Writes a line into ``timeline``.
  public func note(_ text: String) { record(.note(text)) }

  static func check(_ size: CGSize, _ name: String) {
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "A \(name) is 0 points or more each way, not \(size.width) × \(size.height)")
  }

  static func check(_ points: Double, _ name: String) {
    precondition(points.isFinite, "\(name) is a finite number, not \(points)")
  }
}
