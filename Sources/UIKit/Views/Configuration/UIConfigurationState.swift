/// What a view is configured for (UIKit's `UIConfigurationState`).
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of a view that is neither selected nor anything else.
  init(traitCollection: UITraitCollection)

  /// What was kept under a key of one's own; nil for nothing.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that a state keeps beside its own properties.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that may be selected or highlighted (UIKit's `UIViewConfigurationState`).
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the view stays highlighted while something about it is shown.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell (UIKit's `UICellConfigurationState`).
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// Where a cell is in a drag.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Where a cell is in a drop.
  public enum DropState: Int, Hashable, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the cell stays highlighted while something about it is shown.
  public var isPinned = false
  public var isEditing = false
  /// Whether the cell's children are shown.
  public var isExpanded = false
  /// Whether the cell shows what swiping offers.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  public var cellDragState: DragState = .none
  public var cellDropState: DropState = .none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
