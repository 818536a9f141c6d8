import Foundation
import LayoutDocuments

/// The recorded files, kept beside the tests of the parts that they check.
enum ConformanceFiles {
  /// The bytes of a file by its name without the ending.
  static func bytes(_ name: String) throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let target = name == "diffable" ? "CollectionHostTests" : "LayoutDocumentsTests"
    return Array(try Data(contentsOf: tests.appendingPathComponent("\(target)/Conformance/\(name).json")))
  }

  /// How far numbers of a file may be apart, in points: drawn pixels are three a point and rounded.
  static func tolerance(_ name: String) -> Double { name == "screenshots" ? 0.35 : 0.001 }

  /// The files whose cases describe layouts, or lists.
  nonisolated static let layouts = [
    "backport", "compositional", "flow", "flow-selfsizing", "inset-reference", "lists", "orthogonal",
    "screenshots", "selfsizing",
  ]
}
