/// A wrong use of diffable data, in the words UIKit would use.
///
/// Whoever throws one has changed nothing. UIKit raises `NSInternalInconsistencyException` in every one of these
/// cases (`layout.md 9.1`).
public nonisolated struct DiffableMisuse: Error, Hashable, Sendable {
  /// What kind of wrong use it was.
  public enum Reason: Hashable, Sendable {
    /// An identifier was given twice, or, in a section snapshot, is there already.
    case duplicateIdentifiers
    /// A section that was to be added is in the snapshot already.
    case sectionAlreadyPresent
    /// A section or an item that the call names is not in the snapshot.
    case unknownIdentifier
    /// Items were appended to a snapshot that has no section.
    case noSections
    /// The place to insert at, or to move to, is one of those to be inserted or moved.
    case destinationIsMoved
  }

  /// What kind of wrong use it was.
  public let reason: Reason

  /// What was wrong and with which identifiers, as a sentence.
  public let message: String
}

nonisolated extension DiffableMisuse: CustomStringConvertible {
  /// The ``message``.
  public var description: String { message }
}

nonisolated extension DiffableMisuse {
  /// What an identifier stands for.
  enum Role: String {
    case item, section
  }

  /// The misuse of giving identifiers more than once; nil when each is there once.
  ///
  /// All that are repeated are named (`layout.md` G30), in the order of their first appearance.
  static func duplicates<Identifier: Hashable>(
    _ role: Role, in identifiers: [Identifier]
  ) -> DiffableMisuse? {
    guard Set(identifiers).count < identifiers.count else { return nil }
    var counts: [Identifier: Int] = [:]
    for identifier in identifiers { counts[identifier, default: 0] += 1 }
    let repeated = identifiers.filter { counts.updateValue(1, forKey: $0) ?? 1 > 1 }
    return DiffableMisuse(
      reason: .duplicateIdentifiers,
      message: "Fatal: supplied \(role) identifiers are not unique. "
        + "Duplicate identifiers: \(list(repeated))")
  }

  /// The misuse of adding sections that are there.
  static func present(_ sections: [some Hashable]) -> DiffableMisuse {
    DiffableMisuse(
      reason: .sectionAlreadyPresent,
      message:
        "Section identifiers that already exist in the snapshot cannot be inserted again: \(list(sections))")
  }

  /// The misuse of adding items to a section snapshot that has them.
  static func presentInSectionSnapshot(_ items: [some Hashable]) -> DiffableMisuse {
    DiffableMisuse(
      reason: .duplicateIdentifiers,
      message: "Identifiers in a section snapshot must be unique. Duplicate identifiers: \(list(items))")
  }

  /// The misuse of naming identifiers that are not there, `purpose` saying what for.
  static func unknown(_ role: Role, _ identifiers: [some Hashable], for purpose: String) -> DiffableMisuse {
    DiffableMisuse(
      reason: .unknownIdentifier,
      message: "Invalid \(role) identifier specified for \(purpose). "
        + "Not in the snapshot: \(list(identifiers))")
  }

  /// The misuse of appending to a snapshot without sections.
  static var noSections: DiffableMisuse {
    DiffableMisuse(
      reason: .noSections,
      message: "There are currently no sections in the data source. Please add a section first.")
  }

  /// The misuse of inserting or moving something beside itself.
  static func destinationIsMoved(_ role: Role, _ identifier: some Hashable) -> DiffableMisuse {
    DiffableMisuse(
      reason: .destinationIsMoved,
      message: "The destination \(role) identifier must not be among those inserted or moved: \(identifier)")
  }

  private static func list(_ identifiers: [some Hashable]) -> String {
    "(" + identifiers.map { "\($0)" }.joined(separator: ", ") + ")"
  }
}
