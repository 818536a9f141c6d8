public import Foundation

/// Shows one of several controllers (UIKit's `UITabBarController` as far as controllers ask for it); a picture leaves
/// out the bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers, of which ``selectedViewController`` is shown.
  open var viewControllers: [UIViewController]? { didSet { controllersDidChange(from: oldValue ?? []) } }
  /// Which controller is shown, counted from 0.
  open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showSelected()
  }

  private func controllersDidChange(from old: [UIViewController]) {
    let new = viewControllers ?? []
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    for controller in new where controller.parent !== self { addChild(controller) }
    if isViewLoaded { showSelected() }
  }

  private func showSelected() {
    guard let selected = selectedViewController else { return }
    for other in viewControllers ?? [] where other !== selected { other.viewIfLoaded?.removeFromSuperview() }
    selected.view.frame = view.bounds
    if selected.view.superview !== view { view.addSubview(selected.view) }
  }
}

/// What a tab bar shows for a controller; a picture has no bar.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var tag = 0

  /// An item of a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item of a title, a picture, and another one while it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UIViewController {
  /// What a tab bar shows for the controller.
  public var tabBarItem: UITabBarItem! {
    get {
      let item = presentation.tabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      presentation.tabBarItem = item
      return item
    }
    set { presentation.tabBarItem = newValue }
  }

  /// The nearest tab bar controller that holds this one.
  public var tabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let tabs = current as? UITabBarController { return tabs }
      controller = current.parent
    }
    return nil
  }

  /// Says that the status bar is to look another way; a picture has none.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
