public import Foundation
public import Geometry

/// The elements of any layout, asked through its open methods.
///
/// The adapter that a host reads when a layout's class is not one of the engine's own: a subclass may answer
/// anything. Numbers that are not finite and sizes below zero are cut to zero, hidden elements are left out,
/// and elements come in the order they are drawn in.
@MainActor
public struct LayoutAttributesSource: @MainActor ElementSource {
  let layout: CollectionViewLayout

  /// The elements of `layout`, which has been prepared.
  public init(_ layout: CollectionViewLayout) { self.layout = layout }

  public var contentSize: CGSize {
    let size = layout.collectionViewContentSize
    return CGSize(width: Self.length(size.width), height: Self.length(size.height))
  }

  public func elements(in rect: CGRect, window: LayoutWindow) -> [LayoutElement] {
    attributes(in: rect).map(Self.element)
  }

  public func element(_ identity: ElementIdentity, window: LayoutWindow) -> LayoutElement? {
    attributes(of: identity).map(Self.element)
  }

  /// The attributes of the elements that meet `rect`, back to front, hidden ones left out.
  ///
  /// A flipping layout is seen in a mirror in right-to-left environments (`layout.md` 11).
  ///
  /// Attributes whose numbers are not finite are answered too: whoever shows them says that they are wrong.
  public func attributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let asked = mirrored(rect)
    let visible = (layout.layoutAttributesForElements(in: asked) ?? []).filter { attributes in
      !attributes.isHidden && (attributes.frame.meets(asked) || !attributes.hasFiniteFrame)
    }
    return visible.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map { flipped($0.element) }
  }

  /// The attributes of one element; nil when there is none.
  public func attributes(of identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
    unmirroredAttributes(of: identity).map(flipped)
  }

  /// The attributes of one element as the layout answers them; nil when there is none.
  package func unmirroredAttributes(of identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
    let path = IndexPath(item: identity.item, section: identity.section)
    return switch identity {
    case .item: layout.layoutAttributesForItem(at: path)
    case .supplementary(let kind, _, _): layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind, _, _): layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Where an element comes from in an update, or goes to, as ``CollectionViewLayout`` answers; nil for none.
  ///
  /// - Parameters:
  ///   - identity: after the update for an origin, before it for a destination.
  ///   - isOrigin: whether it is asked where the element comes from.
  package func updateAttributes(
    of identity: ElementIdentity, isOrigin: Bool
  ) -> CollectionViewLayoutAttributes? {
    let path = IndexPath(item: identity.item, section: identity.section)
    let attributes =
      switch identity {
      case .item:
        isOrigin
          ? layout.initialLayoutAttributesForAppearingItem(at: path)
          : layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementary(let kind, _, _):
        isOrigin
          ? layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
          : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decoration(let kind, _, _):
        isOrigin
          ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
          : layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return attributes.map(flipped)
  }

  /// Whether the layout is seen in a mirror.
  package var isFlipped: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.host.map {
        $0.layoutEnvironment.traits.layoutDirection != layout.developmentLayoutDirection
      } ?? false
  }

  /// A point as it is seen, or a seen one in the layout's own coordinates.
  package func mirrored(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    isFlipped ? rect.mirrored(in: contentSize.width) : rect
  }

  /// Attributes as they are seen, or seen ones as the layout answers them: a mirror undoes itself.
  package func flipped(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    guard isFlipped, let copy = attributes.copy() as? CollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center = mirrored(attributes.center)
    return copy
  }

  /// Attributes as an element, with numbers that can be used.
  public static func element(_ attributes: CollectionViewLayoutAttributes) -> LayoutElement {
    let frame = attributes.frame
    return LayoutElement(
      identity: attributes.identity,
      frame: CGRect(
        x: Self.number(frame.origin.x), y: Self.number(frame.origin.y),
        width: Self.length(frame.size.width), height: Self.length(frame.size.height)),
      zIndex: attributes.zIndex, unmeasuredAxes: attributes.unmeasuredAxes)
  }

  private static func number(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -largestLength), largestLength) : 0
  }

  private static func length(_ value: CGFloat) -> CGFloat { max(0, number(value)) }
}

extension CollectionViewLayoutAttributes {
  fileprivate var hasFiniteFrame: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
