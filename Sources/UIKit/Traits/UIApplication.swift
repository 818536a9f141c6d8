public import Foundation
public import Geometry

/// The running app as far as layouts ask (UIKit's `UIApplication`): one window on the screen of
/// ``ViewEnvironment``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  /// What is told of the app's life; nobody unless assigned.
  open weak var delegate: (any UIApplicationDelegate)?
  private let scene = UIWindowScene()

  /// The scenes shown: one.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The windows shown, the frontmost last.
  open var windows: [UIWindow] { scene.windows }
  /// The window that is typed into.
  open var keyWindow: UIWindow? { scene.keyWindow }
  /// Which way up the interface is.
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  /// The place of the status bar, in points; there is none here.
  open var statusBarFrame: CGRect { .zero }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The reading direction.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ViewEnvironment.current.traits.layoutDirection
  }
  /// Whether the app is in front; always here.
  open var applicationState: State { .active }

  /// What an app is doing.
  public enum State: Int, CaseIterable, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}

/// Told of an app's life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, CaseIterable, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a person has asked of all apps.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether motion is to be avoided; a picture has none.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the screen is read aloud; not here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether transparency is to be avoided.
  public static var isReduceTransparencyEnabled: Bool { false }
}
