/// Values of a document that are to be written differently; everything else stays as it is, byte for byte.
struct DocumentEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []
  /// How new values are written: with blanks where the document has them.
  let style: JSONWriter.Style

  init(of document: JSONDocument) {
    style = document.hasBlanksAfterColons ? .spaced : .compact
  }

  /// Gives the member `name` of `object` the value that `write` writes, adding it at the end where there is none.
  ///
  /// Members that are added to one object keep their order.
  mutating func set(
    _ name: String, of object: JSONValue,
    _ write: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    var writer = JSONWriter(style: style)
    try write(&writer)
    if let value = object[name] {
      edits.append((value.byteRange, writer.bytes))
      return
    }
    var text: [UInt8] = []
    JSONText.append(quoted: name, to: &text)
    text += style == .spaced ? Array(": ".utf8) : Array(":".utf8)
    text += writer.bytes
    var end = object.byteRange.lowerBound + 1
    if object.count > 0 {
      text = (style == .spaced ? Array(", ".utf8) : Array(",".utf8)) + text
      for (_, value) in JSONMembers(of: object) { end = value.byteRange.upperBound }
    }
    edits.append((end..<end, text))
  }

  /// Takes over the edits of another part of the document.
  mutating func append(_ other: DocumentEdits) { edits += other.edits }

  /// The document's bytes with all edits made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, edit) in ordered {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
