public import Foundation

/// A part of an app that is shown by itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is seen.
  public enum ActivationState: Int, CaseIterable, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Whether the scene is seen; always here.
  open var activationState: ActivationState { .foregroundActive }
  /// What the scene is called.
  open var title: String! = ""
  /// What is told of the scene; nobody unless assigned.
  open var delegate: (any UISceneDelegate)?
}

/// Told of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// A scene with windows: the screen of ``ViewEnvironment``.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private lazy var ownWindow = UIWindow(windowScene: self)
  /// The windows people made for the scene.
  private var madeWindows: [WeakWindow] = []

  private struct WeakWindow { weak var window: UIWindow? }

  /// The screen.
  open var screen: UIScreen { .main }
  /// The windows: those made for the scene, or one as large as the screen.
  open var windows: [UIWindow] {
    let made = madeWindows.compactMap(\.window)
    return made.isEmpty ? [ownWindow] : made
  }
  /// The window that is typed into: the last one made key, or the only one.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
  /// Which way up the interface is.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// What the status bar is like.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Takes a window in that was made for the scene.
  func adopt(_ window: UIWindow) {
    madeWindows.removeAll { $0.window == nil || $0.window === window }
    madeWindows.append(WeakWindow(window: window))
  }
}

/// What the status bar is like: there is none here.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// The bar's place, in points.
  public var statusBarFrame: CGRect { .zero }
  public var isStatusBarHidden: Bool { true }
}

/// The outermost view: as large as the screen (UIKit's `UIWindow`).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The scene the window was made for.
  open weak var windowScene: UIWindowScene?
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if oldValue?.isViewLoaded == true { oldValue?.view.removeFromSuperview() }
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }
  /// Whether the window is typed into.
  open private(set) var isKeyWindow = false
  /// Whether the controller's view has had its place.
  private(set) var wasLaidOut = false

  /// A window for a rectangle of the screen, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// A window from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes this the window that is typed into.
  open func makeKey() {
    isKeyWindow = true
    windowScene?.adopt(self)
  }

  /// Shows the window and makes it the one that is typed into.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.view.frame = bounds
    wasLaidOut = true
  }
}

extension UIView {
  /// The window that the view lies in; nil outside one.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// The reading direction of a view with the given content.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The reading direction of a view with the given content in an interface of another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}
