public import Foundation
import Geometry

extension DisplayItem {
  /// The inside of `path`, painted.
  ///
  /// - Throws: ``DrawingDiagnostic`` where a number is not finite or beyond ``DrawingLimits``.
  public static func fill(
    _ path: Path, with paint: Paint, rule: FillRule = .nonZero
  ) throws(DrawingDiagnostic) -> DisplayItem {
    let bounds = path.boundingRect
    try check(path.isDrawable(in: bounds) && paint.isDrawable, "fill of a path", around: bounds)
    return DisplayItem(content: .fill(path, paint, rule), bounds: bounds)
  }

  /// A line along `path`, half of its width to each side.
  ///
  /// - Throws: ``DrawingDiagnostic`` where a number is not finite or beyond ``DrawingLimits``.
  public static func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle
  ) throws(DrawingDiagnostic) -> DisplayItem {
    let bounds = path.boundingRect
    try check(
      path.isDrawable(in: bounds) && paint.isDrawable && style.isDrawable, "stroke of a path", around: bounds)
    let reach = style.reach(around: path)
    return DisplayItem(
      content: .stroke(path, paint, style), bounds: bounds.insetBy(dx: -reach, dy: -reach))
  }

  /// The shadow of `path`, without the path.
  ///
  /// - Throws: ``DrawingDiagnostic`` where a number is not finite or beyond ``DrawingLimits``.
  public static func shadow(of path: Path, _ shadow: Shadow) throws(DrawingDiagnostic) -> DisplayItem {
    let bounds = path.boundingRect
    try check(path.isDrawable(in: bounds) && shadow.isDrawable, "shadow of a path", around: bounds)
    return DisplayItem(content: .shadow(path, shadow), bounds: shadow.bounds(of: bounds))
  }

  /// A shaped text with its top left corner at `point`.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - point: in points.
  ///   - paints: the colour of each run of the text's block; where there are fewer, the last serves all others.
  /// - Throws: ``DrawingDiagnostic`` where a number is not finite or beyond ``DrawingLimits``.
  public static func text(
    _ text: ShapedText, at point: CGPoint, paints: [Paint]
  ) throws(DrawingDiagnostic) -> DisplayItem {
    let ink = text.inkBounds
    let bounds = ink.isNull ? CGRect(origin: point, size: .zero) : ink.offsetBy(dx: point.x, dy: point.y)
    try check(
      DrawingLimits.accepts(bounds) && paints.allSatisfy(\.isDrawable) && !paints.isEmpty,
      "text “\(text.string.prefix(24))”", around: bounds)
    return DisplayItem(content: .text(text, at: point, paints: paints), bounds: bounds)
  }

  /// A picture.
  ///
  /// - Throws: ``DrawingDiagnostic`` where a number is not finite or beyond ``DrawingLimits``.
  public static func image(_ item: ImageItem) throws(DrawingDiagnostic) -> DisplayItem {
    try check(DrawingLimits.accepts(item.frame), "image", around: item.frame)
    return DisplayItem(content: .image(item), bounds: item.frame)
  }

  /// Items painted together.
  ///
  /// Bounds are the union of the items' bounds, clipped and mapped. O(n) in the items.
  ///
  /// - Throws: ``DrawingDiagnostic`` where a number is not finite or beyond ``DrawingLimits``, or scopes lie too deep
  ///   inside one another.
  public static func scope(_ scope: DisplayScope) throws(DrawingDiagnostic) -> DisplayItem {
    var bounds = CGRect.null
    var nesting = 0
    for item in scope.items {
      bounds = bounds.union(item.bounds)
      nesting = max(nesting, item.nesting)
    }
    if nesting >= DrawingLimits.nesting {
      throw DrawingDiagnostic(
        "more than \(DrawingLimits.nesting) effects, clips or elements lie inside one another; what they hold is not drawn"
      )
    }
    if let clip = scope.clip { bounds = bounds.intersection(clip.boundingRect) }
    if !bounds.isNull { bounds = bounds.insetBy(dx: -scope.blurReach, dy: -scope.blurReach) }
    if let shadow = scope.shadow, !bounds.isNull { bounds = bounds.union(shadow.bounds(of: bounds)) }
    if !bounds.isNull { bounds = bounds.applying(scope.transform) }
    try check(
      DrawingLimits.accepts(scope.transform) && scope.opacity.isFinite
        && (scope.clip.map { $0.isDrawable(in: $0.boundingRect) } ?? true)
        && DrawingLimits.accepts(scope.blur) && (scope.shadow?.isDrawable ?? true)
        && (bounds.isNull || DrawingLimits.accepts(bounds)),
      "group of items", around: bounds)
    return DisplayItem(content: .scope(scope), bounds: bounds, nesting: nesting + 1)
  }

  /// Whether the item certainly paints every point of `rect` opaquely.
  func covers(_ rect: CGRect) -> Bool {
    switch content {
    case .fill(let path, let paint, _):
      guard paint.isOpaque, case .rectangle(let filled) = path.kind else { return false }
      return filled.contains(rect)
    case .scope(let scope):
      guard !scope.needsLayer, scope.transform.isScaleAndTranslation, scope.transform.a > 0,
        scope.transform.d > 0
      else { return false }
      let inner = rect.applying(scope.transform.inverted())
      if let clip = scope.clip {
        guard case .rectangle(let clipped) = clip.kind, clipped.contains(inner) else { return false }
      }
      return scope.items.contains { $0.covers(inner) }
    case .stroke, .shadow, .text, .image: return false
    }
  }

  /// Throws a sentence about `thing` unless `condition` holds.
  private static func check(
    _ condition: Bool, _ thing: @autoclosure () -> String, around bounds: CGRect
  ) throws(DrawingDiagnostic) {
    if condition { return }
    throw DrawingDiagnostic(
      "the \(thing()) near (\(NumberText.decimal(Double(bounds.minX))), \(NumberText.decimal(Double(bounds.minY)))) "
        + "has a number that is not finite or beyond ±1,000,000 points; it is not drawn")
  }
}
