public import Foundation
public import Geometry

/// The room a view likes around itself where a stack names no spacing (`views.md` 2.4).
///
/// Each edge has a few keyed lengths; a pair of edges is apart by the largest sum over the keys that both have, else
/// by the larger of their unkeyed lengths, else by 8 points.
nonisolated public struct ViewSpacing: Hashable, Sendable {
  /// The lengths of one edge, in points.
  struct EdgeLengths: Hashable, Sendable {
    /// Used where the other edge shares no key.
    var unkeyed: CGFloat?
    /// Text beside text.
    var textToText: CGFloat?
    /// An edge above a text.
    var aboveText: CGFloat?
    /// An edge below a text.
    var belowText: CGFloat?

    /// The distance to the edge `other`, which comes after this one.
    func distance(to other: EdgeLengths) -> CGFloat {
      var best: CGFloat?
      func take(_ a: CGFloat?, _ b: CGFloat?) {
        if let a, let b { best = max(best ?? -.infinity, a + b) }
      }
      take(textToText, other.textToText)
      take(aboveText, other.aboveText)
      take(belowText, other.belowText)
      if let best { return best }
      if let a = unkeyed, let b = other.unkeyed { return max(a, b) }
      return unkeyed ?? other.unkeyed ?? ViewSpacing.standard
    }

    mutating func formUnion(_ other: EdgeLengths) {
      func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
      }
      unkeyed = larger(unkeyed, other.unkeyed)
      textToText = larger(textToText, other.textToText)
      aboveText = larger(aboveText, other.aboveText)
      belowText = larger(belowText, other.belowText)
    }
  }

  /// The distance of views that have no wishes, in points.
  public static let standard: CGFloat = 8

  var top = EdgeLengths()
  var leading = EdgeLengths()
  var bottom = EdgeLengths()
  var trailing = EdgeLengths()

  /// The spacing of a view that is no text.
  public init() { self = .plain }

  private init(top: EdgeLengths, leading: EdgeLengths, bottom: EdgeLengths, trailing: EdgeLengths) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance to anything.
  public static let zero = ViewSpacing(
    top: EdgeLengths(unkeyed: 0), leading: EdgeLengths(unkeyed: 0), bottom: EdgeLengths(unkeyed: 0),
    trailing: EdgeLengths(unkeyed: 0))

  /// The spacing of shapes, pictures and everything else that is no text.
  static let plain = ViewSpacing(
    top: EdgeLengths(belowText: 0), leading: EdgeLengths(), bottom: EdgeLengths(aboveText: 0),
    trailing: EdgeLengths())

  /// The spacing of a container without children, which is the least of anything.
  static let empty = ViewSpacing(
    top: EdgeLengths(), leading: EdgeLengths(), bottom: EdgeLengths(), trailing: EdgeLengths())

  /// The spacing of a text: the rows of `views.md` 2.4.
  ///
  /// - Parameters:
  ///   - topSize: the type size of the first line, in points.
  ///   - bottomSize: the type size of the last line, in points.
  ///   - grid: the device's pixels.
  static func text(topSize: CGFloat, bottomSize: CGFloat, grid: PixelGrid) -> ViewSpacing {
    func metrics(_ size: CGFloat) -> (above: CGFloat, below: CGFloat) {
      let (ascent, descent, capHeight) = (0.95215 * size, 0.24121 * size, 0.7046 * size)
      let height = ascent + descent
      let extra = grid.ceil(height * 0.1)
      return (height + extra - ascent, max(height + extra - capHeight, extra + descent))
    }
    return ViewSpacing(
      top: EdgeLengths(textToText: 0, aboveText: metrics(topSize).above), leading: EdgeLengths(),
      bottom: EdgeLengths(textToText: 0, belowText: metrics(bottomSize).below), trailing: EdgeLengths())
  }

  /// The distance to `next`, which stands after this view along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Takes the larger of both wishes on `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The larger of both wishes on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// This spacing with `edges` as a plain view has them.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = Self.plain.top }
    if edges.contains(.leading) { result.leading = Self.plain.leading }
    if edges.contains(.bottom) { result.bottom = Self.plain.bottom }
    if edges.contains(.trailing) { result.trailing = Self.plain.trailing }
    return result
  }
}
