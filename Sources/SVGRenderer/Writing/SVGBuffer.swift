import Drawing
import Foundation

/// A growing piece of an SVG document.
///
/// Ids begin with a digest of the whole document, which is known only when all is written: their places are remembered
/// and filled in at the end.
struct SVGBuffer {
  /// Stands where the digest will be.
  private static let placeholder: StaticString = "000000"

  var bytes: [UInt8] = []
  /// Where the placeholders stand, ascending.
  private(set) var references: [Int] = []

  /// How much has been written.
  var count: Int { bytes.count }

  /// Appends `text`, which is markup.
  mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends one character of markup.
  mutating func write(character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  /// Appends bytes that are markup.
  mutating func write(bytes more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends another piece.
  mutating func write(_ piece: SVGBuffer) {
    references.reserveCapacity(references.count + piece.references.count)
    for place in piece.references { references.append(bytes.count + place) }
    bytes.append(contentsOf: piece.bytes)
  }

  /// Makes room for `count` more bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Appends the id with the given number.
  mutating func writeID(_ number: Int) {
    references.append(bytes.count)
    write(Self.placeholder)
    if number >= 36 { writeBase36(number / 36) }
    writeBase36Digit(number % 36)
  }

  /// Appends ` name="`.
  mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    write(name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the quotation mark that ends an attribute.
  mutating func close() { bytes.append(UInt8(ascii: "\"")) }

  /// Appends an attribute that is a number.
  mutating func attribute(_ name: StaticString, _ value: CGFloat) {
    open(name)
    write(number: value)
    close()
  }

  /// Appends an attribute that is a number, unless it is 0, what all of them are by default.
  mutating func attributeUnlessZero(_ name: StaticString, _ value: CGFloat) {
    if thousandths(value) != 0 { attribute(name, value) }
  }

  /// Appends an attribute that refers to a definition, as in ` clip-path="url(#id)"`.
  mutating func attribute(_ name: StaticString, reference id: Int) {
    open(name)
    write("url(#")
    writeID(id)
    write(")\"")
  }

  /// Empties the piece and keeps its memory.
  mutating func removeAll() { truncate(to: 0) }

  /// Takes back what was written after `end`.
  mutating func truncate(to end: Int) {
    bytes.removeLast(bytes.count - end)
    while let last = references.last, last >= end { references.removeLast() }
  }

  /// A copy of the piece's part in `range`.
  func part(_ range: Range<Int>) -> SVGBuffer {
    var part = SVGBuffer()
    part.bytes = Array(bytes[range])
    part.references = references.filter(range.contains).map { $0 - range.lowerBound }
    return part
  }

  /// Takes the piece's part from `start` on out of it.
  mutating func cut(from start: Int) -> SVGBuffer {
    let part = self.part(start..<bytes.count)
    truncate(to: start)
    return part
  }

  /// The bytes with every placeholder replaced by what ids begin with.
  ///
  /// - Parameter prefix: what that is; `nil` for a digest of all bytes, six letters and digits, a letter first: one in 1.5
  ///   thousand million.
  consuming func resolved(prefix: [UInt8]? = nil) -> [UInt8] {
    if let prefix { return replacingPlaceholders(with: prefix) }
    var digest = Self.digest(of: bytes)
    var prefix: [UInt8] = [UInt8(ascii: "a") + UInt8(digest % 26)]
    digest /= 26
    for _ in 1..<Self.placeholder.utf8CodeUnitCount {
      prefix.append(Self.base36(Int(digest % 36)))
      digest /= 36
    }
    // Taken out of the piece, so that they are not copied when they change.
    var bytes: [UInt8] = []
    swap(&bytes, &self.bytes)
    let references = references
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in references {
        for index in prefix.indices { bytes[place + index] = prefix[index] }
      }
    }
    return bytes
  }

  /// A copy of the bytes with something of another length in place of every placeholder.
  private func replacingPlaceholders(with prefix: [UInt8]) -> [UInt8] {
    let length = Self.placeholder.utf8CodeUnitCount
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count + references.count * max(prefix.count - length, 0))
    var start = 0
    for place in references {
      copy.append(contentsOf: bytes[start..<place])
      copy.append(contentsOf: prefix)
      start = place + length
    }
    copy.append(contentsOf: bytes[start...])
    return copy
  }

  /// A 64-bit digest of `bytes`, taken eight at a time in one byte order everywhere.
  private static func digest(of bytes: [UInt8]) -> UInt64 {
    var digest = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    func mix(_ word: UInt64) {
      digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
      digest ^= digest >> 29
    }
    bytes.withUnsafeBytes { raw in
      let words = raw.count / 8
      for index in 0..<words {
        mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
      }
      for byte in raw[(words * 8)...] { mix(UInt64(byte)) }
    }
    return digest ^ digest >> 32
  }

  private mutating func writeBase36(_ number: Int) {
    if number >= 36 { writeBase36(number / 36) }
    writeBase36Digit(number % 36)
  }

  private mutating func writeBase36Digit(_ digit: Int) { bytes.append(Self.base36(digit)) }

  private static func base36(_ digit: Int) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + UInt8(digit) : UInt8(ascii: "a") + UInt8(digit - 10)
  }
}
