import Drawing
public import Foundation
import Geometry

/// Room that grows along the stack it stands in, after everything else has taken its own (`views.md` 2.12).
///
/// Outside stacks it grows both ways.
public struct Spacer: PrimitiveView {
  /// The least length in points; `nil` for the standard 8.
  public var minLength: CGFloat?

  /// Room of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// A node that draws nothing.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    SpacerNode(axis: context.stackAxis, minLength: max(minLength ?? ViewSpacing.standard, 0))
  }

  /// The type of the body.
  public typealias Body = Never
}

final class SpacerNode: LayoutNode {
  nonisolated deinit {}

  private let axis: Axis?
  private let minLength: CGFloat

  init(axis: Axis?, minLength: CGFloat) {
    self.axis = axis
    self.minLength = minLength
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      if let own = self.axis, own != axis { return 0 }
      return max(proposal[axis] ?? minLength, minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override var spacing: ViewSpacing { .zero }

  override var layoutPriority: Double { -.infinity }
}

/// A hairline across the stack it stands in; horizontal outside stacks (`views.md` 2.12).
public struct Divider: PrimitiveView {
  /// A hairline.
  public init() {}

  /// A node that fills a pixel, or a point at accessibility sizes, with the separator's colour.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let environment = context.environment
    return DividerNode(
      axis: context.stackAxis == .horizontal ? .vertical : .horizontal,
      thickness: environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength,
      color: Color(.separator).resolved(in: environment))
  }

  /// The type of the body.
  public typealias Body = Never
}

final class DividerNode: LayoutNode {
  nonisolated deinit {}

  private let axis: Axis
  private let thickness: CGFloat
  private let color: SRGBColor

  init(axis: Axis, thickness: CGFloat, color: SRGBColor) {
    self.axis = axis
    self.thickness = thickness
    self.color = color
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = proposal[axis] ?? 10
    size[axis.cross] = thickness
    return size
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    canvas.add { () throws(DrawingDiagnostic) in try .fill(Path(frame), with: .color(color)) }
  }
}
