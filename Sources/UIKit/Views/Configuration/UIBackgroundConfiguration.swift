public import Foundation
public import Geometry

/// How the background of a cell or another view looks (UIKit's `UIBackgroundConfiguration`).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: @MainActor Equatable {
  /// The style that fills in what was not set.
  enum Style: Hashable {
    case clear
    case plainCell
    case groupedCell
    case sidebarCell
    case accompaniedSidebarCell
    case plainHeaderFooter
    case groupedHeaderFooter
    case sidebarHeader
  }

  let style: Style
  private var isSelected = false
  private var isHighlighted = false
  /// The colour behind the content; nil is the style's own for the state, which may be the tint colour.
  public var backgroundColor: UIColor?
  /// The colour made of the one that would be drawn; nil leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// Room between the cell's edges and the background, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The edges whose insets are added to the cell's margins.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The border's colour; nil is the tint colour.
  public var strokeColor: UIColor?
  /// The colour made of the border's that would be drawn; nil leaves it.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// A blur behind the content, in front of the colour.
  public var visualEffect: UIVisualEffect?
  /// The border's width, in points; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// Room between the background's edges and the border, in points.
  public var strokeOutset: CGFloat = 0
  /// A view behind the content, in front of the colour.
  public var customView: UIView?
  /// A picture behind the content, in front of the colour.
  public var image: UIImage?
  /// Where the picture goes.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  private init(_ style: Style, cornerRadius: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero) {
    self.style = style
    self.cornerRadius = cornerRadius
    backgroundInsets = insets
  }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of a plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// The background of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }

  /// The background of a cell in the list that it is shown in.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// The background of a header in the list that it is shown in.
  public static func listHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }

  /// The background of a footer in the list that it is shown in.
  public static func listFooter() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }

  /// The background of a sidebar's cell: rounded, clear until it is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell, cornerRadius: 10)
  }

  /// The background of a cell of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.accompaniedSidebarCell, cornerRadius: 10)
  }

  /// The background of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }

  /// The background of a grouped list's header or footer: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter)
  }

  /// The background of a sidebar's header: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader)
  }

  /// The configuration for a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    if let cell = state as? UICellConfigurationState {
      (updated.isSelected, updated.isHighlighted) = (cell.isSelected, cell.isHighlighted)
    } else if let view = state as? UIViewConfigurationState {
      (updated.isSelected, updated.isHighlighted) = (view.isSelected, view.isHighlighted)
    }
    return updated
  }

  /// The colour that is drawn where the tint colour is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? styleColor(tintColor)
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// The colour of the border where the tint colour is `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// What iOS 18's lists show behind cells, selected or touched ones in grey.
  private func styleColor(_ tintColor: UIColor) -> UIColor {
    let isMarked = isSelected || isHighlighted
    switch style {
    case .clear, .groupedHeaderFooter, .sidebarHeader: return .clear
    case .plainCell: return isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: return isSelected ? tintColor : isHighlighted ? .systemFill : .clear
    case .accompaniedSidebarCell: return isMarked ? .systemFill : .clear
    case .plainHeaderFooter: return .systemBackground
    }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.style == other.style && one.isSelected == other.isSelected
      && one.isHighlighted == other.isHighlighted && one.backgroundColor == other.backgroundColor
      && one.backgroundColorTransformer == nil && other.backgroundColorTransformer == nil
      && one.strokeColorTransformer == nil && other.strokeColorTransformer == nil
      && one.visualEffect === other.visualEffect
      && one.cornerRadius == other.cornerRadius && one.backgroundInsets == other.backgroundInsets
      && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
      && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
      && one.strokeOutset == other.strokeOutset && one.customView === other.customView
      && one.image == other.image && one.imageContentMode == other.imageContentMode
  }
}
