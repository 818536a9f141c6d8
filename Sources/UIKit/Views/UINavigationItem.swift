public import Foundation

/// What a navigation bar shows for a controller; a picture of a controller has no bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a bar shows the title in large type.
  public enum LargeTitleDisplayMode: Int, CaseIterable, Hashable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var hidesBackButton = false
  open var hidesSearchBarWhenScrolling = true
  open var backButtonTitle: String?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  /// The controller that searches the content; a picture shows no bar to search by.
  open var searchController: UISearchController?

  /// An item of a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// Shows one of several controllers, the last one pushed (UIKit's `UINavigationController` as far as controllers
/// ask for it).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar, which a picture leaves out.
  public let navigationBar = UINavigationBar()
  /// The controllers, the one shown last.
  open var viewControllers: [UIViewController] = [] { didSet { stackDidChange(from: oldValue) } }
  open var isNavigationBarHidden = false

  /// A navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// An empty navigation controller; names of archives are not looked at.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Shows another controller; at once, whatever is asked.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Shows the controller below the one shown; at once, whatever is asked.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Shows other controllers; at once, whatever is asked.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showTop()
  }

  private func stackDidChange(from old: [UIViewController]) {
    for gone in old where !viewControllers.contains(where: { $0 === gone }) {
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    for new in viewControllers where new.parent !== self { addChild(new) }
    if isViewLoaded { showTop() }
  }

  private func showTop() {
    for hidden in viewControllers.dropLast() { hidden.viewIfLoaded?.removeFromSuperview() }
    guard let top = topViewController?.view else { return }
    top.frame = view.bounds
    if top.superview !== view { view.addSubview(top) }
  }
}

/// The bar above a navigation controller's content; a picture leaves it out.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
}
