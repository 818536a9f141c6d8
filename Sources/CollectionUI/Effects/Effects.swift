public import Drawing
public import Foundation
public import Geometry

extension View {
  /// Multiplies the opacity of the view as a whole.
  public func opacity(_ opacity: Double) -> some View {
    modifier(ScopeModifier { scope, _ in scope.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) })
  }

  /// Chooses how the view's colours meet those behind it.
  public func blendMode(_ mode: BlendMode) -> some View {
    modifier(ScopeModifier { scope, _ in scope.blendMode = mode })
  }

  /// Draws the view turned around a point of its frame, without a change of layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      ScopeModifier { scope, frame in
        scope.transform = .around(
          anchor.point(in: frame), CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      })
  }

  /// Draws the view larger or smaller around a point of its frame, without a change of layout.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(
      ScopeModifier { scope, frame in
        scope.transform = .around(anchor.point(in: frame), CGAffineTransform(scaleX: x, y: y))
      })
  }

  /// Draws the view larger or smaller around a point of its frame, without a change of layout.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller around a point of its frame, without a change of layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view under a map of its frame's coordinates, without a change of layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(ScopeModifier { scope, frame in scope.transform = .around(frame.origin, transform) })
  }

  /// Lets the view's parts meet each other before opacity, blending and shadows further out are applied to the whole.
  public func compositingGroup() -> some View {
    modifier(ScopeModifier { scope, _ in scope.isIsolated = true })
  }

  /// Draws the view as one picture.
  ///
  /// Pictures are drawn in sRGB, and what the view leaves free stays clear.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(GroupModifier(isOpaque: opaque))
  }

  /// Blurs the view as a whole, without a change of layout.
  ///
  /// It is a real Gaussian blur in every format; a PDF has it as pixels.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the blur, in points.
  ///   - opaque: edges that do not fade are not drawn; a diagnostic says so.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Draws the view mirrored where reading goes from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }

  /// Keeps the view's room and draws nothing.
  public func hidden() -> some View { modifier(HiddenModifier()) }
}

extension CGAffineTransform {
  /// `transform` with `anchor` in place of the origin.
  static func around(_ anchor: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}

/// Draws the view as a scope of its own.
struct ScopeModifier: NodeModifier {
  /// Sets up the scope of a view with a frame.
  let change: (inout DisplayScope, CGRect) -> Void

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    ScopeNode(node, change: change)
  }
}

/// A view whose items are one scope.
final class ScopeNode: WrapperNode {
  nonisolated deinit {}

  private let change: (inout DisplayScope, CGRect) -> Void

  init(_ child: LayoutNode, change: @escaping (inout DisplayScope, CGRect) -> Void) {
    self.change = change
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    var scope = DisplayScope(items: items)
    change(&scope, CGRect(origin: origin, size: sizeThatFits(proposal)))
    if scope.opacity == 0 { return }
    if !scope.needsLayer && scope.transform.isIdentity && scope.element == nil {
      canvas.append(items)
    } else {
      canvas.addScope(scope)
    }
  }
}

/// Mirrors a view where reading goes from right to left.
struct FlipModifier: NodeModifier {
  let isEnabled: Bool

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    guard isEnabled, context.environment.layoutDirection == .rightToLeft else { return node }
    return ScopeNode(node) { scope, frame in
      scope.transform = .around(CGPoint(x: frame.midX, y: 0), CGAffineTransform(scaleX: -1, y: 1))
    }
  }
}

struct BlurModifier: NodeModifier {
  let radius: CGFloat
  let isOpaque: Bool

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    guard radius.isFinite, radius >= 0 else {
      context.render.diagnose(.unusableLength("a blur radius", radius))
      return node
    }
    if isOpaque {
      context.render.diagnose(DrawingDiagnostic("an opaque blur is drawn with edges that fade"))
    }
    return ScopeNode(node) { scope, _ in scope.blur = radius }
  }
}

struct GroupModifier: NodeModifier {
  let isOpaque: Bool

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    if isOpaque {
      context.render.diagnose(
        DrawingDiagnostic(
          "an opaque drawing group is drawn clear where its views are; put a background behind it"))
    }
    return ScopeNode(node) { scope, _ in scope.isIsolated = true }
  }
}

/// How colours are computed when pictures are drawn.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB, as screens do.
  case nonLinear
}

struct HiddenModifier: NodeModifier {
  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode { HiddenNode(node) }
}

/// A view that is there and not seen: what it prefers still counts.
final class HiddenNode: WrapperNode {
  nonisolated deinit {}

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    _ = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
  }
}
