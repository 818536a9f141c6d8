public import Drawing
public import Foundation
public import Geometry

/// An angle; positive ones turn clockwise on screen.
nonisolated public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle(radians: 0)

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the left angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

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

  /// Keeps the view's room and draws nothing.
  public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Says what the view is to those who cannot see it; renderers write it where their format has a place.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return modifier(
      ScopeModifier { scope, frame in
        scope.element = DisplayElement(frame: frame, accessibilityLabel: label)
      })
  }

  /// Says what the view is to those who cannot see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityTextModifier(label: label))
  }
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
