@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  public internal(set) var connectedScenes: Set<UIScene> = []

  public struct LaunchOptionsKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// What an app marked `@main` runs: it launches, and ends where a run loop would begin.
  public static func main() { _ = StandIn.launch(Self()) }
}

// MARK: Scenes

@preconcurrency @MainActor open class UIScene: UIResponder {
  public final class ConnectionOptions: NSObject {}

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
  }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension StandIn {
  /// The system starts an app, asks it for its scene's configuration and connects the scene to its delegate,
  /// which on a device the runtime makes from the configuration's class.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil
  ) -> UIWindowScene {
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    application.connectedScenes = [scene]
    scene.delegate = sceneDelegate
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    return scene
  }
}
