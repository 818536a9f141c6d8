extension JSONValue {
  /// The value of the member `key`.
  ///
  /// O(k) in the members, as all functions of this kind.
  ///
  /// - Throws: where the value is no object or has no such member.
  public func value(at key: String) throws(JSONError) -> JSONValue {
    if let value = self[key] { return value }
    if kind != .object { throw error("expected an object, found \(kind)") }
    throw error("the member “\(key)” is missing")
  }

  /// The value of the member `key`, or `nil` where it is missing or null.
  ///
  /// - Throws: where the value is no object.
  public func valueIfPresent(at key: String) throws(JSONError) -> JSONValue? {
    if let value = self[key] { return value.kind == .null ? nil : value }
    if kind != .object { throw error("expected an object, found \(kind)") }
    return nil
  }

  /// The number that the member `key` is.
  ///
  /// - Throws: where it is missing or no number.
  public func number(at key: String) throws(JSONError) -> Double { try value(at: key).number() }

  /// The whole number that the member `key` is.
  ///
  /// - Throws: where it is missing or no whole number.
  public func integer(at key: String) throws(JSONError) -> Int { try value(at: key).integer() }

  /// The string that the member `key` is.
  ///
  /// - Throws: where it is missing or no string.
  public func string(at key: String) throws(JSONError) -> String { try value(at: key).string() }

  /// The truth value that the member `key` is.
  ///
  /// - Throws: where it is missing or neither `true` nor `false`.
  public func bool(at key: String) throws(JSONError) -> Bool { try value(at: key).bool() }

  /// The elements of the array that the member `key` is.
  ///
  /// - Throws: where it is missing or no array.
  public func array(at key: String) throws(JSONError) -> JSONElements { try value(at: key).array() }

  /// The members of the object that the member `key` is.
  ///
  /// - Throws: where it is missing or no object.
  public func object(at key: String) throws(JSONError) -> JSONMembers { try value(at: key).object() }

  /// The numbers of the array that the member `key` is.
  ///
  /// - Throws: where it is missing, no array of numbers, or has another count than `count`.
  public func numbers(at key: String, count: Int? = nil) throws(JSONError) -> [Double] {
    try value(at: key).numbers(count: count)
  }

  /// The number that the member `key` is, or `nil` where it is missing or null.
  ///
  /// - Throws: where it is something else.
  public func numberIfPresent(at key: String) throws(JSONError) -> Double? {
    try valueIfPresent(at: key)?.number()
  }

  /// The whole number that the member `key` is, or `nil` where it is missing or null.
  ///
  /// - Throws: where it is something else.
  public func integerIfPresent(at key: String) throws(JSONError) -> Int? {
    try valueIfPresent(at: key)?.integer()
  }

  /// The string that the member `key` is, or `nil` where it is missing or null.
  ///
  /// - Throws: where it is something else.
  public func stringIfPresent(at key: String) throws(JSONError) -> String? {
    try valueIfPresent(at: key)?.string()
  }

  /// The truth value that the member `key` is, or `nil` where it is missing or null.
  ///
  /// - Throws: where it is something else.
  public func boolIfPresent(at key: String) throws(JSONError) -> Bool? {
    try valueIfPresent(at: key)?.bool()
  }

  /// The elements of the array that the member `key` is, or `nil` where it is missing or null.
  ///
  /// - Throws: where it is something else.
  public func arrayIfPresent(at key: String) throws(JSONError) -> JSONElements? {
    try valueIfPresent(at: key)?.array()
  }
}
