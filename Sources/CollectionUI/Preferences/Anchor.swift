public import Foundation
public import Geometry

/// A place or a rectangle in a view, to be read in the space of another.
///
/// A ``GeometryProxy`` resolves it: `proxy[anchor]`.
public struct Anchor<Value> {
  /// Where it is in the picture, x from the left.
  let value: Value
  let convert: (Value, GeometryProxy) -> Value

  /// What an anchor is taken of.
  public struct Source {
    let value: (CGRect, LayoutDirection) -> Value
    let convert: (Value, GeometryProxy) -> Value

    func anchor(in frame: CGRect, direction: LayoutDirection) -> Anchor {
      Anchor(value: value(frame, direction), convert: convert)
    }
  }
}

extension Anchor<CGRect>.Source {
  /// The view's frame.
  public static var bounds: Self {
    Self(value: { frame, _ in frame }, convert: { $1.local($0) })
  }

  /// A rectangle of the view, in points from its leading top corner.
  public static func rect(_ rect: CGRect) -> Self {
    Self(
      value: { frame, direction in
        let x = direction == .rightToLeft ? frame.maxX - rect.maxX : frame.minX + rect.minX
        return CGRect(origin: CGPoint(x: x, y: frame.minY + rect.minY), size: rect.size)
      }, convert: { $1.local($0) })
  }
}

extension Anchor<CGPoint>.Source {
  /// A point of the view, in points from its leading top corner.
  public static func point(_ point: CGPoint) -> Self {
    Self(
      value: { frame, direction in
        let x = direction == .rightToLeft ? frame.maxX - point.x : frame.minX + point.x
        return CGPoint(x: x, y: frame.minY + point.y)
      }, convert: { $1.local(CGRect(origin: $0, size: .zero)).origin })
  }

  /// A point of the view by fractions of its size, x from the leading edge.
  public static func unitPoint(_ unit: UnitPoint) -> Self {
    Self(
      value: { frame, direction in
        let x = unit.x * frame.width
        return CGPoint(
          x: direction == .rightToLeft ? frame.maxX - x : frame.minX + x,
          y: frame.minY + unit.y * frame.height)
      }, convert: { $1.local(CGRect(origin: $0, size: .zero)).origin })
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
