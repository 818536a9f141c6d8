public import Drawing
public import Foundation

/// Brings a view to life and answers for it (UIKit's `UIViewController` as far as pictures need).
///
/// There are no windows here: whoever draws a controller, or asks for its ``view``, loads it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, DisplayListSource {
  private var loadedView: UIView? {
    didSet {
      oldValue?.controller = nil
      loadedView?.controller = self
    }
  }
  /// Whether the view is about to be seen, or about to be out of sight.
  private var transition: (isAppearing: Bool, isAnimated: Bool)?
  private(set) var isInSight = false
  /// Whether the view is being given another size.
  var isResizing = false
  var presentation = Presentation()
  /// What the controller is called.
  open var title: String?
  /// What a navigation bar shows for the controller.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The edges whose bars the view reaches under; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// The size the controller would like to have where it lies in another one, in points.
  open var preferredContentSize: CGSize = .zero
  /// Whether the controller shows its content as it is edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isContentEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isContentEdited = false
  /// A button that says what changes ``isEditing``: Edit, or Done.
  open private(set) lazy var editButtonItem = {
    let item = UIBarButtonItem()
    nameEditButton(item)
    return item
  }()
  /// The controllers inside this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that holds this one.
  open private(set) weak var parent: UIViewController?

  /// A controller whose view ``loadView()`` makes; names of archives are not looked at.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller without an archive.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller from an archive, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view, made when it is first asked for; as large as the screen.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view, or nil before it is made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view and assigns it to `view`.
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

  /// Told that the view has been made.
  open func viewDidLoad() {}

  /// Begins to bring the view into sight, or out of it; pictures bring it into sight by themselves.
  ///
  /// Nothing happens where it is there already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isInSight, transition == nil else { return }
    transition = (isAppearing, animated)
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` has begun.
  open func endAppearanceTransition() {
    guard let transition else { return }
    self.transition = nil
    isInSight = transition.isAppearing
    if isInSight { viewDidAppear(transition.isAnimated) } else { viewDidDisappear(transition.isAnimated) }
  }

  /// Told that the view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Told that the view is seen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Told that the view is about to be out of sight.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Told that the view is out of sight.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Shows the content as it is edited, or not any more; at once, whatever is asked.
  ///
  /// Controllers of collections pass it on to them: by itself only ``isEditing`` and ``editButtonItem`` change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isContentEdited = editing
    nameEditButton(editButtonItem)
  }

  private func nameEditButton(_ item: UIBarButtonItem) {
    item.title = isContentEdited ? "Done" : "Edit"
    item.style = isContentEdited ? .done : .plain
  }

  /// Told that the view's subviews are about to be placed.
  open func viewWillLayoutSubviews() {}

  /// Told that the view's subviews have been placed.
  open func viewDidLayoutSubviews() {}

  /// Told that the view's safe area is another one than before.
  open func viewSafeAreaInsetsDidChange() {}

  /// Told that the view is about to have another size, in points; tells the controllers inside whose size changes too.
  ///
  /// A controller that no other one holds is told whenever its view gets another size while it is in sight: whoever gives
  /// it stands for the window.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.viewIfLoaded, view.bounds.size != new {
        child.viewWillTransition(to: new, with: coordinator)
      }
    }
  }

  /// The size of a controller inside where this one's view has some size, in points.
  ///
  /// Unless overridden, a view that fills this one's goes on to do so, and others keep their size `[inferred]`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let size = (container as? UIViewController)?.viewIfLoaded?.bounds.size else { return parentSize }
    return size == viewIfLoaded?.bounds.size ? parentSize : size
  }

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Told that the traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// Takes a controller in; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller that holds this one.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Told that the controller is about to have another parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Told that the controller has another parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Has the view's subviews placed.
  func layOutView() {
    viewWillLayoutSubviews()
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
  }

  /// The picture of the view as it is seen: it appears unless it is in sight, its subviews are placed, it is drawn.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    try ViewEnvironment.with(ViewEnvironment(of: environment)) {
      beginAppearanceTransition(true, animated: false)
      defer { endAppearanceTransition() }
      let size = view.bounds.size
      view.bounds.size = CGSize(
        width: environment.width ?? size.width, height: environment.height ?? size.height)
      layOutView()
      return try view.displayList(in: environment)
    }
  }
}
