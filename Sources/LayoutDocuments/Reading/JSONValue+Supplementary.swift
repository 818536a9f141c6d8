import CollectionLayout
import Foundation
import Geometry

@MainActor
extension JSONValue {
  /// A view anchored to an item or group.
  func supplementary() throws(JSONError) -> CollectionLayoutSupplementaryItem {
    try allowOnly(["kind", "size", "containerAnchor", "itemAnchor", "zIndex"])
    let size = try value(at: "size").layoutSize()
    let kind = try string(at: "kind")
    let container = try value(at: "containerAnchor").anchor()
    let item =
      if let own = try valueIfPresent(at: "itemAnchor")?.anchor() {
        CollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container, itemAnchor: own)
      } else {
        CollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container)
      }
    if let zIndex = try integerIfPresent(at: "zIndex") { item.zIndex = zIndex }
    return item
  }

  private func anchor() throws(JSONError) -> CollectionLayoutAnchor {
    try allowOnly(["edges", "absoluteOffset", "fractionalOffset"])
    var edges: DirectionalRectEdge = []
    for edge in try array(at: "edges") {
      edges.insert(
        try edge.choice(of: [
          "top": DirectionalRectEdge.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]))
    }
    guard let fraction = try valueIfPresent(at: "fractionalOffset") else {
      return CollectionLayoutAnchor(
        edges: edges, absoluteOffset: try valueIfPresent(at: "absoluteOffset")?.point() ?? .zero)
    }
    if try valueIfPresent(at: "absoluteOffset") != nil {
      throw error("an anchor has an absolute or a fractional offset, not both")
    }
    return CollectionLayoutAnchor(edges: edges, fractionalOffset: try fraction.point())
  }

  /// A header, footer or side view.
  func boundary() throws(JSONError) -> CollectionLayoutBoundarySupplementaryItem {
    try allowOnly([
      "kind", "size", "alignment", "absoluteOffset", "extendsBoundary", "pinToVisibleBounds", "zIndex",
    ])
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: try value(at: "size").layoutSize(), elementKind: try string(at: "kind"),
      alignment: try value(at: "alignment").choice(of: RectAlignment.names),
      absoluteOffset: try valueIfPresent(at: "absoluteOffset")?.point() ?? .zero)
    if let extends = try boolIfPresent(at: "extendsBoundary") { item.extendsBoundary = extends }
    if let pins = try boolIfPresent(at: "pinToVisibleBounds") { item.pinToVisibleBounds = pins }
    if let zIndex = try integerIfPresent(at: "zIndex") { item.zIndex = zIndex }
    return item
  }

  /// A view behind a section.
  func decoration() throws(JSONError) -> CollectionLayoutDecorationItem {
    try allowOnly(["kind", "contentInsets", "zIndex"])
    let item = CollectionLayoutDecorationItem.background(elementKind: try string(at: "kind"))
    if let insets = try insetsIfPresent(at: "contentInsets") { item.contentInsets = insets }
    if let zIndex = try integerIfPresent(at: "zIndex") { item.zIndex = zIndex }
    return item
  }
}

extension RectAlignment {
  /// The alignments by the names of the schema.
  static let names: KeyValuePairs<String, RectAlignment> = [
    "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
    "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    "trailing": .trailing, "topTrailing": .topTrailing,
  ]
}
