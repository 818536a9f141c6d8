import Foundation
import Geometry

/// What a scroll view is asked to show.
nonisolated struct ScrollTarget: Hashable {
  enum Place: Hashable {
    /// The view that carries an id.
    case view(AnyHashable)
    /// An end of the content.
    case edge(Edge)
    /// Points from the content's leading top corner; `nil` leaves the axis as it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  let place: Place
  /// The place of the view that is shown, and of what is seen, that are brought together; `nil` scrolls as little as
  /// possible.
  var anchor: UnitPoint?

  init(_ place: Place, anchor: UnitPoint? = nil) {
    self.place = place
    self.anchor = anchor
  }

  /// The view that carries an id; an optional id stands for what it holds, and `nil` is none.
  init?(id: some Hashable, anchor: UnitPoint?) {
    var id: (any Hashable)? = id
    while let optional = id as? any OptionalID { id = optional.payload }
    guard let id else { return nil }
    self.init(.view(AnyHashable(id)), anchor: anchor)
  }

  /// The offset along an axis that shows the target.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - start: the offset without the target.
  ///   - frame: the frame of the target's view in the content.
  ///   - seen: what an offset of 0 lets be seen beside margins; in points of the content, as all lengths are.
  ///   - end: the greatest offset.
  func offset(
    along axis: Axis, from start: CGFloat, frame: CGRect?, seen: ClosedRange<CGFloat>, end: CGFloat
  ) -> CGFloat {
    switch place {
    case .view:
      guard let frame else { return start }
      let (low, length) = (frame.origin[axis], frame.size[axis])
      if let anchor {
        return low + anchor[axis] * length
          - (seen.lowerBound + anchor[axis] * (seen.upperBound - seen.lowerBound))
      }
      // What is longer than the room is shown from its beginning.
      return min(max(start, low + length - seen.upperBound), low - seen.lowerBound)
    case .edge(let edge):
      switch edge {
      case .top: return axis == .vertical ? 0 : start
      case .bottom: return axis == .vertical ? end : start
      case .leading: return axis == .horizontal ? 0 : start
      case .trailing: return axis == .horizontal ? end : start
      }
    case .point(let x, let y): return (axis == .horizontal ? x : y) ?? start
    }
  }
}

/// An id that may be missing.
private nonisolated protocol OptionalID {
  var payload: (any Hashable)? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
  fileprivate nonisolated var payload: (any Hashable)? { self }
}

nonisolated extension UnitPoint {
  /// The part along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
