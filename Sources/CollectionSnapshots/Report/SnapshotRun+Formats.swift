import Drawing
import Foundation

extension SnapshotRun {
  /// The results as one JSON document, for other programs.
  public func json() throws -> [UInt8] {
    struct Document: Encodable {
      var counts: [String: Int]
      var results: [SnapshotResult]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let counts = Dictionary(grouping: results, by: \.status.rawValue).mapValues(\.count)
    return Array(try encoder.encode(Document(counts: counts, results: results))) + [10]
  }

  /// The results as JUnit's XML, which most CI services show.
  public func junit() -> String {
    let failures = results.filter { $0.status != .passed && $0.status != .withinTolerance }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="\(results.count)" failures="\(failures.count)">
      <testsuite name="snapshots" tests="\(results.count)" failures="\(failures.count)">

      """
    for result in results {
      let parts = result.name.split(separator: "/", maxSplits: 1).map(String.init)
      let (suite, name) = parts.count == 2 ? (parts[0], parts[1]) : ("", result.name)
      text += "<testcase classname=\"\(Markup.escaped(suite))\" name=\"\(Markup.escaped(name))\""
      switch result.status {
      case .passed: text += "/>\n"
      case .withinTolerance:
        text += "><system-out>\(Markup.escaped(result.message))</system-out></testcase>\n"
      case .recorded, .changed, .missing, .error:
        text += "><failure message=\"\(Markup.escaped(Self.firstLine(result.message)))\" "
        text += "type=\"\(result.status.rawValue)\">\(Markup.escaped(result.message))</failure></testcase>\n"
      }
    }
    return text + "</testsuite>\n</testsuites>\n"
  }

  /// A line a remarkable result, as GitHub's runner turns into annotations.
  public func gitHubAnnotations() -> [String] {
    remarkable.map { result in
      let kind = result.status == .withinTolerance ? "warning" : "error"
      // The runner's own escapes; a property ends at a comma or a colon.
      func escaped(_ text: String, isProperty: Bool = false) -> String {
        var result = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing(
          "\n", with: "%0A")
        if isProperty { result = result.replacing(":", with: "%3A").replacing(",", with: "%2C") }
        return result
      }
      return "::\(kind) file=\(escaped(result.file, isProperty: true)),line=\(result.line),"
        + "title=\(escaped(result.name, isProperty: true))::\(escaped(result.message))"
    }
  }

  static func firstLine(_ text: String) -> String {
    text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  }
}
