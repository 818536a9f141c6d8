import CollectionLayout
import Foundation
import Geometry

@MainActor
extension JSONValue {
  /// A section.
  func section() throws(JSONError) -> CollectionLayoutSection {
    try allowOnly([
      "group", "contentInsets", "interGroupSpacing", "orthogonal", "boundary", "decorations",
      "contentInsetsReference", "supplementaryContentInsetsReference",
      "supplementariesFollowContentInsets", "handler",
    ])
    if let handler = try valueIfPresent(at: "handler") {
      throw handler.error("a handler told in words cannot be carried out")
    }
    let section = CollectionLayoutSection(group: try value(at: "group").group())
    if let insets = try insetsIfPresent(at: "contentInsets") { section.contentInsets = insets }
    if let spacing = try numberIfPresent(at: "interGroupSpacing") { section.interGroupSpacing = spacing }
    if let behavior = try choiceIfPresent(at: "orthogonal", of: Self.behaviors) {
      section.orthogonalScrollingBehavior = behavior
    }
    if let reference = try insetsReference(at: "contentInsetsReference") {
      section.contentInsetsReference = reference
    }
    if let reference = try insetsReference(at: "supplementaryContentInsetsReference") {
      section.supplementaryContentInsetsReference = reference
    }
    if let follows = try boolIfPresent(at: "supplementariesFollowContentInsets") {
      section.supplementariesFollowContentInsets = follows
    }
    section.boundarySupplementaryItems = try list(at: "boundary") { element throws(JSONError) in
      try element.boundary()
    }
    section.decorationItems = try list(at: "decorations") { element throws(JSONError) in
      try element.decoration()
    }
    return section
  }

  /// The reference that the member `key` names, or `nil` where it is missing or null.
  func insetsReference(at key: String) throws(JSONError) -> ContentInsetsReference? {
    try choiceIfPresent(at: key, of: ContentInsetsReference.names)
  }

  private static let behaviors: KeyValuePairs<String, CollectionLayoutSectionOrthogonalScrollingBehavior> = [
    "none": .none, "continuous": .continuous,
    "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
    "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
  ]
}

extension ContentInsetsReference {
  /// The references by the names of the schema.
  static let names: KeyValuePairs<String, ContentInsetsReference> = [
    "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
    "readableContent": .readableContent,
  ]
}
