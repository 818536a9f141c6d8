import Foundation

extension UICellAccessory {
  /// What all accessories of the system can be told.
  @preconcurrency @MainActor
  public struct SystemOptions {
    /// Whether the accessory keeps its room without being seen.
    public var isHidden: Bool
    /// The width kept for the accessory; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is the system's.
    public var tintColor: UIColor?

    /// Options, by default the system's.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = SystemOptions
  public typealias CheckmarkOptions = SystemOptions
  public typealias DeleteOptions = SystemOptions
  public typealias InsertOptions = SystemOptions
  public typealias ReorderOptions = SystemOptions
  public typealias MultiselectOptions = SystemOptions
  public typealias DetailOptions = SystemOptions

  /// What an outline's chevron can be told.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// What taps on the cell do.
    public enum Style: Int, CaseIterable, Hashable, Sendable {
      case automatic = 0
      /// A tap anywhere on the cell expands it.
      case header = 1
      /// Only a tap on the chevron expands the cell.
      case cell = 2
    }

    public var style: Style
    /// Whether the accessory keeps its room without being seen.
    public var isHidden: Bool
    /// The width kept for the accessory; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is the system's.
    public var tintColor: UIColor?

    /// Options, by default the system's.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// What a text can be told.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether the accessory keeps its room without being seen.
    public var isHidden: Bool
    /// The width kept for the text; nil is its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The text's colour; nil is the secondary label's.
    public var tintColor: UIColor?
    /// The text's font; nil is the body's.
    public var font: UIFont?
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options, by default the system's.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of one's own and where it goes.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// Whether the accessory keeps its room without being seen.
    public var isHidden: Bool
    /// The width kept for the view, in whose middle it is; nil is the standard width at the leading end, and the view's
    /// own at the trailing end.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint colour; nil is the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; drawing does not depend on it.
    public var maintainsFixedSize: Bool

    /// A view at one of the cell's ends.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
