nonisolated extension DiffableDataSourceSectionSnapshot: CustomStringConvertible {
  /// The forest as text, an item a line, indented by two spaces a level; O(n).
  ///
  /// `-` stands before an expanded item, `+` before a collapsed one that has children, `*` before one that has
  /// none. Items that are not visible are written too. UIKit's own form is not documented.
  public var visualDescription: String {
    order.ids(of: 0).map { id in
      let node = nodes[Int(id)]
      let sign = node.isExpanded ? "-" : node.size > 1 ? "+" : "*"
      return String(repeating: "  ", count: node.level) + "\(sign) \(table.identifier(id))\n"
    }.joined()
  }

  /// The ``visualDescription``.
  public var description: String { visualDescription }
}
