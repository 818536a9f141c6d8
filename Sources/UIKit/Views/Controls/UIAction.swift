public import Foundation

/// An entry of a menu; a picture shows none.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an entry is ticked.
  public enum State: Int, CaseIterable, Hashable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// What an entry is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Something that is done when a control is used or an entry of a menu chosen (UIKit's `UIAction`).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Does it.
  public typealias Handler = (UIAction) -> Void

  /// A name that an action is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// Whoever the action is done for; nil while it is not.
  open private(set) weak var sender: AnyObject?
  private let handler: Handler

  /// An action.
  ///
  /// - Parameters:
  ///   - title: what controls and menus call it.
  ///   - subtitle: a second line.
  ///   - image: a picture beside the title.
  ///   - identifier: a name to find it by; nil makes one up that no other action has.
  ///   - discoverabilityTitle: a longer title.
  ///   - attributes: what an entry of a menu is like.
  ///   - state: whether an entry of a menu is ticked.
  ///   - handler: does it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Self.newIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private static var count = 0

  private static func newIdentifier() -> Identifier {
    count += 1
    return Identifier("action \(count)")
  }

  /// Does it for somebody.
  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Entries under a title (UIKit's `UIMenu`); a picture shows none.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  /// A name that a menu is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  /// A menu; without an identifier of its own it has its title for one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The entries that are ticked.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
}

/// What pressing an item for long shows; a picture shows none.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  /// Makes the menu.
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// A configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "menu")
    self.actionProvider = actionProvider
  }
}
