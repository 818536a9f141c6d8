import CollectionHost

/// One operation of a run with its arguments, as a document writes them.
struct SnapshotStep {
  let json: JSONValue
  let operation: String

  init(_ json: JSONValue) throws(JSONError) {
    self.json = json
    operation = try json.string(at: "op")
  }

  /// Throws where a member is neither an argument nor one that every step may have.
  func allowOnly(_ arguments: String...) throws(JSONError) {
    try json.allowOnly(
      Set(arguments + ["op", "raises", "state", "returns", "because", "exception", "objectiveCOnly"]))
  }

  /// The identifier that the argument `name` is; `nil` for the null that only Objective-C can pass.
  func one(_ name: String) throws(JSONError) -> DocumentIdentifier? {
    let value = try json.value(at: name)
    return value.kind == .null ? nil : try DocumentIdentifier(value)
  }

  /// The identifiers that the argument `name` is; `nil` for the null that only Objective-C can pass.
  func many(_ name: String) throws(JSONError) -> [DocumentIdentifier]? {
    let value = try json.value(at: name)
    return value.kind == .null
      ? nil : try value.list { (element) throws(JSONError) in try DocumentIdentifier(element) }
  }

  /// The place that an operation names: before or after an item or section.
  func place(_ before: String, _ after: String) throws(JSONError) -> SnapshotPlace {
    if json[before] == nil { return SnapshotPlace(isBefore: false, identifier: try one(after)) }
    if let other = json[after] { throw other.error("a place is before or after something, not both") }
    return SnapshotPlace(isBefore: true, identifier: try one(before))
  }

  /// An error about the operation's name.
  ///
  /// - Parameter known: the names there are.
  func unknownOperation(_ known: String) -> JSONError {
    (json["op"] ?? json).error("“\(operation)” is not known; known are \(known)")
  }
}

/// Where something is inserted or moved to.
struct SnapshotPlace {
  let isBefore: Bool
  /// What it is before or after; `nil` for the null that only Objective-C can pass.
  let identifier: DocumentIdentifier?
}

/// How an operation of a run ended.
enum SnapshotOutcome {
  /// It is done and answers nothing.
  case done
  /// It was refused and changed nothing.
  case raised
  /// It answers a whole number.
  case number(Int)
  /// It answers an identifier, or none.
  case identifier(DocumentIdentifier?)
  /// It answers identifiers.
  case identifiers([DocumentIdentifier])
  /// It answers a section snapshot.
  case snapshot(DiffableDataSourceSectionSnapshot<DocumentIdentifier>)

  /// The outcome of `call`.
  init(of call: () throws(DiffableMisuse) -> SnapshotOutcome) {
    do throws(DiffableMisuse) { self = try call() } catch { self = .raised }
  }
}
