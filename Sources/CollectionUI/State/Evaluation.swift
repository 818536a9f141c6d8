import Observation
import Synchronization

/// Something made from state and objects that were read meanwhile, and made anew once they change.
class Evaluation {
  nonisolated deinit { handle.target = nil }

  /// Whether something that was read has changed.
  final var isStale = false
  /// The scope that has to be made anew with this.
  final var scope: ViewScope? { scopeHandle?.target as? ViewScope }
  private let scopeHandle: Handle<Evaluation>?
  /// Leads here from what is read.
  nonisolated final let handle = Handle<Evaluation>()
  /// What is being evaluated, which depends on what is read.
  fileprivate(set) static var current: Evaluation?

  init(scope: ViewScope?) {
    scopeHandle = scope?.handle
    handle.target = self
  }

  /// Notes that what was read has changed.
  func setStale() {
    isStale = true
    scope?.setStale()
  }

  /// Runs `work` and depends on the state that it reads.
  final func trackState<Result>(_ work: () -> Result) -> Result {
    let outer = Evaluation.current
    Evaluation.current = self
    defer { Evaluation.current = outer }
    return work()
  }

  /// Runs `work` and depends on the state and the observable objects that it reads.
  final func track<Result>(in store: StateStore, _ work: () -> Result) -> Result {
    let changes = store.changes
    return withObservationTracking {
      trackState(work)
    } onChange: { [handle] in
      changes.add(handle)
    }
  }
}

/// Evaluations whose observed objects have changed; told from whatever thread changes them.
nonisolated final class ObservedChanges: Sendable {
  private let evaluations = Mutex<[Handle<Evaluation>]>([])

  init() {}

  /// Notes a change, which makes views stale when the main actor comes to it, at the latest.
  func add(_ evaluation: Handle<Evaluation>) {
    let isFirst = evaluations.withLock { evaluations in
      evaluations.append(evaluation)
      return evaluations.count == 1
    }
    if isFirst { Task { @MainActor in self.deliver() } }
  }

  var isEmpty: Bool { evaluations.withLock { $0.isEmpty } }

  /// Makes the evaluations stale that were told since the last time.
  @MainActor func deliver() {
    let changed = evaluations.withLock { evaluations in
      defer { evaluations = [] }
      return evaluations
    }
    for handle in changed { handle.target?.setStale() }
  }
}
