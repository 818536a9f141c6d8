import Drawing
import Foundation

/// What is shared by all that a tree of views remembers from one evaluation to the next.
final class StateStore {
  nonisolated deinit { handle.target = nil }

  /// Leads here from what is kept.
  nonisolated let handle = Handle<StateStore>()

  /// Whether views are kept with their nodes and evaluated one by one, as in a host, rather than all in each pass.
  let isRetaining: Bool
  /// The scope of the whole tree.
  let root = ViewScope()
  /// The scope whose views are being made, measured or drawn.
  @exclusivity(unchecked) var scope: ViewScope
  /// Evaluations whose observed objects have changed.
  let changes = ObservedChanges()
  /// What timers are read at; `nil` in a picture drawn once.
  let clock: HostClock?
  /// Scopes evaluated since lifetimes were ended last.
  private var evaluated: [ViewScope] = []
  /// Scopes that became stale since the last pass began.
  private var stale: [ViewScope] = []
  /// Scopes that had problems, in the order of the first.
  private var problematic: [WeakScope] = []
  /// Whether something changed since the last pass began.
  private(set) var isDirty = false
  /// Bodies being evaluated, during which nothing may be changed.
  var evaluating = 0
  /// Whether something was changed while a body was evaluated.
  private(set) var wasChangedInBody = false
  /// Called when something becomes dirty.
  var onChange: (() -> Void)?

  init(isRetaining: Bool = false) {
    self.isRetaining = isRetaining
    clock = isRetaining ? HostClock() : nil
    scope = root
    handle.target = self
    root.storeHandle = handle
  }

  /// The box of a property; `make` gives the first value of its lifetime.
  func box<Value>(at path: ViewPath, slot: Int, make: () -> Value) -> StateBox<Value> {
    scope.retained(StateBox<Value>.self, at: path, slot: slot) { StateBox(make(), store: self) }
  }

  /// Sets the clock; what was made from it is stale then.
  func setClock(_ now: Date?) {
    clock?.now = now
    changes.deliver()
  }

  /// Starts over: what was taken from views that have changed since is forgotten.
  func beginPass() {
    changes.deliver()
    let changed = stale
    stale = []
    for scope in changed { scope.invalidate() }
    isDirty = false
    wasChangedInBody = false
  }

  /// Ends the lifetimes of what evaluations since the last time did not meet.
  func endLifetimes() {
    for scope in evaluated { scope.endLifetimes() }
    evaluated = []
  }

  /// Whether something has changed since the last pass began, as far as is told by now.
  var needsPass: Bool { isDirty || !changes.isEmpty }

  /// Problems of the views that there are.
  func diagnostics() -> [DrawingDiagnostic] {
    problematic.removeAll { $0.scope?.diagnostics.isEmpty ?? true }
    return problematic.flatMap { $0.scope?.diagnostics ?? [] }
  }

  /// Notes that a scope has a problem for the first time since it was evaluated.
  func noteDiagnostics(of scope: ViewScope) {
    if !problematic.contains(where: { $0.scope === scope }) { problematic.append(WeakScope(scope: scope)) }
  }

  private struct WeakScope {
    weak var scope: ViewScope?
  }

  /// Notes that what a scope keeps is being asked for anew; lifetimes within one picture end with it.
  func noteEvaluation(of scope: ViewScope) { if isRetaining { evaluated.append(scope) } }

  /// Notes that views have to be made anew.
  func noteStale(_ scope: ViewScope) {
    stale.append(scope)
    setDirty()
  }

  /// Notes that state has changed; while a body is evaluated that is a mistake.
  func noteWrite() { if evaluating > 0 { wasChangedInBody = true } }

  func setDirty() {
    if isDirty { return }
    isDirty = true
    onChange?()
  }
}
