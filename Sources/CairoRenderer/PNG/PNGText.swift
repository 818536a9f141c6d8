import CCairo
import Foundation

/// A text that travels inside a PNG file, under a keyword.
public struct PNGText: Hashable, Sendable {
  /// 1 to 79 characters of ASCII that tell what the text is.
  public var keyword: String
  public var text: String

  /// A text under a keyword; other characters than ASCII's printable ones are taken out of the keyword.
  public init(keyword: String, text: String) {
    let ascii = keyword.unicodeScalars.filter { (32..<127).contains($0.value) }
    self.keyword = String(String.UnicodeScalarView(ascii.prefix(79)))
    self.text = text
  }

  /// The most bytes of a text that are read: 16 megabytes.
  private static let limit = 16_777_216

  /// The texts in a PNG file that have a keyword and are compressed UTF-8, in order; none where the file is no PNG.
  ///
  /// What is damaged is left out. O(n) in the bytes.
  public static func texts(in file: [UInt8]) -> [PNGText] {
    guard file.starts(with: PNGChunk.signature) else { return [] }
    var texts: [PNGText] = []
    PNGChunk.forEach(in: file) { kind, data in
      if kind == "iTXt", let text = PNGText(chunk: data) { texts.append(text) }
    }
    return texts
  }

  /// The text in the data of an iTXt chunk: keyword, 0, compressed, method, language, 0, translation, 0, text.
  private init?(chunk: ArraySlice<UInt8>) {
    guard let end = chunk.firstIndex(of: 0), end + 3 < chunk.endIndex, chunk[end + 1] == 1,
      chunk[end + 2] == 0,
      let language = chunk[(end + 3)...].firstIndex(of: 0),
      let translation = chunk[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    guard let text = Self.inflate(chunk[(translation + 1)...]) else { return nil }
    keyword = String(decoding: chunk[..<end], as: UTF8.self)
    self.text = String(decoding: text, as: UTF8.self)
  }

  /// The data of the text's iTXt chunk.
  func chunk() throws(RenderingError) -> [UInt8] {
    var bytes = Array(keyword.utf8) + [0, 1, 0, 0, 0]
    var deflater = try CompactDeflater()
    do {
      try Array(text.utf8).withUnsafeBytes {
        try deflater.compress($0, isLast: true) { bytes.append(contentsOf: $0) }
      }
    } catch { throw .compression("zlib failed on a text") }
    return bytes
  }

  private static func inflate(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    var room = max(data.count * 8, 1024)
    while true {
      var length = uLongf(room)
      var status: Int32 = Z_OK
      let result = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        status = data.withUnsafeBufferPointer {
          uncompress(buffer.baseAddress, &length, $0.baseAddress, uLong($0.count))
        }
        count = status == Z_OK ? Int(length) : 0
      }
      if status == Z_OK { return result }
      guard status == Z_BUF_ERROR, room < limit else { return nil }
      room = min(room * 4, limit)
    }
  }
}
