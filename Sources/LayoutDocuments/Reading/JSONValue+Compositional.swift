import CollectionLayout
import Foundation
import Geometry

@MainActor
extension JSONValue {
  /// A compositional layout for `sectionCount` sections.
  func compositionalLayout(
    sectionCount: Int
  ) throws(JSONError) -> CollectionViewCompositionalLayout {
    try allowOnly([
      "kind", "scrollDirection", "interSectionSpacing", "contentInsetsReference", "boundary", "section",
      "sections",
    ])
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    if let direction = try scrollDirection() { configuration.scrollDirection = direction }
    if let spacing = try numberIfPresent(at: "interSectionSpacing") {
      configuration.interSectionSpacing = spacing
    }
    if let reference = try insetsReference(at: "contentInsetsReference") {
      configuration.contentInsetsReference = reference
    }
    configuration.boundarySupplementaryItems = try list(at: "boundary") { element throws(JSONError) in
      try element.boundary()
    }
    if let shared = try valueIfPresent(at: "section") {
      if let sections = try valueIfPresent(at: "sections") {
        throw sections.error("a layout has one section for all or one for each, not both")
      }
      return CollectionViewCompositionalLayout(
        section: try shared.section(), configuration: configuration)
    }
    guard let described = try valueIfPresent(at: "sections") else {
      throw error("the member “section” or “sections” is missing")
    }
    let sections = try described.list { element throws(JSONError) in try element.section() }
    guard sections.count >= sectionCount else {
      throw described.error("there are \(sectionCount) counts, but \(sections.count) sections")
    }
    return CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index] }, configuration: configuration)
  }

  /// The direction that the layout scrolls in, or `nil` where it is not said.
  func scrollDirection() throws(JSONError) -> CollectionViewScrollDirection? {
    try choiceIfPresent(
      at: "scrollDirection",
      of: ["vertical": CollectionViewScrollDirection.vertical, "horizontal": .horizontal])
  }
}
