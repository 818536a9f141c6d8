import CollectionLab
import CollectionSnapshots
import Glibc

/// Compares a file on disk with what would be drawn.
struct FigureCheck {
  let path: String
  /// Whether the file is an animation, of which a picture's pixels are only the first.
  var isAnimation = false

  /// In what the file is not `bytes`, as words, or `nil` where it is.
  ///
  /// Pictures are compared by their pixels, so that it does not matter how they were packed; animations and other files byte
  /// by byte.
  func difference(_ bytes: () throws -> [UInt8]) throws -> String? {
    guard access(path, F_OK) == 0 else { return "is missing" }
    let old = try InputFile.bytes(path)
    let new = try bytes()
    if old == new { return nil }
    guard path.hasSuffix(".png"), !isAnimation else { return "has other bytes" }
    let reference: ReferenceImage
    do throws(ReferenceError) { reference = try ReferenceImage(file: old, path: path) } catch {
      return "cannot be compared: \(error)"
    }
    var comparison = ImageComparison.exact
    comparison.allowsBlank = true
    let difference = reference.difference(
      to: try ReferenceImage(file: new, path: path), compare: comparison)
    return difference.verdict == .identical ? nil : "is stale: \(difference)"
  }
}
