import Drawing
import Foundation

/// Small pictures made for tests.
nonisolated enum TestPictures {
  /// A JPEG of 48 x 32 pixels: red and green above blue and yellow, each 24 x 16.
  static let quartersJPEG: [UInt8] = Array(
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdB\
        RkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
        T09PT09PT09PT09PT0//wAARCAAgADADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAMGBP/EABQQAQAAAAAAAAAA\
        AAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAEBQb/xAAdEQEAAQMFAAAAAAAAAAAAAAAAwQRCgQUGQUOC/9oADAMBAAIR\
        AxEAPwDkACbEXQXKpuWW3L1eoACmXRAIPG0YttEnVLMwoUF2JAElQf/Z
        """) ?? Data())

  /// The JPEG with an EXIF block that says how to turn it.
  ///
  /// - Parameter orientation: EXIF's number, 1...8.
  static func quartersJPEG(orientation: UInt8) -> [UInt8] {
    // A TIFF structure with one entry: tag 0x0112, type 3 (short), one value.
    let tiff: [UInt8] =
      Array("MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
      ]
    let block = Array("Exif\0\0".utf8) + tiff
    let length = UInt16(block.count + 2)
    return Array(quartersJPEG.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + block
      + quartersJPEG.dropFirst(2)
  }

  /// A PNG of 8-bit RGBA pixels, its data stored without compression.
  ///
  /// - Parameters:
  ///   - width: columns.
  ///   - height: rows.
  ///   - orientation: EXIF's number for an `eXIf` chunk, or `nil` for none.
  ///   - pixel: the four channels of the pixel at a column and row.
  static func png(
    width: Int, height: Int, orientation: UInt8? = nil, pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        rows += [red, green, blue, alpha]
      }
    }
    let length = UInt16(rows.count)
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in rows {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let stored: [UInt8] =
      [0x78, 0x01, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
      + rows + bigEndian(b << 16 | a)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
    if let orientation {
      file += chunk(
        "eXIf",
        Array("II".utf8) + [
          42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
        ])
    }
    return file + chunk("IDAT", stored) + chunk("IEND", [])
  }

  /// A picture in `bytes`, which is known to be one.
  static func image(_ bytes: [UInt8]) throws -> ImageData { try ImageData(bytes: bytes) }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return bigEndian(UInt32(data.count)) + body + bigEndian(~checksum)
  }
}
