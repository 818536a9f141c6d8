import CollectionLab

/// Two pictures compared, and what can be said of it.
public struct PictureComparison: Sendable {
  public let reference: ReferenceImage
  public let actual: ReferenceImage
  public let comparison: ImageComparison
  /// What messages call the picture.
  public let name: String
  public let difference: ImageDifference

  /// Compares `actual` with `reference`.
  ///
  /// O(n) in the bytes, and in the pixels of rows that differ.
  public init(reference: ReferenceImage, actual: ReferenceImage, comparison: ImageComparison, name: String) {
    self.reference = reference
    self.actual = actual
    self.comparison = comparison
    self.name = name
    difference = reference.difference(to: actual, compare: comparison)
  }

  /// What moved; `nil` where the reference's file has no layout.
  public var layoutDifference: LayoutDifference? {
    guard let old = reference.layout, let new = actual.layout else { return nil }
    return LayoutDifference(from: old, to: new)
  }

  /// What is different on this machine from the one the reference was recorded on.
  public var environmentChanges: [String] {
    guard let then = reference.environment, let now = actual.environment else { return [] }
    return then.changes(to: now)
  }

  /// The most elements that a message lists.
  private static let limit = 20

  /// The difference for a terminal (`snapshots.md` C.1).
  public var message: String {
    var lines = ["\(name): \(difference)"]
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
    if reference.environment != nil {
      lines.append(
        environmentChanges.isEmpty
          ? "  made with the same libraries and fonts as the reference"
          : "  recorded with \(environmentChanges.joined(separator: "; "))")
    }
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
