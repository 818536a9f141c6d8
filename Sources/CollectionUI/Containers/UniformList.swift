import CollectionHost

/// The list of a `ForEach` whose elements all give the same number of views.
final class UniformList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListNode {
  nonisolated deinit {}

  private typealias Source = ForEach<Data, ID, Content>

  // The parts of the `ForEach`: to find them in it costs a look-up of its type each time.
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
  private let usesOwnIDs: Bool
  private let rowCount: Int
  private let elementCount: Int
  private let context: ResolutionContext
  private lazy var surroundings = ViewSurroundings(context)
  /// The last element asked for: neighbours in a row of several views, or the same view asked again.
  private var last: Row?

  /// The content of one element.
  private final class Row {
    nonisolated deinit {}

    let index: Int
    let id: ID
    let content: Content
    var list: ResolvedList?

    init(index: Int, id: ID, content: Content) {
      self.index = index
      self.id = id
      self.content = content
    }
  }

  init(_ view: ForEach<Data, ID, Content>, rowCount: Int, context: ResolutionContext) {
    data = view.data
    identify = view.identify
    content = view.content
    usesOwnIDs = view.usesOwnIDs
    self.rowCount = rowCount
    elementCount = view.data.count
    self.context = context
  }

  override var count: Int { elementCount * rowCount }

  override func forEachRun(_ body: (Int, ContainerValues) -> Void) {
    if ShapeCache.shape(of: Content.self).mayWriteValues {
      super.forEachRun(body)
    } else {
      body(count, context.values)
    }
  }

  override func difference(from old: ListNode) -> TrackedDifference? {
    guard let old = old as? Self, old.rowCount == rowCount, old.context.path == context.path else {
      return nil
    }
    return DataDifference.between(old.data, data, isTracked: usesOwnIDs, identify: identify)
      .scaled(by: rowCount)
  }

  override func key(at index: Int) -> ViewPath {
    let (row, part) = index.quotientAndRemainder(dividingBy: rowCount)
    return context.path.appending(.id(id(ofRow: row))).appending(.part(part))
  }

  private func id(ofRow index: Int) -> ID {
    identify(data[data.index(data.startIndex, offsetBy: index)])
  }

  override func repeats(among indices: [Int]) -> [(first: Int, again: Int)] {
    var known: [Place: Int] = [:]
    known.reserveCapacity(indices.count)
    var repeats: [(first: Int, again: Int)] = []
    for index in indices {
      let (row, part) = index.quotientAndRemainder(dividingBy: rowCount)
      let place = Place(hash: id(ofRow: row).hashValue, part: part)
      if let first = known.updateValue(index, forKey: place), id(ofRow: first / rowCount) == id(ofRow: row) {
        repeats.append((first: first, again: index))
      }
    }
    return repeats
  }

  override func element(at index: Int) -> ListElement {
    let (row, part) = index.quotientAndRemainder(dividingBy: rowCount)
    return list(ofRow: row).element(at: part)
  }

  override func makeNodes(into nodes: inout [LayoutNode]) {
    nodes.reserveCapacity(nodes.count + count)
    for element in data {
      let id = identify(element)
      let start = nodes.count
      Content._makeNodes(
        content(element), in: Source.stamped(context.at(.id(id)), with: id), into: &nodes)
      context.identify(&nodes, from: start, by: id)
    }
  }

  override func values(at index: Int) -> ContainerValues {
    let (row, part) = index.quotientAndRemainder(dividingBy: rowCount)
    return list(ofRow: row).values(at: part)
  }

  override func origin(at index: Int) -> ViewOrigin? {
    let (row, part) = index.quotientAndRemainder(dividingBy: rowCount)
    let element = self.row(row)
    return ElementOrigin(element.content, id: element.id, part: part, in: surroundings)
  }

  override func forgetLast() { last = nil }

  private func row(_ index: Int) -> Row {
    if let last, last.index == index { return last }
    let element = data[data.index(data.startIndex, offsetBy: index)]
    let row = Row(index: index, id: identify(element), content: content(element))
    last = row
    return row
  }

  /// The views of one element.
  private func list(ofRow index: Int) -> ResolvedList {
    let row = row(index)
    if let list = row.list { return list }
    let list = Source.resolve(row.content, id: row.id, step: .id(row.id), in: context)
    row.list = list
    return list
  }
}

/// Where an element of a list stands: a part of the row of an id, by the id's hash.
private nonisolated struct Place: Hashable {
  let hash: Int
  let part: Int
}
