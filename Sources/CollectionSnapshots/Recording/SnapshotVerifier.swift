import CollectionLab
import Foundation

/// Makes a snapshot, compares it with its reference, and writes what its mode and its failure ask for.
@MainActor
struct SnapshotVerifier {
  let test: SnapshotTest
  /// The name within the test, or `nil` for the test's only snapshot of its kind.
  let name: String?
  let configuration: SnapshotConfiguration
  let comparison: ImageComparison
  let record: SnapshotRecord?
  /// The process's environment.
  var variables = ProcessInfo.processInfo.environment
  var ledger = SnapshotLedger.shared

  /// Verifies every variant of every strategy, in order: all of a variant's strategies before the next variant.
  func verify<Value>(
    _ value: () throws -> Value, as strategies: [SnapshotStrategy<Value>], variants: SnapshotVariants,
    scroll: SnapshotScroll
  ) -> [SnapshotOutcome] {
    let wanted = (variables["COLLECTIONLAB_SNAPSHOT_FILTER"] ?? "").split(separator: ",").map {
      $0.lowercased()
    }
    var outcomes: [SnapshotOutcome] = []
    for variant in variants.variants where variant.words.isSuperset(of: wanted) {
      for strategy in strategies {
        var environment = strategy.environment.applying(variant)
        if scroll != .top { environment.scroll = scroll }
        let location = SnapshotLocation(
          test: test, named: name, suffix: variant.suffix + strategy.scaleSuffix,
          pathExtension: strategy.pathExtension, configuration: configuration, variables: variables)
        let outcome = verify(at: location) { try strategy.content(value(), environment) }
        SnapshotResults.append(outcome, test: test, at: location)
        outcomes.append(outcome)
      }
    }
    return outcomes
  }

  /// Verifies one file.
  private func verify(at location: SnapshotLocation, _ content: () throws -> SnapshotContent)
    -> SnapshotOutcome
  {
    var outcome = SnapshotOutcome(
      status: .error, name: location.name, reference: location.reference, message: "")
    if test.isParameterized, name == nil {
      outcome.message =
        "\(test.name) runs once for each of its arguments, and all would share \(location.reference); "
        + "give the snapshot a name made of the argument: named: \"\\(argument)\""
      return outcome
    }
    if let collision = ledger.claim(location.reference, for: test, isNamed: name != nil) {
      outcome.message = collision
      return outcome
    }
    do {
      let mode = try SnapshotRecord.resolved(
        callSite: record, scope: configuration.record, variables: variables)
      let content = try content()
      let file = try ReferenceFile.read(location.reference)
      try conclude(content, file, mode, location, &outcome)
    } catch {
      outcome.status = .error
      outcome.message = "\(location.name): \(error)"
    }
    return outcome
  }

  /// Compares what was made with the reference's file and writes what is to be written.
  private func conclude(
    _ content: SnapshotContent, _ file: [UInt8]?, _ mode: SnapshotRecord, _ location: SnapshotLocation,
    _ outcome: inout SnapshotOutcome
  ) throws {
    guard let file else {
      try refuseBlank(content)
      if mode == .never {
        outcome.status = .missing
        outcome.message =
          "\(location.name): there is no reference at \(location.reference), and record is .never; run the test with "
          + "COLLECTIONLAB_SNAPSHOT_RECORD=missing, look at the file and commit it"
        try SnapshotArtifacts(location: location).write(content)
      } else {
        try write(
          content, location, &outcome, "recorded \(location.reference); look at it and run the test again")
      }
      return
    }
    if try compare(content, file, mode, location, &outcome) { return }
    guard mode == .all || mode == .failed && outcome.status == .changed else { return }
    try refuseBlank(content)
    try write(content, location, &outcome, "recorded \(location.reference) anew: \(outcome.message)")
  }

  /// Whether nothing would change if the reference were written again; the outcome says how the comparison ended.
  private func compare(
    _ content: SnapshotContent, _ file: [UInt8], _ mode: SnapshotRecord, _ location: SnapshotLocation,
    _ outcome: inout SnapshotOutcome
  ) throws -> Bool {
    switch content {
    case .text(let text):
      let reference = String(decoding: file, as: UTF8.self)
      if reference.utf8.elementsEqual(text.utf8) {
        outcome.status = .passed
        return true
      }
      outcome.status = .changed
      let lines = TextDifference.lines(from: reference, to: text)
      outcome.message =
        "\(location.name): the text is not the reference's\n"
        + lines.map { "  \($0)\n" }.joined() + "  accept: \(acceptCommand(location))"
      if mode == .missing || mode == .never { try SnapshotArtifacts(location: location).write(content) }
      return false
    case .image(let image):
      let reference: ReferenceImage
      do throws(ReferenceError) {
        reference = try ReferenceImage(file: file, path: location.reference)
      } catch {
        // A reference that is damaged can be recorded over; a pointer stands for a good one.
        if case .largeFilePointer = error { throw error }
        if mode == .all || mode == .failed {
          outcome.status = .changed
          outcome.message = "\(error)"
          return false
        }
        throw error
      }
      let failure = PictureComparison(
        reference: reference, actual: image, comparison: comparison, name: location.name)
      outcome.difference = failure.difference
      outcome.layoutDifference = failure.layoutDifference
      outcome.size = image.layout?.size
      outcome.environmentChanges = failure.environmentChanges
      switch failure.difference.verdict {
      case .identical:
        outcome.status = .passed
        return image.layout == reference.layout || mode != .all
      case .withinTolerance:
        outcome.status = .withinTolerance
        outcome.message = "\(location.name): \(failure.difference)"
      case .different, .differentSize, .blank:
        outcome.status = .changed
        outcome.message = "\(failure.message)\n  accept: \(acceptCommand(location))"
        if mode == .missing || mode == .never {
          outcome.attachments = try SnapshotArtifacts(location: location).write(failure)
        }
      }
      return false
    }
  }

  private func write(
    _ content: SnapshotContent, _ location: SnapshotLocation, _ outcome: inout SnapshotOutcome,
    _ message: String
  ) throws {
    let bytes: [UInt8] =
      switch content {
      case .image(let image): try image.file()
      case .text(let text): Array(text.utf8)
      }
    try ReferenceFile.write(bytes, to: location.reference)
    outcome.status = .recorded
    outcome.message = "\(location.name): \(message)"
    let limit = configuration.maxBytes ?? 65_536
    if bytes.count > limit, location.relativePath.hasSuffix(".png") {
      outcome.message +=
        "\n  it has \(bytes.count) bytes, more than the \(limit) a reference should have; draw less of it, at scale 1, or "
        + "allow more with maxBytes:"
    }
  }

  /// - Throws: where `content` is a picture of nothing that nobody asked for.
  private func refuseBlank(_ content: SnapshotContent) throws {
    guard case .image(let image) = content, !comparison.allowsBlank else { return }
    let difference = image.difference(to: image, compare: comparison)
    if difference.verdict == .blank {
      throw DrawingDiagnostic(
        "the picture shows nothing: every pixel has the same colour; it is not recorded. If that is right, allow it with "
          + "compare: ImageComparison(allowsBlank: true)")
    }
  }

  private func acceptCommand(_ location: SnapshotLocation) -> String {
    "render-chapter snapshots accept \(location.name)"
  }
}
