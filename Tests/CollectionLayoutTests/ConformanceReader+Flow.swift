import CollectionLayout
import Foundation
import Geometry
import Testing

extension ConformanceReader {
  static func flow(_ json: JSON) -> CollectionViewFlowLayout {
    json.allow(
      "kind", "scrollDirection", "itemSize", "estimatedItemSize", "delegateSizes", "minimumLineSpacing",
      "minimumInteritemSpacing", "sectionInset", "sectionInsets", "sectionInsetReference",
      "headerLength")
    let layout = CollectionViewFlowLayout()
    if json["scrollDirection"].text == "horizontal" { layout.scrollDirection = .horizontal }
    if json["itemSize"].exists { layout.itemSize = json["itemSize"].size }
    if json["estimatedItemSize"].text == "automatic" {
      layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    } else if json["estimatedItemSize"].exists {
      layout.estimatedItemSize = json["estimatedItemSize"].size
    }
    if let spacing = json["minimumLineSpacing"].optionalNumber { layout.minimumLineSpacing = spacing }
    if let spacing = json["minimumInteritemSpacing"].optionalNumber {
      layout.minimumInteritemSpacing = spacing
    }
    if let insets = json["sectionInset"].insets { layout.sectionInset = insets }
    switch json["sectionInsetReference"].text {
    case "fromSafeArea": layout.sectionInsetReference = .fromSafeArea
    case "fromLayoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: layout.sectionInsetReference = .fromContentInset
    }
    if let length = json["headerLength"].optionalNumber {
      layout.headerReferenceSize = CGSize(width: length, height: length)
    }
    var metrics = FlowLayoutDelegateMetrics()
    let sizes = json["delegateSizes"].list.map(\.size)
    if !sizes.isEmpty { metrics.sizeForItem = { _, item in sizes[item % sizes.count] } }
    let insets = json["sectionInsets"].list.map { $0.insets! }
    if !insets.isEmpty { metrics.insetForSection = { insets[$0] } }
    layout.delegateMetrics = metrics
    return layout
  }
}
