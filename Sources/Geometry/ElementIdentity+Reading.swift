extension ElementIdentity {
  /// What an element is to readers of its section.
  package enum ReadingPart: Int, Comparable, Sendable {
    case header
    case item
    case footer

    package static func < (first: ReadingPart, second: ReadingPart) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// What the element is to readers of its section; `nil` for badges, decorations and what else has no place of its own in
  /// the order of reading.
  ///
  /// Kinds of supplementary elements are known by the word for them, as in `UICollectionElementKindSectionHeader` and
  /// `section-header-element-kind`.
  package var readingPart: ReadingPart? {
    switch self {
    case .item: return .item
    case .decoration: return nil
    case .supplementary(let kind, _, _):
      let kind = kind.lowercased()
      if kind.contains("header") { return .header }
      return kind.contains("footer") ? .footer : nil
    }
  }
}
