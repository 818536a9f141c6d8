public import Foundation
public import Geometry

/// Text, a second text and a picture, as lists show them (UIKit's `UIListContentConfiguration`).
///
/// Numbers are those recorded of lists (`layout.md` 7.5); where phones differ from the Mac, phones' by the idiom.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The style that the numbers come from.
  enum Style: Hashable {
    case cell
    case subtitleCell
    case valueCell
    case sidebarCell
    case sidebarSubtitleCell
    case accompaniedSidebarCell
    case accompaniedSidebarSubtitleCell
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case sidebarHeader
    case prominentHeader
    case extraProminentHeader
  }

  let style: Style
  /// The text; nil shows none.
  public var text: String? { didSet { if text != oldValue { styledText = nil } } }
  /// The second text; nil shows none.
  public var secondaryText: String? { didSet { if secondaryText != oldValue { styledSecondaryText = nil } } }
  /// The texts with looks of their own, where they were given.
  private(set) var styledText: NSAttributedString?
  private(set) var styledSecondaryText: NSAttributedString?
  /// The picture before the texts; nil shows none.
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Room around the content, in points.
  ///
  /// Nil until it is set: the style's own for the idiom.
  var ownMargins: NSDirectionalEdgeInsets?
  /// Room between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat
  /// Room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Room between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// Whether the texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The edges whose margins the superview's are added to.
  public var axesPreservingSuperviewLayoutMargins: NSDirectionalRectEdge = []
  private(set) var isDisabled = false
  private(set) var isTinted = false

  /// The text with the looks of its parts; what a part does not say is as ``textProperties`` have it.
  public var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }

  /// The second text with the looks of its parts; what a part does not say is as ``secondaryTextProperties`` have it.
  public var secondaryAttributedText: NSAttributedString? {
    get { styledSecondaryText ?? secondaryText.map { NSAttributedString(string: $0) } }
    set {
      secondaryText = newValue?.string
      styledSecondaryText = newValue
    }
  }

  init(_ style: Style) {
    self.style = style
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageToTextPadding = 16
    switch style {
    case .cell, .subtitleCell: break
    case .valueCell:
      secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
      prefersSideBySideTextAndSecondaryText = true
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
      imageToTextPadding = 10
    case .plainHeader:
      textProperties.font = .preferredFont(forTextStyle: .headline)
    case .groupedHeader:
      textProperties.font = .preferredFont(forTextStyle: .footnote)
      textProperties.color = .secondaryLabel
      textProperties.transform = .uppercase
    case .plainFooter, .groupedFooter:
      textProperties.font = .preferredFont(forTextStyle: .footnote)
      textProperties.color = .secondaryLabel
    case .sidebarHeader:
      textProperties.font = .preferredFont(forTextStyle: .headline)
    case .prominentHeader: textProperties.font = Self.boldFont(.title3, size: 20)
    case .extraProminentHeader: textProperties.font = Self.boldFont(.title2, size: 22)
    }
    if style == .subtitleCell || style == .sidebarSubtitleCell || style == .accompaniedSidebarSubtitleCell {
      textToSecondaryTextVerticalPadding = 0
    }
  }

  /// A text style's font with the weight of a heading; no record tells those of inset groups (`[inferred]`).
  private static func boldFont(_ style: UIFont.TextStyle, size: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: .bold))
  }

  /// Room around the content, in points: the style's own for the idiom in force until it is set.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? styleMargins }
    set { ownMargins = newValue }
  }

  /// What was recorded on the Mac; phones have 11 above and below cells and 16 beside them (`layout.md` 7.5
  /// `[inferred]`).
  private var styleMargins: NSDirectionalEdgeInsets {
    let isMac = UITraitCollection.current.userInterfaceIdiom == .mac
    switch style {
    case .cell, .subtitleCell, .valueCell:
      let side: CGFloat = isMac ? 15 : 11
      return NSDirectionalEdgeInsets(top: side, leading: 16, bottom: side, trailing: isMac ? 8 : 16)
    case .sidebarCell, .accompaniedSidebarCell:
      return NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      return NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .plainHeader, .groupedHeader, .sidebarHeader, .prominentHeader, .extraProminentHeader:
      let side: CGFloat = isMac || style == .sidebarHeader ? 8 : 16
      return NSDirectionalEdgeInsets(top: 10, leading: side, bottom: 10, trailing: side)
    case .plainFooter, .groupedFooter:
      let side: CGFloat = isMac ? 8 : 16
      return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 6, trailing: side)
    }
  }

  /// The height that a cell has at the least, in points: a row's 44 on phones (`layout.md` 7.5 `[inferred]`).
  var minimumHeight: CGFloat {
    switch style {
    case .cell, .subtitleCell, .valueCell:
      ownMargins == nil && UITraitCollection.current.userInterfaceIdiom != .mac ? 44 : 0
    default: 0
    }
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration for a state: dimmed where it is disabled, white on the tint of a selected sidebar row.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    if let cell = state as? UICellConfigurationState {
      updated.isDisabled = cell.isDisabled
      updated.isTinted = cell.isSelected && (style == .sidebarCell || style == .sidebarSubtitleCell)
    } else if let view = state as? UIViewConfigurationState {
      updated.isDisabled = view.isDisabled
    }
    return updated
  }
}

// The styles that lists know.
extension UIListContentConfiguration {
  /// A list's cell.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }

  /// A list's cell with the second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }

  /// A list's cell with the second text beside the first, where there is room.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// A sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }

  /// A sidebar's cell with the second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }

  /// A cell of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// A cell of a list beside a sidebar with the second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }

  /// A plain list's header.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }

  /// A plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }

  /// A grouped list's header.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }

  /// A grouped list's footer.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }

  /// An inset grouped list's header that stands out: 20 points and bold at the standard text size.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }

  /// An inset grouped list's header that stands out most: 22 points and bold at the standard text size.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentHeader)
  }

  /// A sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

  /// A header in the style of the list that it is shown in: a grouped one's.
  public static func header() -> UIListContentConfiguration { .init(.groupedHeader) }

  /// A footer in the style of the list that it is shown in: a grouped one's.
  public static func footer() -> UIListContentConfiguration { .init(.groupedFooter) }
}
