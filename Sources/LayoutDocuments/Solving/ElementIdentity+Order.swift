import Geometry

extension ElementIdentity {
  /// What kind of element this is, as the schema calls it.
  var category: Category {
    switch self {
    case .item: .item
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }

  /// The kinds of elements, in the order in which answers list them.
  enum Category: String, Comparable {
    case item
    case supplementary
    case decoration

    private var rank: Int {
      switch self {
      case .item: 0
      case .supplementary: 1
      case .decoration: 2
      }
    }

    static func < (one: Category, other: Category) -> Bool { one.rank < other.rank }
  }

  /// What the element was registered as; `nil` for a cell.
  var elementKind: String? {
    switch self {
    case .item: nil
    case .supplementary(let kind, _, _), .decoration(let kind, _, _): kind
    }
  }

  /// Whether an answer lists this element before `other`: by category, kind, section and index.
  func precedes(_ other: ElementIdentity) -> Bool {
    if category != other.category { return category < other.category }
    let (kind, otherKind) = (elementKind ?? "", other.elementKind ?? "")
    if kind != otherKind { return kind < otherKind }
    return section != other.section ? section < other.section : item < other.item
  }
}
