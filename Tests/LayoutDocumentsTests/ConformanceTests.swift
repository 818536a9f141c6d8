import LayoutDocuments
import Testing

@Suite("Answers to the recorded files")
struct ConformanceTests {
  @Test(
    "every case is answered as UIKit did",
    arguments: ConformanceFiles.layouts + ["diffable"])
  func recorded(file: String) throws {
    let bytes = try ConformanceFiles.bytes(file)
    let answer = try LayoutDocument(bytes).answer()
    #expect(answer.faults == [])
    let (ours, recorded) = (try JSONReader.parse(answer.bytes), try JSONReader.parse(bytes))
    let cases = try recorded.array(at: "cases").map { $0 }
    let answers = try ours.array(at: "cases").map { $0 }
    #expect(cases.count == answers.count && !cases.isEmpty)
    for (own, test) in zip(answers, cases) {
      var comparison = AnswerComparison(tolerance: ConformanceFiles.tolerance(file))
      comparison.compare(own, test)
      if !comparison.differences.isEmpty {
        Issue.record(
          Comment(rawValue: AnswerComparison.report(comparison.differences, own, test)))
      }
    }
  }

  @Test("set-ups stay byte for byte, a case a line", arguments: ConformanceFiles.layouts)
  func setUps(file: String) throws {
    let bytes = try ConformanceFiles.bytes(file)
    let answer = try LayoutDocument(bytes).answer()
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let answers = String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == answers.count)
    for (line, own) in zip(lines, answers) {
      let end = line.firstRange(of: "\"steps\"") ?? line.firstRange(of: "\"expected\"")
      #expect(own.hasPrefix(line[..<(end?.lowerBound ?? line.endIndex)]))
    }
  }

  @Test("recorded results are not read", arguments: ConformanceFiles.layouts + ["diffable"])
  func blank(file: String) throws {
    let bytes = try ConformanceFiles.bytes(file)
    let blank = BlankDocument.bytes(of: try JSONReader.parse(bytes))
    #expect(blank != bytes)
    let answer = try LayoutDocument(blank).answer()
    #expect(answer.faults == [])
    let own = try JSONReader.parse(answer.bytes)
    #expect(own == (try JSONReader.parse(LayoutDocument(bytes).answer().bytes)))
  }
}

/// A document whose results are blank, or wrong.
private enum BlankDocument {
  static func bytes(of document: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    write(document, isResult: false, to: &writer)
    return writer.bytes
  }

  /// Members that hold results, and inside those the members and rows that select or ask.
  private static let results: Set = ["expected", "raises", "state", "returns"]
  private static let kept: Set = [
    "sample", "visibleOnly", "clip", "rect", "anyWidth", "adjustedContentInset", "initialContentOffset",
  ]

  private static func write(
    _ value: JSONValue, isResult: Bool, name: String = "", to writer: inout JSONWriter
  ) {
    switch value.kind {
    case .object:
      let members = (try? value.object().map { $0 }) ?? []
      writer.beginObject()
      for (name, member) in members {
        writer.key(name)
        if kept.contains(name) {
          writer.write(member)
        } else {
          write(member, isResult: isResult || results.contains(name), name: name, to: &writer)
        }
      }
      writer.endObject()
    case .array
    where isResult && name != "queries" && name != "items" && name != "lookups" && name != "supplementaries":
      writer.writeNull()
    case .array:
      writer.beginArray()
      for (index, element) in ((try? value.array().map { $0 }) ?? []).enumerated() {
        let isIdentity = isResult && element.kind != .object && element.kind != .array && index < 3
        write(element, isResult: isResult && !isIdentity, name: name, to: &writer)
      }
      writer.endArray()
    case .null where isResult, .number where isResult: writer.write(-77.5)
    case .bool where isResult, .string where isResult: writer.writeNull()
    case .null, .bool, .number, .string: writer.write(value)
    }
  }
}
