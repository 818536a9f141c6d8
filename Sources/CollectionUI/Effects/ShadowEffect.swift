import Drawing
public import Foundation
import Geometry

extension View {
  /// Draws a blurred copy of the view behind it.
  ///
  /// - Parameters:
  ///   - color: the shadow's colour.
  ///   - radius: how far it blurs, in points; the standard deviation of the blur.
  ///   - x: points to the right.
  ///   - y: points downwards.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }
}

struct ShadowModifier: NodeModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    ShadowNode(
      node, shadow: Shadow(color: color.resolved(in: context.environment), radius: radius, x: x, y: y))
  }
}

/// A view with its shadow.
final class ShadowNode: WrapperNode {
  nonisolated deinit {}

  private let shadow: Shadow

  init(_ child: LayoutNode, shadow: Shadow) {
    self.shadow = shadow
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    if shadow.color.alpha == 0 {
      child.draw(at: origin, proposal: proposal, on: canvas)
      return
    }
    let items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    if items.isEmpty { return }
    if let outline = Silhouette.outline(of: items) {
      canvas.add { () throws(DrawingDiagnostic) in try .shadow(of: outline, shadow) }
      canvas.append(items)
    } else {
      canvas.addScope(DisplayScope(shadow: shadow, items: items))
    }
  }
}

/// Finds the one outline that items fill, whose shadow is then theirs and cheaper to draw.
enum Silhouette {
  /// The outline that `items` certainly fill opaquely and do not leave, or `nil`.
  static func outline(of items: [DisplayItem]) -> Path? {
    guard let first = items.first, let outline = outline(of: first) else { return nil }
    if items.count == 1 { return outline }
    let inner = innerRectangle(of: outline)
    return items.dropFirst().allSatisfy { inner.contains(extent(of: $0)) } ? outline : nil
  }

  private static func outline(of item: DisplayItem) -> Path? {
    switch item.content {
    case .fill(let path, let paint, .nonZero): return paint.isOpaque ? path : nil
    case .scope(let scope):
      guard !scope.needsLayer, scope.transform.isIdentity else { return nil }
      guard let clip = scope.clip else { return outline(of: scope.items) }
      let bounds = clip.boundingRect
      return scope.items.contains { covers($0, bounds) } ? clip : nil
    default: return nil
    }
  }

  /// Whether `item` certainly paints every point of `rect` opaquely.
  private static func covers(_ item: DisplayItem, _ rect: CGRect) -> Bool {
    switch item.content {
    case .fill(let path, let paint, _):
      guard paint.isOpaque, case .rectangle(let filled) = path.kind else { return false }
      return filled.contains(rect)
    case .scope(let scope):
      guard !scope.needsLayer, scope.transform.isIdentity else { return false }
      if let clip = scope.clip {
        guard case .rectangle(let clipped) = clip.kind, clipped.contains(rect) else { return false }
      }
      return scope.items.contains { covers($0, rect) }
    default: return false
    }
  }

  /// A rectangle that lies inside the outline.
  private static func innerRectangle(of outline: Path) -> CGRect {
    switch outline.kind {
    case .rectangle(let rect): return rect
    case .roundedRectangle(let rect, let radii, _):
      // A corner's curve leaves 1 − 1/√2 of the radius free along the diagonal; a continuous one a little less.
      let radius = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
      return rect.shrunk(by: radius * 0.3)
    case .ellipse(let rect):
      return rect.insetBy(dx: rect.width * 0.147, dy: rect.height * 0.147)
    case .empty, .elements: return .null
    }
  }

  /// Where an item certainly paints nothing outside of; letters may leave their lines by a trifle.
  private static func extent(of item: DisplayItem) -> CGRect {
    if case .text(let text, let point, _) = item.content { return CGRect(origin: point, size: text.size) }
    return item.bounds
  }
}
