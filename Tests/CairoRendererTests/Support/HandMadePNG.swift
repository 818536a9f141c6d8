/// PNG files written byte by byte, without compression, by nothing that the renderer uses.
struct HandMadePNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var chunks: [(String, [UInt8])] = []
  /// Packed rows without their filter bytes; of all passes where the file is interlaced.
  var rows: [[UInt8]]

  /// The file's bytes.
  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk(
      "IHDR", big(UInt32(width)) + big(UInt32(height)) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0])
    for (kind, data) in chunks { file += chunk(kind, data) }
    var data: [UInt8] = []
    for row in rows {
      data.append(0)
      data += row
    }
    // One stored block: its length and the complement of that, lowest byte first.
    let length = UInt16(data.count)
    var stream: [UInt8] = [0x78, 0x01, 1]
    for value in [length, ~length] {
      stream.append(UInt8(value & 255))
      stream.append(UInt8(value >> 8))
    }
    stream += data
    stream += big(adler(data))
    return file + chunk("IDAT", stream) + chunk("IEND", [])
  }

  private func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  private func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return big(UInt32(data.count)) + body + big(crc(body))
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  private func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
