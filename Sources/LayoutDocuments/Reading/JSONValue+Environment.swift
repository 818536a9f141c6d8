import CollectionLayout
import Foundation
import Geometry

extension JSONValue {
  /// What a case is solved for: `environment` of the schema.
  func environment() throws(JSONError) -> LayoutEnvironment {
    try allowOnly([
      "width", "height", "scale", "idiom", "safeArea", "margins", "contentInset", "layoutDirection",
    ])
    let direction = try choiceIfPresent(
      at: "layoutDirection", of: ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft])
    let idiom = try choiceIfPresent(
      at: "idiom", of: ["phone": UserInterfaceIdiom.phone, "pad": .pad, "mac": .mac])
    let scale = try value(at: "scale")
    guard try scale.number() > 0 else { throw scale.error("a scale is greater than zero") }
    return LayoutEnvironment(
      containerSize: CGSize(width: try length(at: "width"), height: try length(at: "height")),
      safeAreaInsets: try sideInsets(at: "safeArea", in: direction ?? .leftToRight),
      layoutMargins: try sideInsets(at: "margins", in: direction ?? .leftToRight),
      contentInsets: try sideInsets(at: "contentInset", in: direction ?? .leftToRight),
      traits: Traits(
        layoutDirection: direction ?? .leftToRight, userInterfaceIdiom: idiom ?? .phone,
        displayScale: try scale.number()))
  }

  private func length(at key: String) throws(JSONError) -> Double {
    let value = try value(at: key)
    let length = try value.number()
    guard length >= 0 else { throw value.error("a length cannot be negative") }
    return length
  }
}
