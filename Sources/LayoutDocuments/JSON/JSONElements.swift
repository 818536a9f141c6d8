/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var child: Int
  private var left: Int

  /// The elements of `array`; none for anything else.
  init(of array: JSONValue) {
    document = array.document
    child = array.document.firstChild(of: array.index)
    left = array.kind == .array ? array.count : 0
  }

  /// How many are left.
  public var underestimatedCount: Int { left }

  /// The next element, or `nil` after the last.
  public mutating func next() -> JSONValue? {
    guard left > 0 else { return nil }
    defer {
      left -= 1
      child = document.end(of: child)
    }
    return JSONValue(document: document, index: child)
  }
}

/// The members of an object, in the document's order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var child: Int
  private var left: Int

  /// The members of `object`; none for anything else.
  init(of object: JSONValue) {
    document = object.document
    child = object.document.firstChild(of: object.index)
    left = object.kind == .object ? object.count : 0
  }

  /// How many are left.
  public var underestimatedCount: Int { left }

  /// The next member, or `nil` after the last.
  public mutating func next() -> (key: String, value: JSONValue)? {
    guard left > 0 else { return nil }
    let key = document.name(at: child)
    let value = JSONValue(document: document, index: child + 1)
    left -= 1
    child = document.end(of: child + 1)
    return (key, value)
  }
}
