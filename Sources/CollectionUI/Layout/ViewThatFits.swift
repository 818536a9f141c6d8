import Drawing
import Foundation
public import Geometry

/// The first of several views whose ideal size fits into the room there is; the last one where none does
/// (`views.md` 2.15).
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// The first of the content's views that fits.
  ///
  /// - Parameters:
  ///   - axes: where a view has to fit.
  ///   - content: the views, the most wanted first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// A node that chooses under each proposal.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    FittingNode(
      Content._resolve(content, in: context.insideContainer(stackAxis: context.stackAxis)), axes: axes,
      scope: context.scope)
  }

  /// The type of the body.
  public typealias Body = Never
}

/// Several views of which one is there; views behind the first that fits are not made.
final class FittingNode: LayoutNode {
  nonisolated deinit {}

  private let list: ResolvedList
  private let axes: Axis.Set
  /// Where the views are made.
  private let scope: ViewScope
  private var children: [LayoutNode] = []

  /// Room that is missing by less comes from rounding.
  private static let tolerance: CGFloat = 0.001

  init(_ list: ResolvedList, axes: Axis.Set, scope: ViewScope) {
    self.list = list
    self.axes = axes
    self.scope = scope
    super.init()
    mayChange = scope.isKept
    setsGuides = true
  }

  private func child(_ index: Int) -> LayoutNode {
    while children.count <= index {
      let child = scope.extend { list.element(at: children.count).makeNode() }
      children.append(child)
      adopt(child)
    }
    return children[index]
  }

  /// The view shown under `proposal`, or `nil` where there are none.
  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    if list.isEmpty { return nil }
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    func fits(_ size: CGSize, along axis: Axis) -> Bool {
      guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return true }
      return size[axis] <= room + Self.tolerance
    }
    for index in 0..<(list.count - 1) {
      let size = child(index).sizeThatFits(ideal)
      if fits(size, along: .horizontal), fits(size, along: .vertical) { return child(index) }
    }
    return child(list.count - 1)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal)?.explicitAlignment(key, under: proposal)
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    choice(proposal)?.frame(of: id, under: proposal)
  }

  override var spacing: ViewSpacing { choice(.unspecified)?.spacing ?? .empty }

  override var layoutPriority: Double { list.isEmpty ? -.infinity : 0 }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    choice(proposal)?.draw(at: origin, proposal: proposal, on: canvas)
  }
}
