import Foundation
import Geometry

/// The numbers of list sections (`layout.md` 7.1, 7.2).
struct ListMetrics {
  let configuration: CollectionLayoutListConfiguration
  let environment: LayoutEnvironment

  /// The stacking order of headers and footers.
  static let boundaryZIndex = 200

  private var isMac: Bool { environment.traits.userInterfaceIdiom == .mac }

  /// The height rows are thought to have; on the Mac scaled by 0.91.
  var rowEstimate: CGFloat { isMac ? 44 * 0.91 : 44 }

  /// The height headers and footers are thought to have.
  var boundaryEstimate: CGFloat { isPlain ? 28 : 17.5 }

  /// Whether headers and footers stay in sight.
  var pinsBoundary: Bool { isPlain }

  private var isPlain: Bool {
    configuration.appearance == .plain || configuration.appearance == .sidebarPlain
  }

  /// The section's insets, in points.
  var contentInsets: EdgeInsets {
    let hasHeader = configuration.headerMode != .none
    let hasFooter = configuration.footerMode != .none
    let side = sideInset
    var insets = EdgeInsets(top: 0, leading: side.leading, bottom: 0, trailing: side.trailing)
    switch configuration.appearance {
    case .plain:
      if configuration.headerMode == .firstItemInSection {
        insets.top = configuration.headerTopPadding ?? 22
      }
    case .grouped, .insetGrouped:
      insets.top = hasHeader ? 0 : 35
      insets.bottom = hasFooter ? 0 : 20
    case .sidebar: insets.bottom = hasFooter ? 0 : 10
    case .sidebarPlain: break
    }
    return insets
  }

  /// The space above a supplementary header; how much is automatic is not recorded (`layout.md` 7.3
  /// `[inferred]`: none).
  var headerPadding: CGFloat {
    configuration.headerMode == .supplementary ? configuration.headerTopPadding ?? 0 : 0
  }

  /// The room beside rows; except on the Mac inset groups keep to the view's margins, which the system makes no
  /// less than 16 points, or 20 where the view is as wide as a large phone's (`layout.md` 7.2 `[inferred]`).
  private var sideInset: (leading: CGFloat, trailing: CGFloat) {
    switch configuration.appearance {
    case .plain, .grouped: return (0, 0)
    case .sidebar, .sidebarPlain:
      let side: CGFloat = isMac ? 10 / 0.77 : 10
      return (side, side)
    case .insetGrouped:
      if isMac { return (16, 16) }
      let least: CGFloat = environment.containerSize.width < 414 ? 16 : 20
      let margins = environment.layoutMargins
      return (max(margins.leading, least), max(margins.trailing, least))
    }
  }
}
