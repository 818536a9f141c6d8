/// Reads JSON documents (RFC 8259) and remembers where everything stands.
///
/// Nothing beyond the standard is accepted: no comments, no trailing commas, no byte order mark, no invalid UTF-8, no half
/// surrogate pair. A name that an object has twice is an error, and so is a number beyond the range of `Double`.
public enum JSONReader {
  /// How many arrays and objects may lie inside each other.
  public static let maximumDepth = 512

  /// The value that `bytes` hold.
  ///
  /// O(n) in the bytes.
  ///
  /// - Throws: the first fault, with its line and column and the path of the value it is in.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    JSONValue(document: try document(bytes), index: 0)
  }

  /// The value that `text` holds.
  ///
  /// - Throws: as ``parse(_:)-([UInt8])``.
  public static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8))
  }

  private static func document(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    var nodes = JSONNodes(capacity: 1)
    let fault = bytes.withUnsafeBufferPointer { buffer -> JSONError? in
      do throws(JSONError) {
        nodes = try JSONScanner(bytes: buffer).scanned()
        return nil
      } catch { return error }
    }
    if let fault { throw fault }
    return JSONDocument(bytes: bytes, nodes: nodes)
  }
}
