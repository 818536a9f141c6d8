public import Foundation

/// Something at an end of a list's cell (UIKit's `UICellAccessory`).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The width kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own width.
    case actual
    /// The width that the system's accessories have.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// Where an accessory of one's own goes.
  public enum Placement {
    /// Chooses a place among the accessories there, counted from the cell's edge inwards.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// What an accessory is.
  enum Kind: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case detail
    case label
    case customView
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let tintColor: UIColor?
  let reservedWidth: LayoutDimension?
  let view: UIView?
  /// Chooses the place among those at the same end; nil is the order given.
  let position: Placement.Position?
  /// Called when a person taps the accessory.
  public let actionHandler: (() -> Void)?

  init(
    _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, isHidden: Bool = false,
    tintColor: UIColor? = nil, reservedWidth: LayoutDimension? = nil, view: UIView? = nil,
    position: Placement.Position? = nil, actionHandler: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden
    self.tintColor = tintColor
    self.reservedWidth = reservedWidth
    self.view = view
    self.position = position
    self.actionHandler = actionHandler
  }

  private init(
    _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, _ options: SystemOptions,
    actionHandler: (() -> Void)? = nil
  ) {
    self.init(
      kind, displayed, isLeading: isLeading, isHidden: options.isHidden, tintColor: options.tintColor,
      reservedWidth: options.reservedLayoutWidth, actionHandler: actionHandler)
  }

  /// A chevron that says that a tap shows more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosureIndicator, displayed, options) }

  /// A chevron that turns when the item's children are shown.
  ///
  /// At the trailing end on phones, at the leading end on the Mac (`layout.md` 7.5).
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(
      .outlineDisclosure, displayed, isLeading: UITraitCollection.current.userInterfaceIdiom == .mac,
      isHidden: options.isHidden, tintColor: options.tintColor,
      reservedWidth: options.reservedLayoutWidth, actionHandler: actionHandler)
  }

  /// A mark that says that the item is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark, displayed, options) }

  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.delete, displayed, isLeading: true, options, actionHandler: actionHandler) }

  /// A button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.insert, displayed, isLeading: true, options, actionHandler: actionHandler) }

  /// A handle to move the item by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder, displayed, options) }

  /// A circle that says whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, displayed, isLeading: true, options) }

  /// A button that tells more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, displayed, options, actionHandler: actionHandler) }

  /// A short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    label.textColor = options.tintColor ?? .secondaryLabel
    return .init(
      .label, displayed, isHidden: options.isHidden, reservedWidth: options.reservedLayoutWidth,
      view: label)
  }

  /// A view of one's own, in the size it has.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading, position): (DisplayedState, Bool, Placement.Position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, true, position)
      case .trailing(let displayed, let position): (displayed, false, position)
      }
    return .init(
      .customView, displayed, isLeading: isLeading, isHidden: configuration.isHidden,
      tintColor: configuration.tintColor, reservedWidth: configuration.reservedLayoutWidth,
      view: configuration.customView, position: position)
  }
}
