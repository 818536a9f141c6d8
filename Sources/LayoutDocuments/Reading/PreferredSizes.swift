import CollectionLayout
import Foundation
import Geometry

/// What the cells of a case ask for.
struct PreferredSizes: Sendable {
  private var heights: [Double] = []
  private var sizes: [CGSize] = []
  private var supplementaries: [String: Double] = [:]
  private var sectionStride = 0

  /// Cells that answer the size they have.
  init() {}

  /// What `json` says; null is cells that answer the size they have.
  init(_ json: JSONValue) throws(JSONError) {
    if json.kind == .null { return }
    try json.allowOnly(["heights", "sizes", "supplementaries", "sectionStride"])
    heights =
      try json.valueIfPresent(at: "heights")?.cycle { (element) throws(JSONError) in
        try element.number()
      } ?? []
    sizes =
      try json.valueIfPresent(at: "sizes")?.cycle { (element) throws(JSONError) in
        try element.size()
      } ?? []
    sectionStride = try json.integerIfPresent(at: "sectionStride") ?? 0
    if let heights = try json.valueIfPresent(at: "supplementaries") {
      for (kind, height) in try heights.object() { supplementaries[kind] = try height.number() }
    }
  }

  /// The size an element asks for.
  func size(of element: LayoutElement) -> CGSize {
    var size = element.frame.size
    switch element.identity {
    case .item(let section, let item):
      let index = sectionStride &* section &+ item
      if !heights.isEmpty { size.height = heights[Self.wrapped(index, heights.count)] }
      if !sizes.isEmpty { size = sizes[Self.wrapped(index, sizes.count)] }
    case .supplementary(let kind, _, _):
      if let height = supplementaries[kind] { size.height = height }
    case .decoration: break
    }
    return size
  }

  private static func wrapped(_ index: Int, _ count: Int) -> Int {
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }
}
