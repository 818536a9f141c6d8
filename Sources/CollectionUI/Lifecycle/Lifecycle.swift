/// The views with actions for appearing, disappearing and changes, as a host with a run loop keeps them.
///
/// Pictures drawn once have none: their actions are not run (`views.md` 4.5).
final class Lifecycle {
  nonisolated deinit {}

  /// What a view asks to be run.
  struct Actions {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    /// Starts work that is cancelled when the view disappears.
    var start: (() -> Task<Void, Never>)?
    /// The value that a change is noticed by, and what to do then.
    var watched: Watched?
  }

  /// A value under watch.
  struct Watched {
    let value: Any
    let isEqual: (Any) -> Bool
    /// What runs with the old value; takes `nil` at first, where that is asked for.
    let change: (Any?) -> Void
    let runsAtFirst: Bool
  }

  private struct Entry {
    var actions: Actions
    var task: Task<Void, Never>?
  }

  private var alive: [ViewPath: Entry] = [:]
  private var order: [ViewPath] = []
  /// Views shown in the current pass, in the order of drawing.
  private(set) var shown: [Shown] = []

  /// A view that is shown.
  struct Shown {
    let path: ViewPath
    let actions: Actions
  }

  init() {}

  func beginPass() { shown.removeAll(keepingCapacity: true) }

  /// Notes that a view is shown.
  func note(_ path: ViewPath, _ actions: Actions) {
    shown.append(Shown(path: path, actions: actions))
  }

  /// Notes that views are shown as they were before.
  func note(_ more: [Shown]) { shown.append(contentsOf: more) }

  /// Runs what follows from the difference between the last pass and the one before, in the order of drawing.
  func run() {
    let shown = shown
    self.shown = []
    let paths = Set(shown.map(\.path))
    for path in order where !paths.contains(path) { end(path) }
    order = shown.map(\.path)
    for view in shown {
      let (path, actions) = (view.path, view.actions)
      if let known = alive[path] {
        alive[path]?.actions = actions
        update(path, from: known.actions, to: actions)
      } else {
        alive[path] = Entry(actions: actions, task: nil)
        actions.appear?()
        if let watched = actions.watched, watched.runsAtFirst { watched.change(nil) }
        alive[path]?.task = actions.start?()
      }
    }
  }

  /// Ends everything that is shown.
  func end() {
    for path in order { end(path) }
    order = []
  }

  private func end(_ path: ViewPath) {
    guard let entry = alive.removeValue(forKey: path) else { return }
    entry.task?.cancel()
    entry.actions.disappear?()
  }

  private func update(_ path: ViewPath, from old: Actions, to new: Actions) {
    guard let before = old.watched, let now = new.watched, !now.isEqual(before.value) else { return }
    if let start = new.start {
      alive[path]?.task?.cancel()
      alive[path]?.task = start()
    }
    now.change(before.value)
  }
}
