/// A value in a JSON document that knows where it stands.
///
/// A value is a light view of its document, which it keeps alive: strings and numbers are made when they are asked for.
/// Members and elements are in the document's order.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: Hashable, Sendable {
    case null
    case bool
    case number
    case string
    case array
    case object
  }

  let document: JSONDocument
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// What the value is.
  public var kind: Kind {
    switch document.kind(of: index) {
    case .null: .null
    case .false, .true: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Elements of an array or members of an object; 0 for anything else.
  public var count: Int {
    kind == .array || kind == .object ? document.count(of: index) : 0
  }

  /// The value of the member `key`, or `nil` where there is none or the value is no object.
  ///
  /// O(k) in the members.
  public subscript(key: String) -> JSONValue? {
    document.member(key, of: index).map { JSONValue(document: document, index: $0) }
  }

  /// The element at `position`, or `nil` where there is none or the value is no array.
  ///
  /// O(n) in the position; walk ``JSONElements`` to see all.
  public subscript(position: Int) -> JSONValue? {
    guard kind == .array, position >= 0, position < count else { return nil }
    var child = document.firstChild(of: index)
    for _ in 0..<position { child = document.end(of: child) }
    return JSONValue(document: document, index: child)
  }

  /// A number as it is written in the document; `nil` for anything else.
  public var numberText: String? {
    kind == .number ? document.string(at: index) : nil
  }

  /// The line and column where the value starts.
  ///
  /// O(n) in the bytes before it.
  public var position: JSONPosition { document.position(of: index) }

  /// The members and indices that lead to the value, as in `sections[2].columns`; empty for the document's root.
  ///
  /// O(n) in the values before it.
  public var path: String { document.path(of: index) }

  /// An error about this value, with its path and position.
  ///
  /// - Parameter message: what was expected and what was found.
  public func error(_ message: String) -> JSONError {
    JSONError(message: message, path: path, position: position)
  }
}

extension JSONValue: Equatable {
  /// Whether two values say the same: numbers by value, members in any order.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    guard left.kind == right.kind, left.count == right.count else { return false }
    switch left.kind {
    case .null: return true
    case .bool: return left.document.kind(of: left.index) == right.document.kind(of: right.index)
    case .number: return left.double == right.double
    case .string: return left.document.string(at: left.index) == right.document.string(at: right.index)
    case .array: return zip(JSONElements(of: left), JSONElements(of: right)).allSatisfy(==)
    case .object: return JSONMembers(of: left).allSatisfy { key, value in right[key] == value }
    }
  }

  /// The number; only of a value that is one.
  var double: Double {
    let node = document.nodes[index]
    return document.bytes.withUnsafeBufferPointer { bytes in
      let start = Int(node.offset)
      return JSONText.double(UnsafeBufferPointer(rebasing: bytes[start..<start + Int(node.link)]))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON.
  public var description: String {
    String(decoding: JSONWriter.bytes(of: self), as: UTF8.self)
  }
}
