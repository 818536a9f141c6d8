import Drawing
public import Foundation
public import Geometry

extension View {
  /// Adds room around the view (`views.md` 2.10).
  ///
  /// - Parameters:
  ///   - edges: the sides that get room.
  ///   - length: points; `nil` for the standard 16. Negative lengths take room away.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingModifier.standard
    return modifier(PaddingModifier(insets: EdgeInsets(edges, length), edges: edges))
  }

  /// Adds `length` points around the view.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room around the view, a length an edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets, edges: .all))
  }

  /// Adds room around the view, below which scroll views and styles behind the view reach where they touch it.
  ///
  /// - Parameters:
  ///   - edges: the sides that get room.
  ///   - length: points; `nil` for the standard 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingModifier.standard
    return modifier(
      PaddingModifier(insets: EdgeInsets(edges, length), edges: edges, isSafeArea: true))
  }

  /// Adds `length` points around the view, below which scroll views and styles behind the view reach.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Adds room around the view, a length an edge, in points, below which scroll views and styles behind the view reach.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets, edges: .all, isSafeArea: true))
  }
}

extension EdgeInsets {
  /// A length at some edges, and none at the others.
  fileprivate init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

struct PaddingModifier: NodeModifier {
  static let standard: CGFloat = 16

  let insets: EdgeInsets
  let edges: Edge.Set
  /// Whether what reaches below bars reaches into the room.
  var isSafeArea = false

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    var insets = insets
    func check(_ length: inout CGFloat) {
      if length.isFinite { return }
      context.render.diagnose(.unusableLength("a padding", length))
      length = 0
    }
    check(&insets.top)
    check(&insets.leading)
    check(&insets.bottom)
    check(&insets.trailing)
    let direction = context.environment.layoutDirection
    return isSafeArea
      ? SafeAreaPaddingNode(node, insets: insets, edges: edges, direction: direction)
      : PaddingNode(node, insets: insets, edges: edges, direction: direction)
  }
}

/// Room around a view.
class PaddingNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let insets: EdgeInsets
  private let edges: Edge.Set

  init(_ child: LayoutNode, insets: EdgeInsets, edges: Edge.Set, direction: LayoutDirection) {
    self.insets = insets
    self.edges = edges
    super.init(child, direction: direction)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(own.width + insets.horizontal, 0), height: max(own.height + insets.vertical, 0))
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
  }

  override var spacing: ViewSpacing { child.spacing.resetting(edges) }
}
