public import Foundation
public import Geometry

/// How a list looks (UIKit's `UICollectionLayoutListConfiguration`, `layout.md` 7).
public struct CollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, CaseIterable, Hashable, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// Where a section's header comes from.
  public enum HeaderMode: Int, CaseIterable, Hashable, Sendable {
    case none = 0
    /// A supplementary view of kind ``CollectionElementKind/sectionHeader``.
    case supplementary = 1
    /// The first item; real items begin at index 1.
    case firstItemInSection = 2
  }

  /// Where a section's footer comes from.
  public enum FooterMode: Int, CaseIterable, Hashable, Sendable {
    case none = 0
    /// A supplementary view of kind ``CollectionElementKind/sectionFooter``.
    case supplementary = 1
  }

  /// Elements that are only as wide as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: UInt

    /// The set of the bits of `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers of kind ``CollectionElementKind/sectionHeader``.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// The style of the list.
  public let appearance: Appearance
  /// Whether cells draw separators; false at first in sidebars (`layout.md` 7.4 `[inferred]`).
  public var showsSeparators: Bool
  /// Where a section's header comes from; none by default.
  public var headerMode: HeaderMode = .none
  /// Where a section's footer comes from; none by default.
  public var footerMode: FooterMode = .none
  /// The space above each header, in points; nil is automatic (`layout.md` 7.3).
  public var headerTopPadding: CGFloat?
  /// How separators are drawn.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Changes the separators of single items.
  public var itemSeparatorHandler: ((IndexPath, ListSeparatorConfiguration) -> ListSeparatorConfiguration)?
  /// The elements that are only as wide as their content.
  public var contentHuggingElements: ContentHuggingElements = []
  /// What storeys that draw keep with the configuration (colours, swipe actions); layout does not read it.
  public var drawingValues: [String: any Sendable] = [:]

  /// A list of the given style without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// How the separators of list cells are drawn (UIKit's `UIListSeparatorConfiguration`, `layout.md` 7.4).
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator is drawn.
  public enum Visibility: Int, Hashable, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// The insets that say, edge by edge: as the cell's content decides.
  public static let automaticInsets = EdgeInsets(-CGFloat.greatestFiniteMagnitude)

  /// Whether the line above a cell is drawn.
  public var topSeparatorVisibility: Visibility = .automatic
  /// Whether the line below a cell is drawn.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// Room beside the line above a cell, in points.
  public var topSeparatorInsets = automaticInsets
  /// Room beside the line below a cell, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// What storeys that draw keep with the configuration (colours); layout does not read it.
  public var drawingValues: [String: DrawingValue] = [:]

  /// The separators of a list; at first alike for all styles.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}

extension ListSeparatorConfiguration {
  /// A value of any type that storeys that draw know.
  public struct DrawingValue: Hashable, Sendable {
    public let value: any Hashable & Sendable

    /// A box around `value`.
    public init(_ value: any Hashable & Sendable) { self.value = value }

    public static func == (left: DrawingValue, right: DrawingValue) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }

    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }
}
