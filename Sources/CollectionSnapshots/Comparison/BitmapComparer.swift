import CollectionLab
import Glibc

/// Compares two pictures pixel by pixel.
///
/// Rows that are equal are passed over by the C library's comparison of memory, so that a passing comparison is about as
/// fast as reading both pictures (`snapshots.md` C.2).
struct BitmapComparer {
  let reference: Bitmap
  let actual: Bitmap
  let comparison: ImageComparison
  /// Boxes that are not compared, in pixels.
  let masked: [PixelBox]

  /// What differs, and what the comparison says of it.
  ///
  /// O(n) in the pixels of rows that differ, and in the bytes of the others.
  func difference() -> ImageDifference {
    var difference = ImageDifference(
      verdict: .identical, referenceSize: .init(width: reference.width, height: reference.height),
      actualSize: .init(width: actual.width, height: actual.height))
    let hasSameSize = difference.referenceSize == difference.actualSize
    if hasSameSize, isEveryByteEqual {
      if !comparison.allowsBlank, isBlank(actual) { difference.verdict = .blank }
      return difference
    }
    var scan = DifferenceScan(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height),
      tolerance: comparison.channelTolerance)
    compareRows(into: &scan)
    difference.noisePixels = scan.noisePixels
    difference.differingPixels = scan.differingPixels
    difference.maximumDelta = scan.maximumDelta
    difference.densestWindow = scan.densestWindow
    difference.regions = scan.regions()
    difference.verdict =
      if !hasSameSize {
        .differentSize
      } else if !comparison.allowsBlank, isBlank(actual) {
        .blank
      } else if scan.differingPixels + scan.noisePixels == 0 {
        .identical
      } else if scan.differingPixels <= comparison.maxPixels, scan.densestWindow <= comparison.maxPerWindow {
        .withinTolerance
      } else {
        .different
      }
    return difference
  }

  private var isEveryByteEqual: Bool {
    reference.bytes.withUnsafeBytes { old in
      actual.bytes.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        return memcmp(old, new, reference.bytes.count) == 0
      }
    }
  }

  /// Whether all pixels have one colour.
  private func isBlank(_ bitmap: Bitmap) -> Bool {
    bitmap.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      // Every pixel equals the one after it.
      return bytes.count <= 4 || memcmp(base, base + 4, bytes.count - 4) == 0
    }
  }

  /// Hands every row that differs to `scan`; pixels beyond a picture's edge count as different.
  private func compareRows(into scan: inout DifferenceScan) {
    let common = min(reference.width, actual.width)
    let width = max(reference.width, actual.width)
    let outside = [PixelBox(minX: common, minY: 0, maxX: width, maxY: .max)]
    reference.bytes.withUnsafeBytes { old in
      actual.bytes.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        for y in 0..<max(reference.height, actual.height) {
          if y >= min(reference.height, actual.height) {
            scan.addRow(y, outside: [PixelBox(minX: 0, minY: 0, maxX: width, maxY: .max)], masked: masked)
            continue
          }
          let oldRow = old + y * reference.width * 4
          let newRow = new + y * actual.width * 4
          let isEqual = memcmp(oldRow, newRow, common * 4) == 0
          if isEqual, common == width { continue }
          scan.addRow(
            y, old: oldRow, new: newRow, count: isEqual ? 0 : common, outside: common < width ? outside : [],
            masked: masked)
        }
      }
    }
  }
}
