import Drawing
public import Foundation
public import Geometry

/// Changes of how a view is drawn that may depend on its geometry, and that change no layout.
@preconcurrency @MainActor
public protocol VisualEffect {
  /// The changes, the innermost first.
  ///
  /// The library implements it.
  var _steps: VisualEffectSteps { get }
}

/// Changes made one after the other.
public struct VisualEffectSteps {
  /// Sets up the scope of a view with a frame.
  fileprivate(set) var changes: [(inout DisplayScope, CGRect) -> Void] = []
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// No changes.
  public var _steps: VisualEffectSteps { VisualEffectSteps() }
}

/// An effect with one more change.
struct SteppedVisualEffect: VisualEffect {
  let _steps: VisualEffectSteps

  init(_ base: some VisualEffect, _ change: @escaping (inout DisplayScope, CGRect) -> Void) {
    var steps = base._steps
    steps.changes.append(change)
    _steps = steps
  }
}

extension VisualEffect {
  /// Multiplies the opacity of the view as a whole.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    SteppedVisualEffect(self) { scope, _ in scope.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }

  /// Draws the view larger or smaller around a point of its frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    SteppedVisualEffect(self) { scope, frame in
      scope.transform = .around(anchor.point(in: frame), CGAffineTransform(scaleX: x, y: y))
    }
  }

  /// Draws the view larger or smaller around a point of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view turned around a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    SteppedVisualEffect(self) { scope, frame in
      scope.transform = .around(
        anchor.point(in: frame), CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }
  }

  /// Draws the view elsewhere, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    SteppedVisualEffect(self) { scope, _ in scope.transform = CGAffineTransform(translationX: x, y: y) }
  }

  /// Draws the view elsewhere, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Blurs the view as a whole; the radius is the standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    SteppedVisualEffect(self) { scope, _ in scope.blur = radius.isFinite ? max(radius, 0) : 0 }
  }
}

extension View {
  /// Changes how the view is drawn by where it lies, without a change of layout.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy)._steps })
  }

  /// Changes how the view is drawn by how far it is in the sight of the nearest scroll view.
  ///
  /// A view that is wholly seen, or outside of scroll views, has the identity phase.
  ///
  /// - Parameters:
  ///   - configuration: how the change moves; a picture shows where the view is.
  ///   - axis: the axis that counts; `nil` for the scroll view's own.
  ///   - transition: the changes in a phase.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy, viewport in
        let phase = ScrollTransitionPhase(proxy.frame(in: .global), in: viewport, axis: axis)
        return transition(EmptyVisualEffect(), configuration.isIdentity ? .identity : phase)._steps
      })
  }
}

/// How changes by scrolling move.
nonisolated public struct ScrollTransitionConfiguration: Hashable, Sendable {
  fileprivate let isIdentity: Bool

  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(isIdentity: false)
  /// By themselves.
  public static let animated = ScrollTransitionConfiguration(isIdentity: false)
  /// Not at all: the view is always as in the middle.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)
}

/// Where a view is in its scroll view.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Partly or wholly above, or before the leading edge.
  case topLeading
  /// Wholly in sight.
  case identity
  /// Partly or wholly below, or behind the trailing edge.
  case bottomTrailing

  /// Whether the view is wholly in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in sight, 1 behind.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }

  fileprivate init(_ frame: CGRect, in viewport: Viewport?, axis: Axis?) {
    guard let viewport else {
      self = .identity
      return
    }
    let isVertical = (axis ?? (viewport.axes.contains(.vertical) ? .vertical : .horizontal)) == .vertical
    let seen = viewport.frame
    let slack: CGFloat = 0.01
    let isBefore = isVertical ? frame.minY < seen.minY - slack : frame.minX < seen.minX - slack
    let isBehind = isVertical ? frame.maxY > seen.maxY + slack : frame.maxX > seen.maxX + slack
    self = isBefore == isBehind ? .identity : isBefore ? .topLeading : .bottomTrailing
  }
}

struct VisualEffectModifier: NodeModifier {
  let steps: (GeometryProxy, Viewport?) -> VisualEffectSteps

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    VisualEffectNode(node, direction: context.environment.layoutDirection, steps: steps)
  }
}

/// A view drawn by where it lies.
final class VisualEffectNode: WrapperNode {
  nonisolated deinit {}

  private let direction: LayoutDirection
  private let steps: (GeometryProxy, Viewport?) -> VisualEffectSteps

  init(
    _ child: LayoutNode, direction: LayoutDirection,
    steps: @escaping (GeometryProxy, Viewport?) -> VisualEffectSteps
  ) {
    self.direction = direction
    self.steps = steps
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    let proxy = GeometryProxy(frame: frame, direction: direction, in: canvas.render)
    var items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    for change in steps(proxy, canvas.render.surroundings.viewport).changes {
      var scope = DisplayScope(items: items)
      change(&scope, frame)
      if scope.opacity == 0 { return }
      if !scope.needsLayer && scope.transform.isIdentity { continue }
      items = canvas.collect { $0.addScope(scope) }
    }
    canvas.append(items)
  }
}
