public import CollectionLayout
public import Geometry

/// Distances from the four edges, the sides as they are seen: `SideInsets`.
public typealias UIEdgeInsets = SideInsets
/// Distances from the four edges, the sides by reading direction: `EdgeInsets`.
public typealias NSDirectionalEdgeInsets = EdgeInsets
/// A place on a rectangle's boundary: `RectAlignment`.
public typealias NSRectAlignment = RectAlignment
/// Edges by reading direction: `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge

/// A set of a rectangle's edges, the sides as they are seen.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  /// No edge.
  public static let none: UIRectEdge = []
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of a rectangle's corners, as they are seen.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
