import Foundation
import Geometry

extension SupplementaryValue {
  /// The rectangle of a view anchored to `host`, its lengths resolved in `container` (`layout.md` 3.6).
  func frame(on host: CGRect, in container: CGSize, grid: PixelGrid) -> CGRect {
    let size = self.size.resolved(in: container, grid: grid)
    let own = itemAnchor ?? AnchorValue(edges: containerAnchor.edges, offset: .zero, isFractional: false)
    let target = containerAnchor.point(of: host)
    let hook = own.point(of: CGRect(origin: .zero, size: size))
    let moved = containerAnchor.offset(for: size)
    let ownMoved = own.offset(for: size)
    let slot = CGRect(
      x: target.x - hook.x + moved.x + ownMoved.x, y: target.y - hook.y + moved.y + ownMoved.y,
      width: size.width, height: size.height)
    return slot.less(contentInsets, ignoring: self.size.selfSizingAxes)
  }
}

extension AnchorValue {
  /// The point of `rect` that the edges name.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + rect.size.width * place(.leading, .trailing),
      y: rect.origin.y + rect.size.height * place(.top, .bottom))
  }

  /// The offset in points for a view of `size`.
  func offset(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// 0 at the first edge, 1 at the last, the middle for both or neither.
  private func place(_ first: DirectionalRectEdge, _ last: DirectionalRectEdge) -> CGFloat {
    switch (edges.contains(first), edges.contains(last)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }
}

extension CGRect {
  /// This slot less `insets`, those of the `ignoring` axes left out.
  ///
  /// Insets larger than the slot leave the absolute difference (`layout.md` 2.7 `[measured]`).
  func less(_ insets: EdgeInsets, ignoring axes: Axis.Set = []) -> CGRect {
    var rect = self
    if !axes.contains(.horizontal) {
      rect.origin.x += insets.leading
      rect.size.width = remainder(size.width, insets.horizontal)
    }
    if !axes.contains(.vertical) {
      rect.origin.y += insets.top
      rect.size.height = remainder(size.height, insets.vertical)
    }
    return rect
  }
}

private func remainder(_ length: CGFloat, _ insets: CGFloat) -> CGFloat {
  insets == 0 ? length : abs(length - insets)
}
