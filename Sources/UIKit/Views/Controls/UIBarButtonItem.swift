public import Foundation

/// A button of a bar; a picture of a controller has no bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// What a button of the system's is for.
  public enum SystemItem: Int, CaseIterable, Hashable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// How a button is set off.
  public enum Style: Int, CaseIterable, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  open var title: String?
  open var image: UIImage?
  open var style: Style = .plain
  open var tintColor: UIColor?
  open var isEnabled = true
  open var customView: UIView?
  /// Called when the button is used.
  open var primaryAction: UIAction?
  /// Shown when the button is used; a picture shows none.
  open var menu: UIMenu?
  /// The width, in points; 0 for the content's.
  open var width: CGFloat = 0
  open var tag = 0
  /// What a button of the system's is for.
  private(set) var systemItem: SystemItem?

  /// A button that does nothing.
  public required override init() { super.init() }

  /// A button of a title, or else a picture, that calls an action and shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button of the system's that calls an action and shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Room that grows.
  public class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// A button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
