public import Foundation
public import Geometry

/// Which elements are asked for their preferred sizes.
public enum MeasuringExtent: Hashable, Sendable {
  /// Those on screen, as UIKit does; what was never shown keeps its estimate (`layout.md` 6.2).
  case visible
  /// Everything from the start through the end of the viewport, as if a person had scrolled there: across that
  /// direction what lies in the view.
  case prefix
  /// Everything.
  case everything
}

extension LayoutPlan {
  /// Asks the self-sizing elements of an extent for their sizes until none is left unasked.
  ///
  /// Elements are asked in order from the start, each once, and again where its item comes to another length on the axis
  /// that it does not decide; as earlier ones grow, later ones may leave the screen
  /// and stay unasked (`layout.md` 6.2 `[measured]`). Elements of deterministic size are never asked. Where a
  /// section has items that are uniform across siblings, all of its items are asked as soon as one is
  /// (`layout.md` 1.4).
  ///
  /// - Parameters:
  ///   - window: What is on screen.
  ///   - extent: Which elements count.
  ///   - preferredSize: The size that an element's content prefers: on the axes of `unmeasuredAxes` freely, the other
  ///     axis being as long as the element's frame. A cell that cannot size itself answers the size of its frame.
  /// - Returns: How many elements were asked.
  /// - Complexity: O(log n) for each element asked; each is asked once, so this ends.
  @discardableResult
  public mutating func measure(
    in window: LayoutWindow, extent: MeasuringExtent = .visible,
    preferredSize: (LayoutElement) throws -> CGSize
  ) rethrows -> Int {
    var asked = extent == .everything ? try measureInOrder(in: window, preferredSize) : 0
    while true {
      let candidates = extent == .everything ? unmeasured(in: window) : unmeasured(in: window, extent)
      if candidates.isEmpty { return asked }
      if extent == .everything {
        // Whatever moves, everything is asked: one pass places it all.
        let (count, isChanged) = try measureTogether(candidates.map(\.identity), in: window, preferredSize)
        asked += count
        if isChanged { continue }
        return asked
      }
      var askedNow = try measureOneByOne(candidates, in: window, extent, preferredSize)
      askedNow += try measureTogether(uniformSiblings(of: candidates), in: window, preferredSize).count
      if askedNow == 0 { return asked }
      asked += askedNow
    }
  }

  /// Asks the cells of sections where the length of an item decides which subitem the next one is, each when all before it
  /// have been asked; says how many.
  private mutating func measureInOrder(
    in window: LayoutWindow, _ preferredSize: (LayoutElement) throws -> CGSize
  ) rethrows -> Int {
    var asked = 0
    for section in sections.indices where sections[section].length != 0 {
      var next = 0
      while let item = sections[section].firstUnmeasuredInOrder(from: next),
        let element = element(.item(section: section, item: item), window: window)
      {
        setPreferredSizes([(element.identity, try preferredSize(element))])
        asked += 1
        next = sections[section].firstItemBesideGroup(of: item)
      }
    }
    return asked
  }

  /// Asks elements that have been measured for their sizes again, as far as they are in sight then, each at the place that
  /// those before it leave it.
  ///
  /// Elements of deterministic size, and those that have still to be measured, are not asked.
  ///
  /// - Parameters:
  ///   - identities: The elements, in the order in which they are asked.
  ///   - window: What is on screen.
  ///   - preferredSize: The size that an element's content prefers; see ``measure(in:extent:preferredSize:)``.
  /// - Returns: How many elements were asked.
  /// - Complexity: O(log n) for each element asked, and in a flow once the lines that follow.
  @discardableResult
  public mutating func measureAgain(
    _ identities: [ElementIdentity], in window: LayoutWindow, preferredSize: (LayoutElement) throws -> CGSize
  ) rethrows -> Int {
    let candidates = identities.compactMap { candidate($0, in: window, again: true) }
    return try measureOneByOne(candidates, again: true, in: window, .visible, preferredSize)
  }

  /// An element with the axes that it is asked for.
  private func candidate(_ identity: ElementIdentity, in window: LayoutWindow, again: Bool) -> LayoutElement?
  {
    guard var element = element(identity, window: window) else { return nil }
    if !again { return element }
    guard element.unmeasuredAxes.isEmpty else { return nil }
    element.unmeasuredAxes = selfSizingAxes(of: identity)
    return element
  }

  /// Asks elements for their sizes, each at the place that those before it leave it; says how many.
  private mutating func measureOneByOne(
    _ candidates: [LayoutElement], again: Bool = false, in window: LayoutWindow, _ extent: MeasuringExtent,
    _ preferredSize: (LayoutElement) throws -> CGSize
  ) rethrows -> Int {
    var asked = 0
    var hasMoved = false
    // A flow's lines are broken as far as somebody looks, since every item may move all that follow it.
    var unfinished: Int?
    defer { if let unfinished { finishSection(unfinished) } }
    for candidate in candidates {
      if let section = unfinished, !place(through: candidate.identity, inSection: section) {
        finishSection(section)
        unfinished = nil
      }
      guard
        let element = hasMoved ? self.candidate(candidate.identity, in: window, again: again) : candidate,
        !element.unmeasuredAxes.isEmpty, element.frame.meets(measuredRect(window, extent))
      else { continue }
      let size = try preferredSize(element)
      asked += 1
      guard setPreferredSize(size, for: element.identity) else { continue }
      hasMoved = true
      if case .item(let section, _) = element.identity, place(through: element.identity, inSection: section) {
        unfinished = section
      } else {
        finishSection(element.identity.item == .max ? nil : element.identity.section)
      }
    }
    return asked
  }

  /// Asks elements for their sizes before any of them moves: how many, and whether anything moved then.
  private mutating func measureTogether(
    _ identities: [ElementIdentity], in window: LayoutWindow,
    _ preferredSize: (LayoutElement) throws -> CGSize
  ) rethrows -> (count: Int, isChanged: Bool) {
    var sizes: [(ElementIdentity, CGSize)] = []
    for identity in identities {
      guard let element = element(identity, window: window), !element.unmeasuredAxes.isEmpty else { continue }
      sizes.append((identity, try preferredSize(element)))
    }
    return (sizes.count, setPreferredSizes(sizes))
  }

  private func measuredRect(_ window: LayoutWindow, _ extent: MeasuringExtent) -> CGRect {
    let everywhere = CGRect(
      x: -largestLength, y: -largestLength, width: 2 * largestLength, height: 2 * largestLength)
    switch extent {
    case .visible: return window.bounds
    case .everything: return everywhere
    case .prefix:
      var rect = everywhere
      rect.origin[axis.cross] = 0
      rect.size[axis.cross] = environment.containerSize[axis.cross]
      if axis == .horizontal, isMirrored {
        rect.origin.x = window.bounds.origin.x
        return rect
      }
      rect.size[axis] = window.bounds.origin[axis] + window.bounds.size[axis] + largestLength
      return rect
    }
  }

  /// The unmeasured elements of an extent that are in sight, from the start on.
  private func unmeasured(in window: LayoutWindow, _ extent: MeasuringExtent) -> [LayoutElement] {
    var query = ElementQuery(
      plan: self, rect: measuredRect(window, extent), window: window, isMeasuring: true)
    query.run()
    return inOrder(query.found)
  }

  /// All unmeasured elements, in sight or not, from the start on.
  private func unmeasured(in window: LayoutWindow) -> [LayoutElement] {
    let placer = ElementPlacer(plan: self, window: window)
    var found: [LayoutElement] = []
    for section in sections.indices where sections[section].length != 0 {
      placer.forEachUnmeasuredCell(ofSection: section) { found.append($0) }
      found += sections[section].boundary.map { placer.boundary($0, section: section) }
    }
    found += boundary.items.map { placer.boundary($0, section: nil) }
    found.removeAll { $0.unmeasuredAxes.isEmpty }
    for index in found.indices { found[index].frame = mirrored(found[index].frame) }
    return inOrder(found)
  }

  private func inOrder(_ elements: [LayoutElement]) -> [LayoutElement] {
    let sign: CGFloat = axis == .horizontal && isMirrored ? -1 : 1
    return elements.sorted {
      let (first, second) = (sign * $0.frame.origin[axis], sign * $1.frame.origin[axis])
      return first != second ? first < second : $0.identity.precedes($1.identity)
    }
  }

  /// The items of the sections of `elements` that have still to be asked, where they are as long as the longest of
  /// them (`layout.md` 1.4).
  private func uniformSiblings(of elements: [LayoutElement]) -> [ElementIdentity] {
    var siblings: [ElementIdentity] = []
    var done: Set<Int> = []
    for element in elements {
      guard case .item(let section, _) = element.identity, done.insert(section).inserted,
        case .groups(let groups) = sections[section].body, groups.hasUniformItems
      else { continue }
      var next = groups.firstUnmeasured(from: 0)
      while let item = next {
        siblings.append(.item(section: section, item: item))
        next = groups.firstUnmeasured(from: item + 1)
      }
    }
    return siblings
  }
}

extension SolvedSection {
  /// The first unmeasured item from `item` on, where cells decide which subitem an item is.
  fileprivate func firstUnmeasuredInOrder(from item: Int) -> Int? {
    guard case .groups(let groups) = body, groups.recipe.changesRoles else { return nil }
    return groups.firstUnmeasured(from: item)
  }

  /// The first item whose place may change with the length of another one: that of the group before.
  fileprivate func firstItemBesideGroup(of item: Int) -> Int {
    guard case .groups(let groups) = body else { return item + 1 }
    return groups.items(ofGroup: max(0, groups.group(ofItem: item) - 1)).lowerBound
  }
}

extension ElementPlacer {
  /// Calls `body` for the cells of a section that have still to be asked for their sizes.
  fileprivate func forEachUnmeasuredCell(ofSection section: Int, _ body: (LayoutElement) -> Void) {
    switch plan.sections[section].body {
    case .groups(let groups):
      var next = groups.firstUnmeasured(from: 0)
      while let item = next, let cell = element(.item(section: section, item: item)) {
        body(cell)
        next = groups.firstUnmeasured(from: item + 1)
      }
    case .masonry(let masonry):
      guard masonry.firstUnmeasured < masonry.count else { return }
      masonry.forEachItem(after: masonry.firstUnmeasured) { item, frame in
        body(masonryCell(item, frame, masonry, section: section))
      }
    case .flow(let flow):
      var next = flow.sizes.firstUnmeasured(from: 0)
      while let item = next {
        body(flowCell(item, flow.frame(of: item), flow, section: section))
        next = flow.sizes.firstUnmeasured(from: item + 1)
      }
    case nil: return
    }
  }
}

extension ElementIdentity {
  /// Cells by index, before supplementary and decoration elements.
  fileprivate func precedes(_ other: ElementIdentity) -> Bool {
    let (ours, theirs) = (rank, other.rank)
    if ours != theirs { return ours < theirs }
    return section != other.section ? section < other.section : item < other.item
  }

  private var rank: Int {
    switch self {
    case .item: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}
