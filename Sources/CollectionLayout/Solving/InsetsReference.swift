import Foundation
import Geometry

extension LayoutEnvironment {
  /// What a section keeps clear of across the layout's axis, in points (`layout.md` 5.4).
  ///
  /// Only the edges across `axis` count; automatic means `inherited`, and on a layout nothing.
  func referenceInsets(
    _ reference: ContentInsetsReference, inherited: ContentInsetsReference, axis: Axis
  ) -> EdgeInsets {
    var insets: EdgeInsets
    switch reference == .automatic ? inherited : reference {
    case .automatic, .none: return .zero
    case .safeArea: insets = safeAreaInsets
    case .layoutMargins: insets = layoutMargins
    case .readableContent: insets = readableContentInsets
    }
    if axis == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.leading = 0
      insets.trailing = 0
    }
    return insets
  }
}

extension EdgeInsets {
  /// The inset at the start of `axis`.
  func start(_ axis: Axis) -> CGFloat { axis == .vertical ? top : leading }

  /// The inset at the end of `axis`.
  func end(_ axis: Axis) -> CGFloat { axis == .vertical ? bottom : trailing }

  /// Both insets along `axis`.
  func sum(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }
}
