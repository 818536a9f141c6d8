public import Foundation
public import Geometry

/// The part of a plan that a person sees: where the view is scrolled to, outside and inside sections.
public struct LayoutWindow: Hashable, Sendable {
  /// The scroll view's bounds in content coordinates, in points: content offset and size.
  public var bounds: CGRect
  /// The adjusted content inset, in points; pinned elements keep clear of it (`layout.md` 3.4).
  public var contentInsets: EdgeInsets
  /// How far each orthogonally scrolling section has been moved, in points; 0 where absent
  /// (`layout.md` 4.2).
  public var orthogonalOffsets: [Int: CGFloat]

  /// A window over `bounds`.
  public init(
    bounds: CGRect, contentInsets: EdgeInsets = .zero, orthogonalOffsets: [Int: CGFloat] = [:]
  ) {
    self.bounds = bounds
    self.contentInsets = contentInsets
    self.orthogonalOffsets = orthogonalOffsets
  }
}
