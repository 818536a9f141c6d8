import CollectionLayout
import Foundation

@MainActor
extension JSONValue {
  /// How a list looks.
  func listConfiguration() throws(JSONError) -> CollectionLayoutListConfiguration {
    try allowOnly(["kind", "appearance", "headerMode", "footerMode"])
    typealias Configuration = CollectionLayoutListConfiguration
    var configuration = Configuration(
      appearance: try value(at: "appearance").choice(of: [
        "plain": Configuration.Appearance.plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
        "sidebar": .sidebar, "sidebarPlain": .sidebarPlain,
      ]))
    if let mode = try choiceIfPresent(
      at: "headerMode",
      of: [
        "none": Configuration.HeaderMode.none, "supplementary": .supplementary,
        "firstItemInSection": .firstItemInSection,
      ])
    {
      configuration.headerMode = mode
    }
    if let mode = try choiceIfPresent(
      at: "footerMode", of: ["none": Configuration.FooterMode.none, "supplementary": .supplementary])
    {
      configuration.footerMode = mode
    }
    return configuration
  }
}
