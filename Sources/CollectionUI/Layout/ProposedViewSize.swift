public import Foundation
import Geometry

/// The size a container offers a view; each axis may be left open (`views.md` 2.1).
///
/// 0 asks for the least, infinity for the most, `nil` for the ideal, and a number says how many points there are.
nonisolated public struct ProposedViewSize: Hashable, Sendable {
  /// Points, or `nil` for the view's ideal width.
  public var width: CGFloat?
  /// Points, or `nil` for the view's ideal height.
  public var height: CGFloat?

  /// A proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// This proposal with open axes filled from `size`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// This proposal with the room of `insets` taken away.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    var inner = self
    if let width { inner.width = max(width - insets.horizontal, 0) }
    if let height { inner.height = max(height - insets.vertical, 0) }
    return inner
  }

  /// The proposal along one axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A proposal of `main` along `axis` and `cross` across it.
  init(axis: Axis, main: CGFloat?, cross: CGFloat?) {
    self = axis == .horizontal ? .init(width: main, height: cross) : .init(width: cross, height: main)
  }
}
