import CollectionHost
import Foundation
import Testing

/// The recorded cases, read as they are kept in the folder beside this file.
enum Conformance {
  /// One recorded run.
  struct Run: CustomTestStringConvertible {
    let name: String
    let initial: Any
    let steps: [[String: Any]]

    var testDescription: String { name }
  }

  /// The runs of one family of the recorded file.
  static func runs(_ family: String) throws -> [Run] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Conformance/diffable.json")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let cases = try #require(document["cases"] as? [[String: Any]])
    return try cases.filter { $0["family"] as? String == family }.map {
      Run(
        name: try #require($0["name"] as? String), initial: try #require($0["initial"]),
        steps: try #require($0["steps"] as? [[String: Any]]))
    }
  }

  /// An identifier of the recordings: text or a number.
  static func identifier(_ value: Any?) throws -> String {
    if let number = value as? Int { return "number \(number)" }
    return try #require(value as? String, "not an identifier: \(String(describing: value))")
  }

  /// An argument that may be left out, which the recordings also write as null.
  static func optional(_ value: Any?) throws -> String? {
    guard let value, !(value is NSNull) else { return nil }
    return try identifier(value)
  }

  /// A list of identifiers of the recordings.
  static func identifiers(_ value: Any?) throws -> [String] {
    try #require(value as? [Any], "not a list: \(String(describing: value))").map { try identifier($0) }
  }

  /// What a recorded reason is called here.
  static func reason(_ because: String?) throws -> DiffableMisuse.Reason? {
    switch because {
    case nil: nil
    case "duplicate identifiers", "duplicate identifiers in the argument": .duplicateIdentifiers
    case "section already present": .sectionAlreadyPresent
    case "unknown identifier", "unknown section", "unknown destination or source": .unknownIdentifier
    case "no section": .noSections
    case "destination among the inserted", "destination is the moved one": .destinationIsMoved
    default: throw UnknownWord(word: because ?? "")
    }
  }

  /// A word of the schema that the runner does not know, which is a fault of the runner.
  struct UnknownWord: Error {
    let word: String
  }
}
