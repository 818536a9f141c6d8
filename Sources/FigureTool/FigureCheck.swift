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
  /// Pictures and the frames of animations are compared by their pixels, so that it does not matter how they were packed;
  /// other files byte by byte.
  func difference(_ bytes: () throws -> [UInt8]) throws -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return "is missing" }
    guard status.st_mode & S_IFMT == S_IFREG else { return "is not a file that could be compared" }
    let old = try InputFile.bytes(path)
    let new = try bytes()
    if old == new { return nil }
    guard path.hasSuffix(".png") else { return "has other bytes" }
    return try isAnimation ? animationDifference(old, new) : pictureDifference(old, new)
  }

  private func pictureDifference(_ old: [UInt8], _ new: [UInt8]) throws -> String? {
    let reference: ReferenceImage
    do throws(ReferenceError) { reference = try ReferenceImage(file: old, path: path) } catch {
      return "is stale: it is not a picture that this tool writes"
    }
    var comparison = ImageComparison.exact
    comparison.allowsBlank = true
    let difference = reference.difference(
      to: try ReferenceImage(file: new, path: path), compare: comparison)
    return difference.verdict == .identical ? nil : "is stale: \(difference)"
  }

  private func animationDifference(_ old: [UInt8], _ new: [UInt8]) throws -> String? {
    guard let old = APNGFrames(file: old) else { return "is stale: it is no PNG file" }
    guard let new = APNGFrames(file: new), old.header == new.header else {
      return "is stale: it has another size, or is shown another number of times"
    }
    if old.frames.count != new.frames.count {
      return "is stale: it has \(old.frames.count) frames instead of \(new.frames.count)"
    }
    for (index, (old, new)) in zip(old.frames, new.frames).enumerated() where old.picture != new.picture {
      if let difference = try pictureDifference(old.picture, new.picture) {
        return "\(difference), in frame \(index + 1)"
      }
    }
    for (index, (old, new)) in zip(old.frames, new.frames).enumerated() where old.control != new.control {
      return "is stale: frame \(index + 1) stands at another place or for another time"
    }
    return nil
  }
}
