public import Foundation

/// A picture file in memory, as it was read, with what its header says.
///
/// Bytes are not decoded before something draws them. PNG and JPEG are known, told apart by content and not by file name.
public struct ImageData: Hashable, Sendable {
  /// A picture format.
  public enum Format: String, Hashable, Sendable {
    case png
    case jpeg
  }

  /// The file's bytes.
  public let bytes: [UInt8]
  public let format: Format
  /// Columns, before the orientation is applied.
  public let pixelWidth: Int
  /// Rows, before the orientation is applied.
  public let pixelHeight: Int
  /// EXIF's orientation, 1...8; 1 is upright.
  public let orientation: Int
  /// Pixels a point: 2 for a file named `@2x`.
  public let scale: CGFloat
  /// What error messages call the picture, such as its path; not part of its identity.
  public let name: String
  /// A 64-bit digest of the bytes, which stands for them in ``hash(into:)``.
  let digest: UInt64

  /// The size in points as drawn, the orientation applied.
  public var size: CGSize {
    let upright = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    return orientation >= 5 ? CGSize(width: upright.height, height: upright.width) : upright
  }

  /// The picture in `bytes`.
  ///
  /// O(n) in the bytes.
  ///
  /// - Parameters:
  ///   - bytes: a PNG or JPEG file.
  ///   - scale: pixels a point; one that is not positive and finite counts as 1.
  ///   - name: what error messages call the picture, such as its path.
  /// - Throws: ``ImageError`` where the header is not a PNG's or JPEG's or promises too many pixels.
  public init(bytes: [UInt8], scale: CGFloat = 1, name: String = "image") throws(ImageError) {
    let header = try ImageHeader(bytes: bytes, name: name)
    self.bytes = bytes
    self.name = name
    format = header.format
    pixelWidth = header.width
    pixelHeight = header.height
    orientation = header.orientation
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { raw in
      for byte in raw { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    self.digest = digest
  }

  /// Whether both are the same bytes at the same scale, whatever they are called.
  public static func == (left: ImageData, right: ImageData) -> Bool {
    left.digest == right.digest && left.scale == right.scale && left.bytes == right.bytes
  }

  /// Mixes in the digest in place of the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(scale)
  }
}

/// Why a picture cannot be used.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is neither PNG nor JPEG.
  case unknownFormat(name: String)
  /// The file ends early or contradicts itself.
  case broken(name: String, reason: String)
  /// The header promises more pixels than the budget.
  case tooLarge(name: String, width: Int, height: Int, budget: Int)
  /// The file cannot be read.
  case unreadable(name: String, reason: String)

  /// A sentence that names the picture, what is wrong and what would be right.
  public var description: String {
    switch self {
    case .unknownFormat(let name): "\(name): not a PNG or JPEG picture; convert it to one of the two"
    case .broken(let name, let reason): "\(name): the picture is damaged: \(reason)"
    case .tooLarge(let name, let width, let height, let budget):
      "\(name): the picture is \(width) × \(height) pixels; at most \(budget) pixels are drawn, so scale it down"
    case .unreadable(let name, let reason): "\(name): \(reason)"
    }
  }
}
