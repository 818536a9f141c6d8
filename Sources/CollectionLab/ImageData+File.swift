public import Drawing
import Foundation

extension ImageData {
  /// The picture in a PNG or JPEG file.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension halves or thirds the size in points, as in an asset. The
  /// format is judged by content and not by name. O(n) in the bytes.
  ///
  /// - Parameter path: the file.
  /// - Throws: ``ImageError`` that names the file: it cannot be read, is no PNG or JPEG, is damaged, or is too large.
  public init(contentsOfFile path: String) throws(ImageError) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      let reason =
        FileManager.default.fileExists(atPath: path) ? "the file cannot be read" : "there is no such file"
      throw .unreadable(name: path, reason: reason)
    }
    try self.init(bytes: Array(bytes), scale: Self.scale(ofName: path), name: path)
  }

  /// Pixels a point by a file's name: 2 for `photo@2x.png`, 1 where the name says nothing.
  private static func scale(ofName path: String) -> CGFloat {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@"),
      let scale = Int(stem[stem.index(after: at)...].dropLast()), (1...9).contains(scale)
    else { return 1 }
    return CGFloat(scale)
  }
}
