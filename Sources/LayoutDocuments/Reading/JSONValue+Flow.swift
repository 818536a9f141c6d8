import CollectionLayout
import Foundation
import Geometry

@MainActor
extension JSONValue {
  /// A flow layout for `sectionCount` sections.
  func flowLayout(sectionCount: Int) throws(JSONError) -> CollectionViewFlowLayout {
    try allowOnly([
      "kind", "scrollDirection", "itemSize", "estimatedItemSize", "delegateSizes", "minimumLineSpacing",
      "minimumInteritemSpacing", "sectionInset", "sectionInsets", "sectionInsetReference", "headerLength",
    ])
    let layout = CollectionViewFlowLayout()
    if let direction = try scrollDirection() { layout.scrollDirection = direction }
    if let size = try valueIfPresent(at: "itemSize") { layout.itemSize = try size.size() }
    if let estimate = try valueIfPresent(at: "estimatedItemSize") {
      layout.estimatedItemSize = try estimate.estimatedItemSize()
    }
    if let spacing = try numberIfPresent(at: "minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = try numberIfPresent(at: "minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let insets = try insetsIfPresent(at: "sectionInset") {
      layout.sectionInset = SideInsets(insets, in: .leftToRight)
    }
    if let reference = try choiceIfPresent(
      at: "sectionInsetReference",
      of: [
        "fromContentInset": CollectionViewFlowLayout.SectionInsetReference.fromContentInset,
        "fromSafeArea": .fromSafeArea, "fromLayoutMargins": .fromLayoutMargins,
      ])
    {
      layout.sectionInsetReference = reference
    }
    if let length = try numberIfPresent(at: "headerLength") {
      layout.headerReferenceSize = CGSize(width: length, height: length)
    }
    layout.delegateMetrics = try delegateMetrics(sectionCount: sectionCount)
    return layout
  }

  private func estimatedItemSize() throws(JSONError) -> CGSize {
    if kind != .string { return try size() }
    return try choice(of: ["automatic": CollectionViewFlowLayout.automaticSize])
  }

  private func delegateMetrics(sectionCount: Int) throws(JSONError) -> FlowLayoutDelegateMetrics {
    var metrics = FlowLayoutDelegateMetrics()
    if let described = try valueIfPresent(at: "delegateSizes") {
      let sizes = try described.cycle { element throws(JSONError) in try element.size() }
      metrics.sizeForItem = { _, item in sizes[item % sizes.count] }
    }
    if let described = try valueIfPresent(at: "sectionInsets") {
      if let one = try valueIfPresent(at: "sectionInset") {
        throw one.error("a layout has one inset for all sections or one for each, not both")
      }
      let insets = try described.list { element throws(JSONError) in try element.insets() }
      guard insets.count >= sectionCount else {
        throw described.error("there are \(sectionCount) counts, but \(insets.count) insets")
      }
      metrics.insetForSection = { insets[$0] }
    }
    return metrics
  }
}

extension JSONValue {
  /// What `read` makes of the elements of a list that items use in turn, which is not empty.
  func cycle<Element>(
    _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let elements = try list(read)
    if elements.isEmpty { throw error("a list that items use in turn has at least one entry") }
    return elements
  }
}
