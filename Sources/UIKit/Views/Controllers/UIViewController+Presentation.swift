/// How a controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, CaseIterable, Hashable, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

/// How a controller comes into sight.
public enum UIModalTransitionStyle: Int, CaseIterable, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension UIViewController {
  /// Presents a controller, at once, whatever is asked; a picture of this one does not show it.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentation.presented == nil else { return }
    presentation.presented = viewControllerToPresent
    viewControllerToPresent.presentation.presenting = self
    completion?()
  }

  /// Takes away what this controller presents, or else this controller; at once, whatever is asked.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentation.presented {
      presented.presentation.presenting = nil
      presentation.presented = nil
    } else {
      presentation.presenting?.dismiss(animated: flag)
    }
    completion?()
  }

  /// The controller that this one presents.
  public var presentedViewController: UIViewController? { presentation.presented }

  /// The controller that presents this one.
  public var presentingViewController: UIViewController? { presentation.presenting }

  /// How the controller covers the one that presents it; a picture does not show it.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }

  /// How the controller comes into sight; at once here.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transition }
    set { presentation.transition = newValue }
  }

  /// Whether what this controller presents covers only this one; a picture does not show it.
  public var definesPresentationContext: Bool {
    get { presentation.isContext }
    set { presentation.isContext = newValue }
  }

  /// Runs what goes along with the controller's transition; nil, for transitions take no time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Pushes a controller on the navigation controller that holds this one, or presents it.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

/// What a controller presents, by whom it is presented, and what bars show for it.
@MainActor
struct Presentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var isContext = false
  var tabBarItem: UITabBarItem?
}
