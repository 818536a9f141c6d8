import CollectionLayout
import Foundation

@MainActor
extension JSONValue {
  /// A pair of dimensions: `{"width": …, "height": …}`.
  func layoutSize() throws(JSONError) -> CollectionLayoutSize {
    try allowOnly(["width", "height"])
    return CollectionLayoutSize(
      widthDimension: try value(at: "width").dimension(),
      heightDimension: try value(at: "height").dimension())
  }

  /// A dimension: `{"absolute": 44}` and the like.
  func dimension() throws(JSONError) -> CollectionLayoutDimension {
    let (kind, value) = try onlyMember([
      "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings",
    ])
    let number = try value.number()
    switch kind {
    case "fractionalWidth": return .fractionalWidth(number)
    case "fractionalHeight": return .fractionalHeight(number)
    case "absolute": return .absolute(number)
    case "estimated": return .estimated(number)
    default: return .uniformAcrossSiblings(estimate: number)
    }
  }

  /// A spacing: `{"fixed": 8}` or `{"flexible": 8}`.
  func spacing() throws(JSONError) -> CollectionLayoutSpacing {
    let (kind, value) = try onlyMember(["fixed", "flexible"])
    return kind == "fixed" ? .fixed(try value.number()) : .flexible(try value.number())
  }

  /// Gaps outside an item by edge.
  func edgeSpacing() throws(JSONError) -> CollectionLayoutEdgeSpacing {
    try allowOnly(["leading", "top", "trailing", "bottom"])
    return CollectionLayoutEdgeSpacing(
      leading: try valueIfPresent(at: "leading")?.spacing(),
      top: try valueIfPresent(at: "top")?.spacing(),
      trailing: try valueIfPresent(at: "trailing")?.spacing(),
      bottom: try valueIfPresent(at: "bottom")?.spacing())
  }

  /// The one member that an object has, whose name must be one of `names`.
  private func onlyMember(_ names: [String]) throws(JSONError) -> (String, JSONValue) {
    try allowOnly(Set(names))
    var members = try object()
    guard count == 1, let (name, value) = members.next() else {
      throw error("expected exactly one of \(names.joined(separator: ", ")), found \(count)")
    }
    return (name, value)
  }
}
