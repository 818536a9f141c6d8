import CollectionLayout
import Foundation
import Geometry

@MainActor
extension JSONValue {
  /// The members that say what is in a group, of which each group has one.
  private static let contents = ["subitems", "subitem", "repeating", "custom"]

  /// A group.
  func group() throws(JSONError) -> CollectionLayoutGroup {
    try allowOnly([
      "axis", "size", "interItemSpacing", "contentInsets", "edgeSpacing", "supplementaries", "subitems",
      "subitem", "repeating", "custom",
    ])
    let given = Self.contents.filter { self[$0] != nil }
    guard given.count == 1, let content = self[given[0]] else {
      throw error("a group has exactly one of \(Self.contents.joined(separator: ", "))")
    }
    let size = try value(at: "size").layoutSize()
    let group: CollectionLayoutGroup
    if given[0] == "custom" {
      if let axis = self["axis"] { throw axis.error("a custom group has no axis") }
      let frames = try content.list { element throws(JSONError) in try element.customItem() }
      group = .custom(layoutSize: size) { _ in frames }
    } else {
      let axis = try value(at: "axis").choice(of: ["horizontal": Axis.horizontal, "vertical": .vertical])
      group = try Self.group(axis, size: size, given[0], content)
    }
    group.interItemSpacing = try valueIfPresent(at: "interItemSpacing")?.spacing()
    group.supplementaryItems = try list(at: "supplementaries") { element throws(JSONError) in
      try element.supplementary()
    }
    try readSurroundings(of: group)
    return group
  }

  private static func group(
    _ axis: Axis, size: CollectionLayoutSize, _ kind: String, _ content: JSONValue
  ) throws(JSONError) -> CollectionLayoutGroup {
    if kind == "subitems" {
      let subitems = try content.list { element throws(JSONError) in try element.itemOrGroup() }
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
    try content.allowOnly(["item", "count"])
    let item = try content.value(at: "item").itemOrGroup()
    let count = try content.integer(at: "count")
    let places = content["item"]?.places ?? 1
    guard count <= LayoutCase.largestCount / max(1, places) else {
      throw try content.value(at: "count").error(
        "a group can have \(LayoutCase.largestCount) items at most, those of groups inside counted")
    }
    if kind == "subitem" {
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitem: item, count: count)
        : .vertical(layoutSize: size, subitem: item, count: count)
    }
    return axis == .horizontal
      ? .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
      : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
  }

  /// An item, or a group where the members of one are there.
  private func itemOrGroup() throws(JSONError) -> CollectionLayoutItem {
    if self["axis"] != nil || Self.contents.contains(where: { self[$0] != nil }) { return try group() }
    try allowOnly(["size", "contentInsets", "edgeSpacing", "supplementaries"])
    let item = CollectionLayoutItem(
      layoutSize: try value(at: "size").layoutSize(),
      supplementaryItems: try list(at: "supplementaries") { element throws(JSONError) in
        try element.supplementary()
      })
    try readSurroundings(of: item)
    return item
  }

  /// How many items there are room for at the least, those of groups inside counted; never less than 1.
  private var places: Int {
    if let counted = self["subitem"] ?? self["repeating"] {
      let count = (try? counted.integer(at: "count")) ?? 1
      let (product, overflows) = max(1, count).multipliedReportingOverflow(by: counted["item"]?.places ?? 1)
      return overflows ? .max : product
    }
    guard let subitems = self["subitems"], subitems.kind == .array else { return 1 }
    return max(1, JSONElements(of: subitems).reduce(0) { min($0, .max / 2) + min($1.places, .max / 2) })
  }

  /// Insets inside and gaps outside.
  private func readSurroundings(of item: CollectionLayoutItem) throws(JSONError) {
    if let insets = try insetsIfPresent(at: "contentInsets") { item.contentInsets = insets }
    if let edges = try valueIfPresent(at: "edgeSpacing") { item.edgeSpacing = try edges.edgeSpacing() }
  }

  /// A frame of a custom group: `[x, y, w, h]`, or `[x, y, w, h, z]`.
  private func customItem() throws(JSONError) -> CollectionLayoutGroupCustomItem {
    let numbers = try numbers(count: count == 4 ? 4 : 5)
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return CollectionLayoutGroupCustomItem(frame: frame, zIndex: try self[4]?.integer() ?? 0)
  }
}
