import Drawing
public import Foundation
import Geometry

extension View {
  /// Puts the view into an invisible frame of a fixed size.
  ///
  /// A negative or non-finite length counts as `nil`, with a diagnostic (`views.md` 2.8).
  ///
  /// - Parameters:
  ///   - width: points, or `nil` for the view's own width.
  ///   - height: points, or `nil` for the view's own height.
  ///   - alignment: where the view stands in a frame of another size.
  @inlinable public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into an invisible frame whose size lies within limits (`views.md` 2.9).
  ///
  /// All lengths are points; limits that decrease are raised, with a diagnostic.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: .init(minWidth, idealWidth, maxWidth), height: .init(minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }
}

@usableFromInline struct FrameModifier: NodeModifier {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @usableFromInline func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    func usable(_ length: CGFloat?, _ name: String) -> CGFloat? {
      guard let length else { return nil }
      if length >= 0 && length.isFinite { return length }
      context.render.diagnose(.unusableLength("a frame's \(name)", length))
      return nil
    }
    return FrameNode(
      node, width: usable(width, "width"), height: usable(height, "height"), alignment: alignment,
      direction: context.environment.layoutDirection)
  }
}

/// A frame of a fixed size on one axis or both.
final class FrameNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(
    _ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, direction: LayoutDirection
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, direction: direction)
    remembersSizes = false
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let own = child.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (alignment.origin(of: child.dimensions(inner), in: sizeThatFits(proposal)), inner)
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}

struct FlexibleFrameModifier: NodeModifier {
  /// The limits of one axis, in points.
  struct Limits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    var isOpen: Bool { min == nil && ideal == nil && max == nil }

    /// These limits, none negative and none decreasing; `false` where that took a change.
    func normalized() -> (limits: Limits, isSound: Bool) {
      var result = self
      var isSound = true
      var floor: CGFloat = 0
      func raise(_ value: CGFloat?) -> CGFloat? {
        guard let value else { return nil }
        if value.isNaN || value < floor {
          isSound = false
          return floor
        }
        floor = value
        return value
      }
      result.min = raise(min)
      if result.min == .infinity {
        isSound = false
        result.min = nil
        floor = 0
      }
      result.ideal = raise(ideal)
      if result.ideal == .infinity {
        isSound = false
        result.ideal = result.min
        floor = result.min ?? 0
      }
      result.max = raise(max)
      return (result, isSound)
    }

    /// What the child is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard let wanted = proposal ?? ideal else { return nil }
      return clamp(wanted)
    }

    func clamp(_ value: CGFloat) -> CGFloat {
      Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity)
    }

    /// The frame's length around a child of length `child`.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let proposal, min != nil, max != nil { return clamp(proposal) }
      if proposal == nil, let ideal { return ideal }
      let offer = offer(proposal)
      switch (min, max) {
      case (.some, .some): return clamp(child)
      case (.some(let min), nil): return Swift.max(Swift.min(offer ?? .infinity, child), min)
      case (nil, .some(let max)): return Swift.min(Swift.max(offer ?? -.infinity, child), max)
      case (nil, nil): return child
      }
    }

    /// What the child is offered when it is placed in a frame of `length`.
    func placing(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      if proposal == nil, ideal == nil, length > min ?? -.infinity, length < max ?? .infinity { return nil }
      return length
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    func sound(_ limits: Limits, _ name: String) -> Limits {
      let (limits, isSound) = limits.normalized()
      if !isSound {
        context.render.diagnose(
          DrawingDiagnostic(
            "a frame's \(name) limits must be finite but for the maximum, positive, and not decrease from minimum "
              + "to ideal to maximum; they were mended"))
      }
      return limits
    }
    return FlexibleFrameNode(
      node, width: sound(width, "width"), height: sound(height, "height"), alignment: alignment,
      direction: context.environment.layoutDirection)
  }
}

/// A frame whose size lies within limits.
final class FlexibleFrameNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let width: FlexibleFrameModifier.Limits
  private let height: FlexibleFrameModifier.Limits
  private let alignment: Alignment

  init(
    _ child: LayoutNode, width: FlexibleFrameModifier.Limits, height: FlexibleFrameModifier.Limits,
    alignment: Alignment, direction: LayoutDirection
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, direction: direction)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(
      ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(
      width: width.length(proposal.width, child: own.width),
      height: height.length(proposal.height, child: own.height))
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let inner = ProposedViewSize(
      width: width.placing(proposal.width, length: size.width),
      height: height.placing(proposal.height, length: size.height))
    return (alignment.origin(of: child.dimensions(inner), in: size), inner)
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if !width.isOpen { edges.formUnion(.horizontal) }
    if !height.isOpen { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}
