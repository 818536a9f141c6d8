public import Foundation
import Geometry

/// A view's size and its alignment guides, in the view's own space, x counted from the leading edge.
public struct ViewDimensions {
  private let node: LayoutNode?
  private let proposal: ProposedViewSize
  private let size: CGSize

  init(node: LayoutNode?, proposal: ProposedViewSize, size: CGSize) {
    self.node = node
    self.proposal = proposal
    self.size = size
  }

  /// In points.
  public var width: CGFloat { size.width }

  /// In points.
  public var height: CGFloat { size.height }

  /// The value of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

  /// The value of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

  /// The value that was set for a horizontal guide, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.ownGuide(guide.key, under: proposal)
  }

  /// The value that was set for a vertical guide, or `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.ownGuide(guide.key, under: proposal)
  }

  /// The value of a guide: the one that was set, else the guide's own.
  func value(_ key: AlignmentKey) -> CGFloat {
    if let value = node?.ownGuide(key, under: proposal) { return value }
    return key.defaultValue(in: size) ?? key.id.defaultValue(in: self)
  }
}
