import Foundation

/// What the first bytes of a picture file say of it.
struct ImageHeader {
  var format: ImageData.Format
  var width: Int
  var height: Int
  var orientation = 1

  /// The most pixels a picture may promise: 256 megabytes of them, decoded.
  static let pixelBudget = 67_108_864

  /// The header in `bytes`.
  init(bytes: [UInt8], name: String) throws(ImageError) {
    let header: ImageHeader
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      header = try Self.png(bytes, name: name)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      header = try Self.jpeg(bytes, name: name)
    } else {
      throw .unknownFormat(name: name)
    }
    guard header.width > 0, header.height > 0 else {
      throw .broken(name: name, reason: "its header says \(header.width) × \(header.height) pixels")
    }
    guard header.width <= Self.pixelBudget / header.height else {
      throw .tooLarge(name: name, width: header.width, height: header.height, budget: Self.pixelBudget)
    }
    self = header
  }

  private init(format: ImageData.Format, width: Int, height: Int, orientation: Int) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// A big-endian number of `count` bytes at `offset`, or `nil` beyond the end.
  private static func number(_ bytes: [UInt8], at offset: Int, count: Int, littleEndian: Bool = false) -> Int?
  {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let slice = bytes[offset..<offset + count]
    return littleEndian
      ? slice.reversed().reduce(0) { $0 << 8 | Int($1) } : slice.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads IHDR, and eXIf where it stands before the pixels.
  private static func png(_ bytes: [UInt8], name: String) throws(ImageError) -> ImageHeader {
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8),
      let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4)
    else { throw .broken(name: name, reason: "it has no header chunk") }
    var orientation = 1
    var offset = 8
    while let length = number(bytes, at: offset, count: 4), offset + 8 <= bytes.count {
      let kind = bytes[offset + 4..<offset + 8]
      if kind.elementsEqual("IDAT".utf8) || kind.elementsEqual("IEND".utf8) { break }
      if kind.elementsEqual("eXIf".utf8) { orientation = self.orientation(bytes, tiff: offset + 8) }
      offset += 12 + length
    }
    return ImageHeader(format: .png, width: width, height: height, orientation: orientation)
  }

  /// Walks the markers up to the frame header; EXIF comes before it.
  private static func jpeg(_ bytes: [UInt8], name: String) throws(ImageError) -> ImageHeader {
    var orientation = 1
    var offset = 2
    while offset + 4 <= bytes.count {
      guard bytes[offset] == 0xFF else { throw .broken(name: name, reason: "a marker is missing") }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        offset += 2
        continue
      }
      guard let length = number(bytes, at: offset + 2, count: 2), length >= 2 else { break }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        guard let height = number(bytes, at: offset + 5, count: 2),
          let width = number(bytes, at: offset + 7, count: 2)
        else { break }
        return ImageHeader(format: .jpeg, width: width, height: height, orientation: orientation)
      }
      if marker == 0xE1, offset + 10 <= bytes.count,
        bytes[offset + 4..<offset + 10].elementsEqual("Exif\0\0".utf8)
      {
        orientation = self.orientation(bytes, tiff: offset + 10)
      }
      if marker == 0xDA || marker == 0xD9 { break }
      offset += 2 + length
    }
    throw .broken(name: name, reason: "it ends before its frame header")
  }

  /// The orientation in the TIFF structure at `tiff`, or 1.
  private static func orientation(_ bytes: [UInt8], tiff: Int) -> Int {
    guard tiff + 8 <= bytes.count else { return 1 }
    let little = bytes[tiff] == UInt8(ascii: "I")
    func read(_ offset: Int, _ count: Int) -> Int? {
      number(bytes, at: tiff + offset, count: count, littleEndian: little)
    }
    guard let directory = read(4, 4), let entries = read(directory, 2) else { return 1 }
    for entry in 0..<min(entries, 512) {
      let offset = directory + 2 + entry * 12
      guard let tag = read(offset, 2) else { return 1 }
      if tag == 0x0112, let value = read(offset + 8, 2) { return (1...8).contains(value) ? value : 1 }
    }
    return 1
  }
}
