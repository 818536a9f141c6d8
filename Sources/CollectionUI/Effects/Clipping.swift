import Drawing
public import Foundation
import Geometry

extension View {
  /// Draws only what lies inside `shape` in the view's frame.
  ///
  /// Where the outline crosses itself the non-zero rule holds; a style that asks for the other gives a diagnostic.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Draws only what lies inside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Draws only what lies inside the view's frame with its corners rounded, continuously unless asked otherwise.
  ///
  /// - Parameters:
  ///   - radius: points.
  ///   - antialiased: edges are always smooth.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws the view only as far as `mask` is opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Draws the view only as far as `mask` is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

struct ClipModifier<S: Shape>: NodeModifier {
  let shape: S
  let style: FillStyle

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    if style.isEOFilled {
      context.render.diagnose(
        DrawingDiagnostic(
          "a view is clipped by the non-zero rule, not by the even-odd one; use mask for holes"))
    }
    let direction = context.environment.layoutDirection
    return ClipNode(node) { shape.path(in: $0, direction: direction) }
  }
}

/// A view drawn inside an outline only.
final class ClipNode: WrapperNode {
  nonisolated deinit {}

  private let path: (CGRect) -> Path

  init(_ child: LayoutNode, path: @escaping (CGRect) -> Path) {
    self.path = path
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let clip = path(CGRect(origin: origin, size: sizeThatFits(proposal)))
    if clip.isEmpty || clip.boundingRect.isEmpty { return }
    let items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    canvas.appendClipped(items, by: clip)
  }
}

extension Canvas {
  /// Adds items of which only the part inside `clip` is drawn.
  func appendClipped(_ items: [DisplayItem], by clip: Path) {
    // One colour clipped is the clip filled, which every renderer draws faster and smoother.
    if items.count == 1, case .fill(let path, let paint, _) = items[0].content,
      case .rectangle(let filled) = path.kind, filled.contains(clip.boundingRect)
    {
      add { () throws(DrawingDiagnostic) in try .fill(clip, with: paint) }
    } else {
      addScope(DisplayScope(clip: clip, items: items))
    }
  }
}

extension Canvas {
  /// Adds items as one picture, as far as others are not opaque where they are.
  func append(_ items: [DisplayItem], without removed: [DisplayItem]) {
    let content = collect { inner in
      inner.append(items)
      inner.addScope(DisplayScope(blendMode: .destinationOut, items: removed))
    }
    addScope(DisplayScope(isIsolated: true, items: content))
  }
}

struct MaskModifier<Mask: View>: SecondaryModifier {
  let mask: Mask
  let alignment: Alignment

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    MaskNode(
      node, mask: context.secondaryNode(mask, alignment: alignment), alignment: alignment,
      direction: context.environment.layoutDirection)
  }
}

/// A view drawn as far as another is opaque.
final class MaskNode: WrapperNode {
  nonisolated deinit {}

  private let mask: LayoutNode
  private let alignment: Alignment
  private let direction: LayoutDirection

  init(_ child: LayoutNode, mask: LayoutNode, alignment: Alignment, direction: LayoutDirection) {
    self.mask = mask
    self.alignment = alignment
    self.direction = direction
    super.init(child)
    adopt(mask)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    if items.isEmpty { return }
    let masking = canvas.collect { inner in
      mask.draw(
        beside: child, at: origin, proposal: proposal, alignment: alignment, direction: direction, on: inner)
    }
    if masking.isEmpty { return }
    if masking.count == 1, case .fill(let path, let paint, .nonZero) = masking[0].content, paint.isOpaque {
      canvas.appendClipped(items, by: path)
      return
    }
    var bounds = CGRect.null
    for item in items { bounds = bounds.union(item.bounds) }
    // What is to disappear is painted as a layer of its own (everything less the mask) and taken out of the view:
    // an alpha mask made of the one blend mode that removes. Pixels at the edges that are covered in part would stay
    // in part, so that it reaches over them.
    let everything = bounds.insetBy(dx: -1, dy: -1)
    let removed = canvas.collect { inner in
      inner.add { () throws(DrawingDiagnostic) in try .fill(Path(everything), with: .color(.black)) }
      inner.addScope(DisplayScope(blendMode: .destinationOut, items: masking))
    }
    canvas.append(items, without: removed)
  }
}
