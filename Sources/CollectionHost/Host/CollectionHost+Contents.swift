import CollectionLayout
import Foundation
public import Geometry

extension CollectionHost {
  /// Contents that were only measured and stay alive for the case that they come into sight at once.
  private static let measuredContentLimit = 24

  /// The content of an element in sight; `nil` for elements out of sight.
  public func content(at identity: ElementIdentity) -> (any CellContent)? { contents[identity]?.content }

  /// The content of an element, made once while it is alive.
  func makeContent(for identity: ElementIdentity) -> (any CellContent)? {
    contents[identity]?.content ?? makeNewContent(for: identity, isShown: false)
  }

  /// Makes the content of an element that has none.
  private func makeNewContent(for identity: ElementIdentity, isShown: Bool) -> (any CellContent)? {
    if identity.isItem {
      // Asked for every content that is made: data may have changed since the layout was prepared.
      let count = identity.section < source.sectionCount ? source.itemCount(inSection: identity.section) : nil
      guard let count, identity.item < count else {
        diagnose(
          "\(identity) is not there any more: the data has changed without the collection being told; "
            + "its section has \(count ?? 0) items now")
        return nil
      }
    }
    guard let content = source.content(for: identity) else {
      if identity.isItem { diagnose("\(identity) has no content; its place is left empty") }
      return nil
    }
    if content.useCount > 1 { reusedCount += 1 } else { createdCount += 1 }
    contents[identity] = LiveContent(content: content, isShown: isShown)
    return content
  }

  /// Lets go of a content that is not needed any more.
  func endContent(_ identity: ElementIdentity) {
    guard let live = contents.removeValue(forKey: identity) else { return }
    source.didEndDisplaying(live.content, identity: identity)
  }

  /// Lets go of all contents, as when the view leaves the screen; the next drawing makes what it needs.
  public func endDisplaying() {
    shown = nil
    endAllContents()
  }

  /// Lets go of all contents.
  func endAllContents() {
    for identity in contents.keys.inOrder() { endContent(identity) }
  }

  /// Lets go of what is out of sight, then gives the elements that came into sight contents, so that these can be
  /// the same objects.
  func updateContents(_ elements: [ShownElement]) {
    // A host that measures everything is about to draw everything.
    if measuringPolicy != .everything { endContents(but: elements) }
    for shown in elements {
      let identity = shown.element.identity
      let known = contents[identity]
      if known?.isShown == true { continue }
      if known != nil { contents[identity]?.isShown = true }
      guard let content = known?.content ?? makeNewContent(for: identity, isShown: true) else { continue }
      source.willDisplay(content, identity: identity)
    }
  }

  /// Lets go of contents that are not those of `elements`.
  func endContents(but elements: [ShownElement]) {
    if contents.isEmpty { return }
    var kept = Set<ElementIdentity>(minimumCapacity: elements.count)
    for shown in elements { kept.insert(shown.element.identity) }
    endContents(but: kept)
  }

  private func endContents(but kept: Set<ElementIdentity>) {
    var ended: [ElementIdentity] = []
    for identity in contents.keys where !kept.contains(identity) { ended.append(identity) }
    for identity in ended.inOrder() { endContent(identity) }
  }

  /// Lets go of contents that the new offset leaves behind, before measuring makes others.
  func endContentsOutOfSight(in plan: LayoutPlan) {
    // Under the other policies positions are not known before everything above is measured.
    guard keepsContents, measuringPolicy == .visible else { return }
    if contents.isEmpty { return }
    let visible = CGRect(origin: nearest(to: offset), size: viewSize)
    var kept: Set<ElementIdentity> = []
    for element in plan.elements(in: visible, window: window) where contents[element.identity] != nil {
      kept.insert(element.identity)
    }
    if kept.count < contents.count { endContents(but: kept) }
  }

  /// Lets go of a content that was made to be measured, unless it is about to be seen.
  func endMeasuredContent(_ identity: ElementIdentity) {
    // A host that measures everything is about to draw everything.
    if measuringPolicy == .everything || contents.count <= Self.measuredContentLimit { return }
    if contents[identity]?.isShown == false { endContent(identity) }
  }
}

nonisolated extension Sequence<ElementIdentity> {
  /// The elements in an order that does not depend on their hashes: by section, then item, cells first.
  func inOrder() -> [ElementIdentity] { sorted { $0.precedes($1) } }
}

nonisolated extension ElementIdentity {
  /// Whether an element comes before another by section, then item, cells first.
  fileprivate func precedes(_ other: ElementIdentity) -> Bool {
    if section != other.section { return section < other.section }
    if isItem != other.isItem { return isItem }
    if item != other.item { return item < other.item }
    return description < other.description
  }
}
