import CollectionLayout
import Foundation

/// A document in the schema of the recorded answers: a file of cases, or a single case.
///
/// A case describes a layout and what it is solved for, or a run of operations on a diffable snapshot. Recorded
/// results are never read: they may be blank, or missing.
@MainActor
public struct LayoutDocument {
  private let document: JSONValue
  private let cases: [JSONValue]

  /// Reads a document; its cases are looked at when they are answered.
  ///
  /// - Parameter bytes: JSON.
  /// - Throws: what is wrong with the JSON, or with what stands around the cases.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    document = try JSONReader.parse(bytes)
    guard try document.object().contains(where: { $0.key == "cases" }) else {
      cases = [document]
      return
    }
    try document.allowOnly(["format", "version", "title", "part", "note", "cases"])
    if let format = document["format"], try format.string() != Self.format {
      throw format.error("the format “\(try format.string())” is not known; known is \(Self.format)")
    }
    if let version = document["version"], try version.integer() != 1 {
      throw version.error("version \(try version.integer()) is not known; known is 1")
    }
    cases = try document.array(at: "cases").map { $0 }
  }

  private static let format = "collection-layout-vectors"

  /// The document with every recorded result replaced by ours.
  ///
  /// Set-ups stay as they are, byte for byte. A case that cannot be answered does not stop the others: its result is
  /// an object with the sentence that says why, under the name `error`.
  ///
  /// O(n) in the document and in the elements answered.
  public func answer() -> LayoutDocumentAnswer {
    var edits = DocumentEdits(of: document.document)
    var faults: [JSONError] = []
    var names: Set<String> = []
    for json in cases {
      var own = DocumentEdits(of: document.document)
      do throws(JSONError) {
        try Self.check(json, &names)
        try Self.answer(json, in: &own)
        edits.append(own)
      } catch {
        faults.append(error)
        edits.append(Self.refusal(of: json, error, in: document.document))
      }
    }
    return LayoutDocumentAnswer(bytes: edits.applied(to: document.document.bytes), faults: faults)
  }

  /// Throws where a case is no object, or has the name of another one.
  private static func check(_ json: JSONValue, _ names: inout Set<String>) throws(JSONError) {
    guard let name = try json.valueIfPresent(at: "name") else { return }
    if !names.insert(try name.string()).inserted { throw name.error("another case has this name") }
  }

  private static func answer(_ json: JSONValue, in edits: inout DocumentEdits) throws(JSONError) {
    if json["initial"] != nil { return try DiffableRun.answer(json, in: &edits) }
    guard json["layout"] != nil || json["environment"] != nil else {
      throw json.error("the case has neither a layout nor a snapshot to start from")
    }
    try answerLayout(json, in: &edits)
  }

  private static func answerLayout(_ json: JSONValue, in edits: inout DocumentEdits) throws(JSONError) {
    let solved = try solve(json)
    if let steps = try json.valueIfPresent(at: "steps") {
      var answers = StepAnswers(solved)
      for step in try steps.array() {
        try step.allowOnly(["propose", "expected"])
        let proposal = try step.number(at: "propose")
        try edits.set("expected", of: step) { writer in answers.write(movedTo: proposal, to: &writer) }
      }
    }
    let answer = try ExpectedAnswer(solved, in: json["expected"])
    try edits.set("expected", of: json) { (writer) throws(JSONError) in
      try answer.write(to: &writer, hasSteps: json["steps"] != nil)
    }
  }

  /// What the engine makes of a case with a layout.
  static func solve(_ json: JSONValue) throws(JSONError) -> SolvedCase {
    let test = try LayoutCase(json)
    do throws(LayoutMisuse) { return try SolvedCase(test) } catch {
      throw (json["layout"] ?? json).error(error.description)
    }
  }

  /// The edits that leave a case without any result but the reason why.
  private static func refusal(
    of json: JSONValue, _ fault: JSONError, in document: JSONDocument
  ) -> DocumentEdits {
    var edits = DocumentEdits(of: document)
    guard json.kind == .object else { return edits }
    do throws(JSONError) {
      if let steps = json["steps"] {
        for step in JSONElements(of: steps) {
          for name in ["expected", "raises", "state", "returns"] where step[name] != nil {
            try edits.set(name, of: step) { writer in writer.writeNull() }
          }
        }
      }
      try edits.set("expected", of: json) { writer in
        writer.beginObject()
        writer.key("error")
        writer.write("\(fault.path): \(fault.message)")
        writer.endObject()
      }
    } catch { fatalError("Writing null and strings does not throw.") }
    return edits
  }

  /// Every case with a layout as boxes to be drawn, or why it has none.
  ///
  /// O(n) in the elements.
  public func figures() -> [Result<LayoutFigure, JSONError>] {
    cases.enumerated().map { number, json in
      Result { () throws(JSONError) in
        if let initial = json["initial"] { throw initial.error("a snapshot has no frames to draw") }
        let solved = try Self.solve(json)
        return LayoutFigure(solved, name: try json.stringIfPresent(at: "name") ?? "case \(number + 1)")
      }
    }
  }
}

/// A document that was answered.
public struct LayoutDocumentAnswer: Hashable, Sendable {
  /// The document with our results.
  public let bytes: [UInt8]
  /// What is wrong with the cases that could not be answered, in their order, with paths inside the document.
  public let faults: [JSONError]
}
