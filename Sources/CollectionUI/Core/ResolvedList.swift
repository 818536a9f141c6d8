import CollectionHost

/// The flat list of views that a declared view gives to its container (`views.md` 1.2).
///
/// It answers its count and any one element without touching the others, as far as the views' types allow.
public struct ResolvedList {
  enum Storage {
    case empty
    case one(ListElement)
    case many(ListNode)
  }

  let storage: Storage

  static var empty: ResolvedList { ResolvedList(storage: .empty) }

  private init(storage: Storage) { self.storage = storage }

  init(_ element: ListElement) { storage = .one(element) }

  init(_ node: ListNode) { storage = .many(node) }

  /// The lists of `parts`, one after the other.
  init(_ parts: [ResolvedList]) {
    switch parts.count {
    case 0: storage = .empty
    case 1: storage = parts[0].storage
    default: storage = .many(GroupList(parts))
    }
  }

  var count: Int {
    switch storage {
    case .empty: 0
    case .one: 1
    case .many(let node): node.count
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Whether the list is one view rather than a list that may have had more.
  var isSingleElement: Bool {
    switch storage {
    case .one: true
    case .empty: false
    case .many(let node): node.isSingle
    }
  }

  /// Whether a section is anywhere in the list.
  var hasSections: Bool {
    if case .many(let node) = storage { return node.hasSections }
    return false
  }

  /// The element at `index`, 0..<count.
  func element(at index: Int) -> ListElement {
    switch storage {
    case .empty: fatalError("element \(index) of an empty list of views")
    case .one(let element): element
    case .many(let node): node.element(at: index)
    }
  }

  /// The values of the element at `index`, 0..<count; no body is evaluated that its type says writes none.
  func values(at index: Int) -> ContainerValues {
    switch storage {
    case .empty: fatalError("element \(index) of an empty list of views")
    case .one(let element): element.values
    case .many(let node): node.values(at: index)
    }
  }

  /// What the view at `index`, 0..<count, is made from; `nil` where nobody can tell.
  func origin(at index: Int) -> ViewOrigin? {
    if case .many(let node) = storage { return node.origin(at: index) }
    return nil
  }

  /// Has elements that were asked for last evaluated again when they are asked for: what they read may have changed.
  func forgetLast() {
    if case .many(let node) = storage { node.forgetLast() }
  }

  /// All elements in order.
  func forEach(_ body: (ListElement) -> Void) {
    switch storage {
    case .empty: break
    case .one(let element): body(element)
    case .many(let node): for index in 0..<node.count { body(node.element(at: index)) }
    }
  }

  /// Runs of elements that have the same container values but for tags, in order, as far as types tell.
  ///
  /// Costs nothing per element of a `ForEach` whose content writes no values.
  func forEachRun(_ body: (_ count: Int, _ values: ContainerValues) -> Void) {
    switch storage {
    case .empty: break
    case .one(let element): body(1, element.values)
    case .many(let node): node.forEachRun(body)
    }
  }

  /// Elements at the same place of the declaration among some, each with the one before it.
  func repeats(among indices: [Int]) -> [(first: Int, again: Int)] {
    if case .many(let node) = storage { return node.repeats(among: indices) }
    return []
  }

  /// Makes the nodes of all elements, in order.
  func makeNodes(into nodes: inout [LayoutNode]) {
    switch storage {
    case .empty: break
    case .one(let element): nodes.append(element.makeNode())
    case .many(let node): node.makeNodes(into: &nodes)
    }
  }

  /// This list with every element's node made by `makeNode`, which takes the element as it is here.
  func mapNodes(_ makeNode: @escaping (ListElement) -> LayoutNode) -> ResolvedList {
    switch storage {
    case .empty: self
    case .one(let element): ResolvedList(element.mapNode(makeNode))
    case .many(let node): ResolvedList(MappedList(base: node, makeNode: makeNode))
    }
  }

  /// This list, or one view of nothing where `shape` has promised one and the list cannot keep that.
  func paddedToOne(for shape: ResolvedShape, in context: ResolutionContext) -> ResolvedList {
    guard shape.isSingle, count != 1 else { return self }
    return ResolvedList(ListElement(path: context.path, values: context.values) { LayoutNode() })
  }

  /// Adds this list's views and sections to `accumulator`, in order.
  func collectSections(into accumulator: inout SectionAccumulator) {
    switch storage {
    case .empty: break
    case .one: accumulator.addLoose(self)
    case .many(let node): node.collectSections(into: &accumulator)
    }
  }
}

/// One view of a list: where it is declared, its container values, and how to make the node that draws it.
struct ListElement {
  let path: ViewPath
  let values: ContainerValues
  let makeNode: () -> LayoutNode

  /// The element with another node.
  func mapNode(_ makeNode: @escaping (ListElement) -> LayoutNode) -> ListElement {
    ListElement(path: path, values: values) { makeNode(self) }
  }
}

/// A list of any number of views.
class ListNode {
  nonisolated deinit {}

  init() {}

  var count: Int { 0 }

  var hasSections: Bool { false }

  /// Whether the list is one view by its type.
  var isSingle: Bool { false }

  func element(at index: Int) -> ListElement { fatalError("a list without elements") }

  /// Makes the nodes of all elements, in order.
  func makeNodes(into nodes: inout [LayoutNode]) {
    for index in 0..<count { nodes.append(element(at: index).makeNode()) }
  }

  /// The values of one element; those of the whole element unless the list knows better.
  func values(at index: Int) -> ContainerValues { element(at: index).values }

  /// Runs of elements that have the same container values; one by one unless the list knows better.
  func forEachRun(_ body: (Int, ContainerValues) -> Void) {
    for index in 0..<count { body(1, element(at: index).values) }
  }

  /// What one view is made from; `nil` unless the list knows.
  func origin(at index: Int) -> ViewOrigin? { nil }

  /// Has what was asked for last evaluated again when it is asked for.
  func forgetLast() {}

  /// How an earlier list became this one; `nil` where only the places of all elements tell.
  func difference(from old: ListNode) -> TrackedDifference? { nil }

  /// Whether every element is there already, so that asking for all costs no more than their count.
  var isPlain: Bool { false }

  /// The place of an element in the declaration; known without evaluating its body where the list knows better.
  func key(at index: Int) -> ViewPath { element(at: index).path }

  /// Elements at the same place of the declaration among some, each with the one before it.
  ///
  /// Lists that are made at once have none: they tell their elements apart when they are made.
  func repeats(among indices: [Int]) -> [(first: Int, again: Int)] {
    if isPlain { return [] }
    var known: [ViewPath: Int] = [:]
    return indices.compactMap { index in
      known.updateValue(index, forKey: key(at: index)).map { (first: $0, again: index) }
    }
  }

  /// Adds the list's views and sections to `accumulator`; a list without sections is loose as a whole.
  func collectSections(into accumulator: inout SectionAccumulator) {
    accumulator.addLoose(ResolvedList(self))
  }
}

/// Several lists one after the other.
final class GroupList: ListNode {
  nonisolated deinit {}

  let parts: [ResolvedList]
  /// The index of each part's first element, and the count of all.
  let starts: [Int]
  override var hasSections: Bool { parts.contains(where: \.hasSections) }

  init(_ parts: [ResolvedList]) {
    self.parts = parts
    var starts = [0]
    starts.reserveCapacity(parts.count + 1)
    var total = 0
    for part in parts {
      total += part.count
      starts.append(total)
    }
    self.starts = starts
  }

  override var count: Int { starts[parts.count] }

  override func element(at index: Int) -> ListElement {
    let part = part(of: index)
    return parts[part].element(at: index - starts[part])
  }

  override func makeNodes(into nodes: inout [LayoutNode]) {
    for part in parts { part.makeNodes(into: &nodes) }
  }

  override func values(at index: Int) -> ContainerValues {
    let part = part(of: index)
    return parts[part].values(at: index - starts[part])
  }

  override func origin(at index: Int) -> ViewOrigin? {
    let part = part(of: index)
    return parts[part].origin(at: index - starts[part])
  }

  override func forgetLast() { for part in parts { part.forgetLast() } }

  /// The part that an element is in.
  private func part(of index: Int) -> Int {
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  override var isPlain: Bool { parts.allSatisfy(\.isPlain) }

  override func difference(from old: ListNode) -> TrackedDifference? {
    (old as? GroupList).flatMap(differenceOfParts(from:))
  }

  override func key(at index: Int) -> ViewPath {
    let part = part(of: index)
    return parts[part].key(at: index - starts[part])
  }

  override func forEachRun(_ body: (Int, ContainerValues) -> Void) {
    for part in parts { part.forEachRun(body) }
  }

  override func collectSections(into accumulator: inout SectionAccumulator) {
    if hasSections {
      for part in parts { part.collectSections(into: &accumulator) }
    } else if count > 0 {
      accumulator.addLoose(ResolvedList(self))
    }
  }
}

/// A list whose elements have other nodes.
final class MappedList: ListNode {
  nonisolated deinit {}

  private let base: ListNode
  private let makeNode: (ListElement) -> LayoutNode

  init(base: ListNode, makeNode: @escaping (ListElement) -> LayoutNode) {
    self.base = base
    self.makeNode = makeNode
  }

  override var count: Int { base.count }

  override var hasSections: Bool { base.hasSections }

  override var isSingle: Bool { base.isSingle }

  override func element(at index: Int) -> ListElement { base.element(at: index).mapNode(makeNode) }

  override func values(at index: Int) -> ContainerValues { base.values(at: index) }

  override func forgetLast() { base.forgetLast() }

  override var isPlain: Bool { base.isPlain }

  override func difference(from old: ListNode) -> TrackedDifference? {
    (old as? MappedList).flatMap { base.difference(from: $0.base) }
  }

  override func key(at index: Int) -> ViewPath { base.key(at: index) }

  override func repeats(among indices: [Int]) -> [(first: Int, again: Int)] { base.repeats(among: indices) }

  override func forEachRun(_ body: (Int, ContainerValues) -> Void) { base.forEachRun(body) }

  override func collectSections(into accumulator: inout SectionAccumulator) {
    var inner = SectionAccumulator()
    base.collectSections(into: &inner)
    accumulator.add(inner, makingNodesBy: makeNode)
  }
}
