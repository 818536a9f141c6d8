import Drawing
import Foundation
import Testing

@Suite("Picture files")
struct ImageDataTests {
  private func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  /// The head of a PNG: signature, IHDR with no valid checksum, then `more`.
  private func png(_ width: Int, _ height: Int, more: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13, 4) + Array("IHDR".utf8)
      + bigEndian(width, 4) + bigEndian(height, 4) + [8, 6, 0, 0, 0] + [0, 0, 0, 0] + more
  }

  /// A little-endian TIFF structure whose only entry is the orientation.
  private func exif(_ orientation: Int) -> [UInt8] {
    Array("II".utf8) + [
      42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0, 0,
    ]
  }

  /// The head of a JPEG: an EXIF segment, then a progressive frame header.
  private func jpeg(_ width: Int, _ height: Int, orientation: Int) -> [UInt8] {
    let payload = Array("Exif".utf8) + [0, 0] + exif(orientation)
    return [0xFF, 0xD8, 0xFF, 0xE1] + bigEndian(payload.count + 2, 2) + payload
      + [0xFF, 0xC2, 0, 11, 8] + bigEndian(height, 2) + bigEndian(width, 2) + [1, 1, 0x11, 0]
  }

  @Test("tell their size in points by their scale")
  func size() throws {
    let image = try ImageData(bytes: png(300, 120), scale: 2)
    #expect(image.format == .png && image.size == CGSize(width: 150, height: 60))
  }

  @Test("lie on their side for EXIF orientations 5 to 8", arguments: 1...8)
  func orientation(value: Int) throws {
    let upright = CGSize(width: 30, height: 20)
    let lying = CGSize(width: 20, height: 30)
    let photo = try ImageData(bytes: jpeg(30, 20, orientation: value))
    #expect(
      photo.format == .jpeg && photo.orientation == value && photo.size == (value < 5 ? upright : lying))
    let chunk = bigEndian(exif(value).count, 4) + Array("eXIf".utf8) + exif(value) + [0, 0, 0, 0]
    #expect(try ImageData(bytes: png(30, 20, more: chunk)).orientation == value)
  }

  @Test("are judged by content, and every fault has its sentence")
  func errors() {
    #expect(throws: ImageError.unknownFormat(name: "a.png")) {
      try ImageData(bytes: Array("GIF89a".utf8), name: "a.png")
    }
    #expect(throws: ImageError.unknownFormat(name: "empty")) { try ImageData(bytes: [], name: "empty") }
    let huge = #expect(throws: ImageError.self) {
      try ImageData(bytes: png(100_000, 100_000), name: "huge.png")
    }
    #expect(huge == .tooLarge(name: "huge.png", width: 100_000, height: 100_000, budget: 67_108_864))
    #expect(throws: ImageError.self) { try ImageData(bytes: png(0, 5)) }
    #expect(throws: ImageError.self) { try ImageData(bytes: Array(png(5, 5).prefix(20))) }
    #expect(throws: ImageError.self) { try ImageData(bytes: [0xFF, 0xD8, 0xFF, 0xD9]) }
  }

  @Test("never crash, whatever their bytes")
  func mutations() {
    var generator = SeededGenerator(seed: 7)
    let sources = [
      png(30, 20, more: [0, 0, 0, 30] + Array("eXIf".utf8) + exif(6)), jpeg(30, 20, orientation: 3),
    ]
    for round in 0..<4000 {
      var bytes = sources[round % 2]
      for _ in 0..<3 {
        bytes[Int.random(in: 3..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      if let image = try? ImageData(bytes: bytes) { #expect(image.pixelWidth > 0 && image.pixelHeight > 0) }
    }
  }
}

/// A generator that repeats itself: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
