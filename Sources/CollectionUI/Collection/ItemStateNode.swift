import Drawing
import Foundation
import Geometry

/// An item outside of lists in a state: a ring around a chosen one, a mark to choose by, fainter under a finger.
final class ItemStateNode: WrapperNode {
  nonisolated deinit {}

  private let state: CollectionItemState
  private let environment: EnvironmentValues

  private static let ringWidth: CGFloat = 3
  private static let ringRadius: CGFloat = 8
  private static let highlightedOpacity = 0.6

  init(_ child: LayoutNode, state: CollectionItemState, environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    if state.contains(.highlighted) {
      let items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
      canvas.addScope(DisplayScope(opacity: Self.highlightedOpacity, items: items))
    } else {
      child.draw(at: origin, proposal: proposal, on: canvas)
    }
    if state.contains(.selected) {
      let ring = frame.insetBy(dx: Self.ringWidth / 2, dy: Self.ringWidth / 2)
      let tint = Color.accentColor.resolved(in: environment)
      canvas.add { () throws(DrawingDiagnostic) in
        try .stroke(
          Path(roundedRect: ring, cornerRadius: Self.ringRadius), with: .color(tint),
          style: StrokeStyle(lineWidth: Self.ringWidth))
      }
    }
    if state.contains(.editing) {
      let isMirrored = environment.layoutDirection == .rightToLeft
      canvas.drawSelectionMark(
        at: CGPoint(x: isMirrored ? frame.minX + 18 : frame.maxX - 18, y: frame.maxY - 18),
        isOn: state.contains(.selected), in: environment)
    }
  }
}

/// An item with its badge, where the layout does not anchor it.
final class BadgedNode: WrapperNode {
  nonisolated deinit {}

  private let badge: ItemBadge
  private let badgeNode: LayoutNode
  private let direction: LayoutDirection

  init(_ child: LayoutNode, badge: ItemBadge, node: LayoutNode, direction: LayoutDirection) {
    self.badge = badge
    badgeNode = node
    self.direction = direction
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(at: origin, proposal: proposal, on: canvas)
    let size = sizeThatFits(proposal)
    let own = badgeNode.sizeThatFits(.unspecified)
    var place = badge.origin(of: own, on: size)
    if direction == .rightToLeft { place.x = size.width - place.x - own.width }
    badgeNode.draw(
      at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: .unspecified, on: canvas)
  }
}

/// An item held above its place.
final class LiftedNode: WrapperNode {
  nonisolated deinit {}

  private let offset: CGSize

  private static let shadow = Shadow(
    color: SRGBColor(red: 0, green: 0, blue: 0, opacity: 0.25), radius: 10, y: 4)

  init(_ child: LayoutNode, offset: CGSize, direction: LayoutDirection) {
    self.offset =
      direction == .rightToLeft ? CGSize(width: -offset.width, height: offset.height) : offset
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    canvas.addScope(
      DisplayScope(
        transform: CGAffineTransform(translationX: offset.width, y: offset.height), isIsolated: true,
        shadow: Self.shadow, items: items))
  }
}
