import CCairo
import Foundation
import Testing

/// An APNG file read by nothing that the renderer uses: chunks, check sums, filters and composition by hand; only the
/// inflating is zlib's.
struct AnimatedPNG {
  /// A frame as its chunks say it.
  struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var delay: (Int, Int)
    var dispose: UInt8
    var blend: UInt8
    /// The whole picture once the frame is there: R, G, B, A.
    var pixels: [UInt8]
  }

  private(set) var kinds: [String] = []
  private(set) var width = 0
  private(set) var height = 0
  private(set) var plays: Int?
  private(set) var declaredFrames: Int?
  /// The sequence numbers of fcTL and fdAT chunks, in the order of the file.
  private(set) var sequence: [Int] = []
  private(set) var frames: [Frame] = []

  init(_ file: [UInt8]) throws {
    try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var offset = 8
    var channels = 0
    var picture: [UInt8] = []
    var open: (frame: Frame, data: [UInt8])?
    func finish() throws {
      guard let (frame, data) = open else { return }
      open = nil
      let rows = try Self.unfiltered(
        try Self.inflate(data, count: (frame.width * channels + 1) * frame.height), frame.width, frame.height,
        channels)
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          let from = (y * frame.width + x) * channels
          let to = ((frame.y + y) * width + frame.x + x) * 4
          for channel in 0..<3 { picture[to + channel] = rows[from + channel] }
          picture[to + 3] = channels == 4 ? rows[from + 3] : 255
        }
      }
      var shown = frame
      shown.pixels = picture
      frames.append(shown)
    }
    while offset + 12 <= file.count {
      let length = Self.number(file, offset, 4)
      let body = Array(file[offset + 4..<offset + 8 + length])
      let kind = String(decoding: body.prefix(4), as: UTF8.self)
      try #require(Self.crc(body) == UInt32(Self.number(file, offset + 8 + length, 4)), "sum of \(kind)")
      let data = Array(body.dropFirst(4))
      kinds.append(kind)
      switch kind {
      case "IHDR":
        (width, height) = (Self.number(data, 0, 4), Self.number(data, 4, 4))
        channels = data[9] == 2 ? 3 : 4
        picture = [UInt8](repeating: 0, count: width * height * 4)
      case "acTL": (declaredFrames, plays) = (Self.number(data, 0, 4), Self.number(data, 4, 4))
      case "fcTL":
        try finish()
        sequence.append(Self.number(data, 0, 4))
        try #require(data.count == 26)
        let frame = Frame(
          x: Self.number(data, 12, 4), y: Self.number(data, 16, 4), width: Self.number(data, 4, 4),
          height: Self.number(data, 8, 4), delay: (Self.number(data, 20, 2), Self.number(data, 22, 2)),
          dispose: data[24], blend: data[25], pixels: [])
        try #require(frame.x + frame.width <= width && frame.y + frame.height <= height)
        open = (frame, [])
      case "IDAT": open?.data += data
      case "fdAT":
        sequence.append(Self.number(data, 0, 4))
        open?.data += data.dropFirst(4)
      default: break
      }
      offset += 12 + length
    }
    try finish()
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  private static func inflate(_ data: [UInt8], count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = uLongf(count)
    let status = data.withUnsafeBufferPointer {
      uncompress(&bytes, &length, $0.baseAddress, uLong($0.count))
    }
    try #require(status == Z_OK && Int(length) == count)
    return bytes
  }

  /// Rows without their filters (the PNG specification, 9.2).
  private static func unfiltered(
    _ data: [UInt8], _ width: Int, _ height: Int, _ channels: Int
  ) throws -> [UInt8] {
    let length = width * channels
    var rows = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      let filter = data[y * (length + 1)]
      try #require(filter <= 4)
      for x in 0..<length {
        let left = x >= channels ? Int(rows[y * length + x - channels]) : 0
        let up = y > 0 ? Int(rows[(y - 1) * length + x]) : 0
        let corner = x >= channels && y > 0 ? Int(rows[(y - 1) * length + x - channels]) : 0
        let estimate = left + up - corner
        let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
        let predicted =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: a <= b && a <= c ? left : b <= c ? up : corner
          default: 0
          }
        rows[y * length + x] = UInt8((Int(data[y * (length + 1) + 1 + x]) + predicted) & 255)
      }
    }
    return rows
  }
}
