import CollectionLab
import CollectionSnapshots

/// The words `snapshots diff`: two pictures compared.
enum SnapshotsDiff {
  /// Compares two files, prints in what they differ, and draws the difference where that is asked for.
  ///
  /// - Throws: ``ToolError`` of kind differences where the pictures differ, of kind usage where one cannot be read.
  static func execute(_ words: [String], _ arguments: ParsedArguments) throws(ToolError) {
    guard words.count == 2 else {
      throw .usage("snapshots diff compares two files: snapshots diff A.png B.png")
    }
    let comparison: ImageComparison
    switch arguments.value("compare") ?? "exact" {
    case "exact": comparison = .exact
    case "cross-machine": comparison = .crossMachine
    case let other: throw .usage("--compare \(other): it may be exact or cross-machine")
    }
    let (old, new) = (try image(words[0]), try image(words[1]))
    var allowing = comparison
    allowing.allowsBlank = true
    let outcome = PictureComparison(reference: old, actual: new, comparison: allowing, name: words[1])
    if let file = arguments.value("output") {
      do { try FileWriter.write(outcome.picture(), to: file) } catch { throw ToolError(error) }
    }
    if outcome.difference.verdict == .identical {
      ToolOutput.line("no pixel differs")
      return
    }
    ToolOutput.line(outcome.message)
    if !outcome.difference.passes { throw ToolError("the pictures differ", exitCode: .differences) }
  }

  private static func image(_ path: String) throws(ToolError) -> ReferenceImage {
    let bytes = try InputFile.bytes(path)
    do throws(ReferenceError) { return try ReferenceImage(file: bytes, path: path) } catch {
      throw .usage("\(error)")
    }
  }
}
