import Foundation

extension DisplayItem {
  /// Items of which only what others cover is painted, as far as those are opaque.
  ///
  /// O(n) in the items.
  ///
  /// - Parameters:
  ///   - items: what is painted.
  ///   - masks: what covers it; nothing is painted where there is none.
  /// - Throws: ``DrawingDiagnostic`` where scopes lie too deep inside one another.
  package static func masked(
    _ items: [DisplayItem], by masks: [DisplayItem]
  ) throws(DrawingDiagnostic) -> [DisplayItem] {
    if masks.isEmpty || items.isEmpty { return [] }
    if masks.count == 1, let outline = masks[0].opaqueOutline {
      return [try .scope(DisplayScope(clip: outline, items: items))]
    }
    var bounds = CGRect.null
    for item in items { bounds = bounds.union(item.bounds) }
    // What is to disappear is painted as a layer of its own (everything less the masks) and taken out of the items: an
    // alpha mask made of the one blend mode that removes. Pixels at the edges that are covered in part would stay in
    // part, so that it reaches over them.
    let everything = bounds.insetBy(dx: -1, dy: -1)
    let removed = [
      try DisplayItem.fill(Path(everything), with: .color(.black)),
      try .scope(DisplayScope(blendMode: .destinationOut, items: masks)),
    ]
    let left = items + [try .scope(DisplayScope(blendMode: .destinationOut, items: removed))]
    return [try .scope(DisplayScope(isIsolated: true, items: left))]
  }

  /// The shape that the item paints opaquely, and nothing beside it; nil where it paints anything else.
  private var opaqueOutline: Path? {
    switch content {
    case .fill(let path, let paint, .nonZero): return paint.isOpaque ? path : nil
    case .scope(let scope):
      guard scope.items.count == 1, scope.clip == nil, !scope.needsLayer else { return nil }
      return scope.items[0].opaqueOutline?.applying(scope.transform)
    default: return nil
    }
  }
}
