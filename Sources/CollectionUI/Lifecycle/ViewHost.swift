public import Drawing
import Foundation
import Observation

/// Keeps a view alive between drawings: its state, and the actions for appearing and changes.
///
/// Ask for a display list whenever ``needsUpdate`` is true. A picture drawn once needs no host.
public final class ViewHost<Content: View> {
  /// What is shown.
  public var rootView: Content {
    didSet { setNeedsUpdate() }
  }
  /// Whether state, an observed object or the view itself has changed since the last drawing.
  public private(set) var needsUpdate = true
  /// Called once when an update becomes needed.
  public var onUpdateNeeded: (() -> Void)?
  /// The outermost collection as of the last drawing.
  private(set) weak var collection: LiveCollection?
  private let store = StateStore()
  private let lifecycle = Lifecycle()

  /// A host of `rootView`, which has not appeared yet.
  public init(rootView: Content) {
    self.rootView = rootView
    store.onChange = { [weak self] in self?.setNeedsUpdate() }
  }

  isolated deinit { lifecycle.end() }

  /// Draws the view and runs the actions that follow.
  ///
  /// - Throws: as the view's own ``View/displayList(in:)``.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let render = RenderContext(measurer: environment.textMeasurer, store: store, lifecycle: lifecycle)
    let result = withObservationTracking {
      Result { try render.settle(rootView, in: environment) }
    } onChange: { [weak self] in
      Task { @MainActor in self?.setNeedsUpdate() }
    }
    let list = try result.get()
    store.endLifetimes()
    collection = render.outermostCollection
    // What is still changing after the last pass waits for the next drawing.
    needsUpdate = store.isDirty
    return DisplayList(size: list.size, items: list.items, diagnostics: render.diagnostics)
  }

  /// Ends the view's appearance: actions for disappearing run, and work is cancelled.
  public func disappear() { lifecycle.end() }

  private func setNeedsUpdate() {
    if needsUpdate { return }
    needsUpdate = true
    onUpdateNeeded?()
  }
}
