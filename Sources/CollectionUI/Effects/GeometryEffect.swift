public import Foundation
import Drawing
public import Geometry

/// A change of how a view is drawn that depends on its size, and that changes no layout.
@preconcurrency @MainActor
public protocol GeometryEffect: ViewModifier where Body == Never {
  /// The map of the points of a view of `size`, whose upper left corner is the origin.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Resolves the content with the effect on each view.
  public static func _resolve<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext
  ) -> ResolvedList {
    ScopeModifier._resolve(modifier.scope(in: context), content: content, in: context)
  }

  /// Makes the nodes of the content with the effect on each.
  public static func _makeNodes<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    ScopeModifier._makeNodes(modifier.scope(in: context), content: content, in: context, into: &nodes)
  }

  /// The content's shape.
  public static func _shape(of content: ResolvedShape) -> ResolvedShape { content }

  private func scope(in context: ResolutionContext) -> ScopeModifier {
    let render = context.render
    return ScopeModifier { scope, frame in
      let transform = effectValue(size: frame.size)
      if !transform.isAffine {
        render.diagnose(DrawingDiagnostic("renderers have no perspective; a projection is drawn without it"))
      }
      scope.transform = .around(frame.origin, transform.affine)
    }
  }
}

extension View {
  /// Draws the view under a map of its frame's coordinates, without a change of layout.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

private struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// A map of points with a perspective, which is not drawn.
nonisolated public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Every point stays where it is.
  public init() {}

  /// A map without perspective.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map without its perspective.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// A modifier whose numbers change smoothly on a device; a picture shows where they end.
@preconcurrency @MainActor
public protocol AnimatableModifier: ViewModifier {}
