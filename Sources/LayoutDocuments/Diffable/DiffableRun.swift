import CollectionHost

/// A run of operations on a snapshot, or on a section snapshot.
enum DiffableRun {
  case snapshot(SnapshotRun)
  case section(SectionSnapshotRun)

  /// A run from a state: a list of sections, or an object with a tree.
  private init(_ initial: JSONValue) throws(JSONError) {
    switch initial.kind {
    case .array: self = .snapshot(try SnapshotRun(initial))
    case .object: self = .section(try SectionSnapshotRun(initial))
    case let other:
      throw initial.error("expected a list of sections or an object with a tree, found \(other)")
    }
  }

  /// Carries out the steps of a case and replaces the result of each.
  static func answer(_ json: JSONValue, in edits: inout DocumentEdits) throws(JSONError) {
    try json.allowOnly(["name", "family", "source", "rules", "note", "initial", "steps", "expected"])
    var run = try DiffableRun(json.value(at: "initial"))
    for step in try json.array(at: "steps") {
      let outcome = try run.perform(SnapshotStep(step))
      try edits.set("raises", of: step) { writer in
        if case .raised = outcome { writer.write(true) } else { writer.write(false) }
      }
      if step["returns"] != nil || run.isSection && outcome.isResult {
        try edits.set("returns", of: step) { writer in writer.write(outcome) }
      }
      try edits.set("state", of: step) { writer in run.writeState(to: &writer) }
    }
  }

  /// Whether documents record what the operations answer; what a snapshot counts they leave to its state.
  private var isSection: Bool { if case .section = self { true } else { false } }

  private mutating func perform(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome {
    switch self {
    case .snapshot(var run):
      let outcome = try run.perform(step)
      self = .snapshot(run)
      return outcome
    case .section(var run):
      let outcome = try run.perform(step)
      self = .section(run)
      return outcome
    }
  }

  private func writeState(to writer: inout JSONWriter) {
    switch self {
    case .snapshot(let run): run.writeState(to: &writer)
    case .section(let run): run.writeState(to: &writer)
    }
  }
}

extension SnapshotOutcome {
  /// Whether the operation answers something.
  fileprivate var isResult: Bool {
    switch self {
    case .done, .raised: false
    case .number, .identifier, .identifiers, .snapshot: true
    }
  }
}

extension JSONWriter {
  /// Writes what an operation answers; null where it answers nothing.
  fileprivate mutating func write(_ outcome: SnapshotOutcome) {
    switch outcome {
    case .done, .raised: writeNull()
    case .number(let number): write(number)
    case .identifier(let identifier): if let identifier { write(identifier) } else { writeNull() }
    case .identifiers(let identifiers): write(identifiers)
    case .snapshot(let snapshot): SectionSnapshotRun.write(snapshot, to: &self)
    }
  }
}
