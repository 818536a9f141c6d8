import CollectionLab

/// A picture that is not its reference, and what can be said of it.
struct ImageFailure {
  let location: SnapshotLocation
  let reference: ReferenceImage
  let actual: ReferenceImage
  let difference: ImageDifference
  let comparison: ImageComparison

  /// What moved; `nil` where the reference's file has no layout.
  var layoutDifference: LayoutDifference? {
    guard let old = reference.layout, let new = actual.layout else { return nil }
    return LayoutDifference(from: old, to: new)
  }

  /// The most elements that a message lists.
  private static let limit = 20

  /// The failure for a terminal (`snapshots.md` C.1).
  func message(accept: String) -> String {
    var lines = ["\(location.name): \(difference)"]
    if let changes = layoutDifference {
      if changes.changes.isEmpty {
        lines.append("  layout: nothing moved; only what is painted changed")
      } else {
        lines.append("  layout: \(changes.changes.count) of \(changes.count) elements changed")
        lines += changes.changes.prefix(Self.limit).map { "    \($0)" }
        if changes.changes.count > Self.limit {
          lines.append("    … and \(changes.changes.count - Self.limit) more")
        }
      }
    }
    for (index, region) in difference.regions.prefix(Self.limit).enumerated() {
      let names = names(in: region)
      lines.append(
        "  region \(index + 1) \(region)" + (names.isEmpty ? "" : ": \(names.joined(separator: ", "))"))
    }
    if let then = reference.environment, let now = actual.environment {
      let changes = then.changes(to: now)
      lines.append(
        changes.isEmpty
          ? "  made with the same libraries and fonts as the reference"
          : "  recorded with \(changes.joined(separator: "; "))")
    }
    lines.append("  accept: \(accept)")
    return lines.joined(separator: "\n")
  }

  /// The innermost elements that a region touches, in either layout.
  func names(in region: PixelBox) -> [String] {
    var names: [String] = []
    for image in [reference, actual] {
      guard let layout = image.layout else { continue }
      let frame = region.frame(scale: image.bitmap.scale)
      for (index, entry) in layout.entries.enumerated() where entry.frame.intersects(frame) {
        let next = index + 1 < layout.entries.count ? layout.entries[index + 1] : nil
        // An element whose inner parts are touched too need not be named beside them.
        if let next, next.depth > entry.depth, isTouched(layout, after: index, frame) { continue }
        if !names.contains(entry.name) { names.append(entry.name) }
      }
    }
    return names.count > 6 ? names[..<6] + ["… \(names.count - 6) more"] : names
  }

  private func isTouched(_ layout: LayoutRecord, after index: Int, _ frame: CGRect) -> Bool {
    let depth = layout.entries[index].depth
    for entry in layout.entries[(index + 1)...] {
      if entry.depth <= depth { return false }
      if entry.frame.intersects(frame) { return true }
    }
    return false
  }
}
