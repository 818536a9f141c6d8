import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// A declared collection that stays alive from one evaluation of its declaration to the next: its host, the cells in
/// sight, and the state of the views in cells.
///
/// Where views are kept from drawing to drawing, as in a host, it measures what is seen and keeps its cells; in a picture
/// drawn once it measures everything from the start, and no cell outlives its drawing.
final class LiveCollection: CollectionHostSource {
  nonisolated deinit {}

  /// The declaration shown now.
  private(set) var content: CollectionContent
  /// What drawings share.
  var render: RenderContext
  /// The node that draws the collection.
  weak var node: CollectionNode?
  /// Whether the collection outlives a drawing.
  let isRetained: Bool
  private(set) lazy var host = makeHost()
  /// The scope the collection's own node was made in.
  private let outer: ViewScope
  /// The scopes of cells out of sight that have state; by section.
  private var scopes: [Int: [ElementIdentity: ViewScope]] = [:]
  /// The cells alive.
  private var cells: [ObjectIdentifier: ViewCell] = [:]
  /// Cells that wait to be used again.
  private var pool: [ViewCell] = []
  private var hasShown = false
  /// Whether cells may have to follow another declaration.
  private var needsFollowing = false
  /// Cells whose views are made anew from the latest declaration.
  private var outdated: [ViewCell] = []
  /// What is wrong with the ids in sight; `nil` where others have come since it was found.
  private var knownDuplicates: [DrawingDiagnostic]?

  init(_ content: CollectionContent, in context: ResolutionContext) {
    self.content = content
    render = context.render
    isRetained = context.render.store.isRetaining
    outer = context.scope
  }

  private func makeHost() -> CollectionHost {
    let layout =
      content.ownLayout()
      ?? CollectionViewCompositionalLayout { [unowned self] index, environment in
        content.layoutSection(index, environment: environment)
      }
    let host = CollectionHost(
      layout: layout, source: self,
      environment: LayoutEnvironment(
        containerSize: .zero, traits: content.context.environment.builtIn.traits),
      measuringPolicy: isRetained ? .visible : .prefix)
    host.plansByHeight = content.options.makeLayout != nil
    host.keepsContents = isRetained
    return host
  }

  /// Shows another declaration: cells in sight whose views would be others are made anew with their state, and measured
  /// where they size themselves.
  func show(_ new: CollectionContent) {
    let old = content
    content = new
    render = new.context.render
    new.host = host
    knownDuplicates = nil
    defer { hasShown = true }
    if !hasShown { return }
    host.environment.traits = new.context.environment.builtIn.traits
    let difference = DiffableDifference(
      from: old.sections.map(\.section), to: new.sections.map(\.section))
    if !difference.isOrderUnchanged { new.memory.edits += 1 }
    moveScopes(difference)
    let keepsCells = !render.remakesAll && old.context.makesSameViews(as: new.context)
    for cell in cells.values {
      if keepsCells {
        cell.setNeedsFollowing()
      } else {
        cell.setOutdated()
        noteOutdated(cell)
      }
    }
    host.verifiesAppearingSizes = true
    needsFollowing = true
    do {
      try host.apply(difference)
    } catch {
      render.fail(error)
      host.reloadData()
    }
  }

  /// Has cells whose views the latest declaration makes otherwise make them anew, and measures them again.
  ///
  /// Called before the collection is measured or drawn: what a cell's declaration reads is then the cell's to follow, and
  /// not that of the view around the collection.
  func followDeclaration() {
    guard needsFollowing else { return }
    needsFollowing = false
    // In order, for the declaration's closures are evaluated.
    let ordered = cells.values.sorted {
      ($0.identity.section, $0.identity.item) < ($1.identity.section, $1.identity.item)
    }
    for cell in ordered { cell.followIfNeeded() }
    host.setNeedsMeasuring(outdated.filter { $0.scope != nil }.map(\.identity))
    outdated = []
  }

  /// Notes that a cell's view is made anew from the latest declaration.
  func noteOutdated(_ cell: ViewCell) { outdated.append(cell) }

  /// A cell's view has changed by itself.
  func cellDidChange(_ cell: ViewCell) {
    host.setNeedsMeasuring([cell.identity])
    setNeedsUpdate()
  }

  /// What is wrong with the ids in sight.
  func duplicates() -> [DrawingDiagnostic] {
    if let knownDuplicates { return knownDuplicates }
    let duplicates = content.duplicates(among: (try? host.visibleElements()) ?? [])
    knownDuplicates = duplicates
    return duplicates
  }

  /// Has the collection drawn anew.
  func setNeedsUpdate() {
    if let node { outer.setNeedsUpdate(from: node) } else { render.store.setDirty() }
  }

  // MARK: What the host asks

  var sectionCount: Int { content.sectionCount }

  func itemCount(inSection section: Int) -> Int { content.itemCount(inSection: section) }

  func names(of identity: ElementIdentity) -> [String] { content.tagDescriptions(of: identity) }

  var collectionMetrics: (any CollectionMetrics)? { content.collectionMetrics }

  func declaredSize(of identity: ElementIdentity, width: CGFloat?) -> CGSize? {
    content.declaredSize(of: identity, width: width)
  }

  func orthogonalOffset(inSection section: Int) -> CGFloat? { content.orthogonalOffset(inSection: section) }

  func content(for identity: ElementIdentity) -> (any CellContent)? {
    knownDuplicates = nil
    guard let description = content.cell(for: identity) else { return nil }
    let cell = pool.popLast() ?? ViewCell(in: self)
    cell.show(identity, description, in: takeScope(of: identity))
    cells[ObjectIdentifier(cell)] = cell
    return cell
  }

  /// The scope for an element's cell: the one that keeps the state of an earlier cell, or a new one.
  private func takeScope(of identity: ElementIdentity) -> ViewScope {
    scopes[identity.section]?.removeValue(forKey: identity) ?? content.context.makeScope()
  }

  func didMove(_ content: any CellContent, to identity: ElementIdentity) {
    (content as? ViewCell)?.move(to: identity)
  }

  func reconfigure(_ content: any CellContent, identity: ElementIdentity) -> Bool { true }

  func didEndDisplaying(_ content: any CellContent, identity: ElementIdentity) {
    guard let cell = content as? ViewCell else { return }
    if let scope = cell.scope, scope.sleep(), !cell.hasLostElement {
      scopes[cell.identity.section, default: [:]][cell.identity] = scope
    }
    cell.tearDown()
    cells[ObjectIdentifier(cell)] = nil
    pool.append(cell)
  }

  // MARK: State

  /// Moves the state of cells along with their elements, and drops that of elements that are gone.
  ///
  /// O(1) for a section that has not changed, else O(log edits) for each cell with state.
  private func moveScopes(_ difference: DiffableDifference) {
    if difference.isOrderUnchanged || scopes.isEmpty && cells.isEmpty { return }
    let map = DiffableIndexMap(difference)
    var moved: [Int: [ElementIdentity: ViewScope]] = [:]
    for known in scopes.values {
      for (identity, scope) in known {
        guard let new = map.newIdentity(forOld: identity) else { continue }
        moved[new.section, default: [:]][new] = scope
      }
    }
    scopes = moved
    for cell in cells.values {
      if let new = map.newIdentity(forOld: cell.identity) { cell.move(to: new) } else { cell.loseElement() }
    }
  }
}

extension LiveCollection: Sleeper {
  /// Lets go of all cells; how far the collection is scrolled and the state in its cells stay.
  func sleep() -> Bool {
    host.endDisplaying()
    return host.bounds.origin != .zero || !host.orthogonalOffsets.isEmpty
      || scopes.contains { !$0.value.isEmpty }
  }
}

extension DiffableIndexMap {
  /// What an element is called after an update, supplementary elements going with their section.
  fileprivate func newIdentity(forOld identity: ElementIdentity) -> ElementIdentity? {
    switch identity {
    case .item(let section, let item):
      newPath(forOld: IndexPath(item: item, section: section))
        .map { .item(section: $0.section, item: $0.item) }
    case .supplementary(let kind, let section, let item):
      newSection(forOld: section).map { .supplementary(kind: kind, section: $0, item: item) }
    case .decoration(let kind, let section, let item):
      newSection(forOld: section).map { .decoration(kind: kind, section: $0, item: item) }
    }
  }
}
