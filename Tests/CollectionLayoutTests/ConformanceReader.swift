import CollectionLayout
import Foundation
import Geometry
import Testing

/// Turns the layouts of the conformance schema into descriptions.
enum ConformanceReader {
  static func compositional(_ json: JSON) -> CollectionViewCompositionalLayout {
    json.allow(
      "kind", "scrollDirection", "interSectionSpacing", "contentInsetsReference", "boundary", "section",
      "sections")
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    if json["scrollDirection"].text == "horizontal" { configuration.scrollDirection = .horizontal }
    if let spacing = json["interSectionSpacing"].optionalNumber {
      configuration.interSectionSpacing = spacing
    }
    if let reference = json["contentInsetsReference"].text {
      configuration.contentInsetsReference = Self.reference(reference)
    }
    configuration.boundarySupplementaryItems = json["boundary"].list.map(boundary)
    if json["section"].exists {
      return CollectionViewCompositionalLayout(
        section: section(json["section"]), configuration: configuration)
    }
    let sections = json["sections"].list
    return CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in section(sections[index]) }, configuration: configuration)
  }

  static func section(_ json: JSON) -> CollectionLayoutSection {
    json.allow(
      "group", "contentInsets", "interGroupSpacing", "orthogonal", "boundary", "decorations",
      "contentInsetsReference", "supplementariesFollowContentInsets", "handler")
    let section = CollectionLayoutSection(group: group(json["group"]))
    if let insets = json["contentInsets"].insets { section.contentInsets = insets }
    if let spacing = json["interGroupSpacing"].optionalNumber { section.interGroupSpacing = spacing }
    if let behavior = json["orthogonal"].text {
      section.orthogonalScrollingBehavior = Self.behavior(behavior)
    }
    if let reference = json["contentInsetsReference"].text {
      section.contentInsetsReference = Self.reference(reference)
    }
    if let follows = json["supplementariesFollowContentInsets"].flag {
      section.supplementariesFollowContentInsets = follows
    }
    section.boundarySupplementaryItems = json["boundary"].list.map(boundary)
    section.decorationItems = json["decorations"].list.map { json in
      json.allow("kind", "contentInsets", "zIndex")
      let item = CollectionLayoutDecorationItem.background(elementKind: json["kind"].text ?? "")
      if let insets = json["contentInsets"].insets { item.contentInsets = insets }
      if let zIndex = json["zIndex"].optionalNumber { item.zIndex = Int(zIndex) }
      return item
    }
    return section
  }

  static func group(_ json: JSON) -> CollectionLayoutGroup {
    json.allow(
      "axis", "size", "interItemSpacing", "contentInsets", "edgeSpacing", "supplementaries", "subitems",
      "subitem", "repeating", "custom")
    let isHorizontal = json["axis"].text != "vertical"
    let size = size(json["size"])
    let group: CollectionLayoutGroup
    if json["custom"].exists {
      let frames = json["custom"].list.map {
        CollectionLayoutGroupCustomItem(
          frame: $0.rect, zIndex: $0.list.count > 4 ? Int($0[4].number) : 0)
      }
      group = .custom(layoutSize: size) { _ in frames }
    } else if json["subitem"].exists {
      let subitem = node(json["subitem"]["item"])
      let count = Int(json["subitem"]["count"].number)
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitem: subitem, count: count)
        : .vertical(layoutSize: size, subitem: subitem, count: count)
    } else if json["repeating"].exists {
      let subitem = node(json["repeating"]["item"])
      let count = Int(json["repeating"]["count"].number)
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    } else {
      let subitems = json["subitems"].list.map(node)
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
    if json["interItemSpacing"].exists { group.interItemSpacing = spacing(json["interItemSpacing"]) }
    group.supplementaryItems = json["supplementaries"].list.map(supplementary)
    common(group, json)
    return group
  }

  private static func node(_ json: JSON) -> CollectionLayoutItem {
    if json["axis"].exists || json["custom"].exists { return group(json) }
    json.allow("size", "contentInsets", "edgeSpacing", "supplementaries")
    let item = CollectionLayoutItem(
      layoutSize: size(json["size"]), supplementaryItems: json["supplementaries"].list.map(supplementary))
    common(item, json)
    return item
  }

  private static func common(_ item: CollectionLayoutItem, _ json: JSON) {
    if let insets = json["contentInsets"].insets { item.contentInsets = insets }
    let edges = json["edgeSpacing"]
    if edges.exists {
      func edge(_ name: String) -> CollectionLayoutSpacing? {
        edges[name].exists ? spacing(edges[name]) : nil
      }
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: edge("leading"), top: edge("top"), trailing: edge("trailing"), bottom: edge("bottom"))
    }
  }

  private static func supplementary(_ json: JSON) -> CollectionLayoutSupplementaryItem {
    json.allow("kind", "size", "containerAnchor", "itemAnchor", "zIndex", "contentInsets")
    let item =
      json["itemAnchor"].exists
      ? CollectionLayoutSupplementaryItem(
        layoutSize: size(json["size"]), elementKind: json["kind"].text ?? "",
        containerAnchor: anchor(json["containerAnchor"]), itemAnchor: anchor(json["itemAnchor"]))
      : CollectionLayoutSupplementaryItem(
        layoutSize: size(json["size"]), elementKind: json["kind"].text ?? "",
        containerAnchor: anchor(json["containerAnchor"]))
    if let zIndex = json["zIndex"].optionalNumber { item.zIndex = Int(zIndex) }
    return item
  }

  private static func anchor(_ json: JSON) -> CollectionLayoutAnchor {
    json.allow("edges", "absoluteOffset", "fractionalOffset")
    var edges: DirectionalRectEdge = []
    for name in json["edges"].list {
      switch name.text {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      case "trailing": edges.insert(.trailing)
      default: Issue.record("The edge \(name.raw ?? "") is not understood.")
      }
    }
    if json["fractionalOffset"].exists {
      return CollectionLayoutAnchor(edges: edges, fractionalOffset: json["fractionalOffset"].point)
    }
    return CollectionLayoutAnchor(
      edges: edges, absoluteOffset: json["absoluteOffset"].exists ? json["absoluteOffset"].point : .zero)
  }

  static func boundary(_ json: JSON) -> CollectionLayoutBoundarySupplementaryItem {
    json.allow(
      "kind", "size", "alignment", "absoluteOffset", "extendsBoundary", "pinToVisibleBounds", "zIndex")
    let alignments: [String: RectAlignment] = [
      "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
      "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      "trailing": .trailing, "topTrailing": .topTrailing,
    ]
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(json["size"]), elementKind: json["kind"].text ?? "",
      alignment: alignments[json["alignment"].text ?? ""]!,
      absoluteOffset: json["absoluteOffset"].exists ? json["absoluteOffset"].point : .zero)
    if let extends = json["extendsBoundary"].flag { item.extendsBoundary = extends }
    if let pins = json["pinToVisibleBounds"].flag { item.pinToVisibleBounds = pins }
    if let zIndex = json["zIndex"].optionalNumber { item.zIndex = Int(zIndex) }
    return item
  }

  private static func size(_ json: JSON) -> CollectionLayoutSize {
    CollectionLayoutSize(
      widthDimension: dimension(json["width"]), heightDimension: dimension(json["height"]))
  }

  private static func dimension(_ json: JSON) -> CollectionLayoutDimension {
    switch json.keys.first {
    case "fractionalWidth": .fractionalWidth(json["fractionalWidth"].number)
    case "fractionalHeight": .fractionalHeight(json["fractionalHeight"].number)
    case "absolute": .absolute(json["absolute"].number)
    case "estimated": .estimated(json["estimated"].number)
    case "uniformAcrossSiblings":
      .uniformAcrossSiblings(estimate: json["uniformAcrossSiblings"].number)
    default: fatalError("A dimension was expected.")
    }
  }

  private static func spacing(_ json: JSON) -> CollectionLayoutSpacing {
    json["fixed"].exists ? .fixed(json["fixed"].number) : .flexible(json["flexible"].number)
  }

  private static func reference(_ name: String) -> ContentInsetsReference {
    let references: [String: ContentInsetsReference] = [
      "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
      "readableContent": .readableContent,
    ]
    return references[name]!
  }

  private static func behavior(
    _ name: String
  ) -> CollectionLayoutSectionOrthogonalScrollingBehavior {
    let behaviors: [String: CollectionLayoutSectionOrthogonalScrollingBehavior] = [
      "none": .none, "continuous": .continuous,
      "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ]
    return behaviors[name]!
  }
}
