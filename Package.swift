// swift-tools-version: 6.2
import PackageDescription

/// The language rules every target is held to.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The rules of the storeys that live on the main actor, as Apple's views do.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "CollectionLab",
  products: [
    .executable(name: "render-chapter", targets: ["render-chapter"]),
    .plugin(name: "figures", targets: ["figures"]),
    .plugin(name: "check-figures", targets: ["check-figures"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev", "libisal-dev", "libjpeg62-turbo-dev", "libpng-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CCMark", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),

    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "CollectionLayout", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "PangoText", dependencies: ["Drawing", "Geometry", "CPango"], swiftSettings: strict),
    // The archives, not the shared libraries, which would cost every start of a tool their loading.
    .target(
      name: "InlineMarkdown", dependencies: ["CCMark"], swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary(":libcmark-gfm-extensions.a"), .linkedLibrary(":libcmark-gfm.a"),
      ]),
    .target(
      name: "CollectionHost", dependencies: ["CollectionLayout", "Drawing", "Geometry"],
      swiftSettings: mainActor),
    .target(
      name: "CollectionUI",
      dependencies: ["CollectionHost", "CollectionLayout", "Drawing", "Geometry", "InlineMarkdown"],
      swiftSettings: mainActor,
      // The words for years and months, which Foundation links but does not ask for.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(
      name: "CairoRenderer", dependencies: ["Drawing", "Geometry", "PangoText", "CCairo"],
      swiftSettings: strict),
    .target(
      name: "SVGRenderer", dependencies: ["Drawing", "Geometry", "PangoText"],
      swiftSettings: strict),
    .target(
      name: "LayoutDocuments", dependencies: ["CollectionHost", "CollectionLayout", "Geometry"],
      swiftSettings: strict),
    .target(
      name: "CollectionLab",
      dependencies: [
        "CollectionHost", "CollectionLayout", "CollectionUI", "Drawing", "Geometry",
        "CairoRenderer", "SVGRenderer", "PangoText",
      ],
      swiftSettings: mainActor),
    .target(
      name: "CollectionSnapshots", dependencies: ["CollectionLab", "Drawing", "Geometry"],
      swiftSettings: strict),
    .target(
      name: "CollectionTesting", dependencies: ["CollectionSnapshots", "CollectionLab"],
      swiftSettings: strict),
    .target(
      name: "Book", dependencies: ["CollectionLab", "Drawing", "InlineMarkdown"], swiftSettings: strict),
    .target(
      name: "FigureTool",
      dependencies: [
        "Book", "CollectionLab", "CollectionSnapshots", "LayoutDocuments", "CairoRenderer", "SVGRenderer",
        "PangoText",
      ],
      swiftSettings: strict),
    .target(
      name: "Chapters", dependencies: ["CollectionLab"], path: "Chapters",
      swiftSettings: mainActor),
    .executableTarget(
      name: "render-chapter", dependencies: ["Chapters", "FigureTool"], swiftSettings: mainActor),
    .plugin(
      name: "figures",
      capability: .command(
        intent: .custom(
          verb: "figures",
          description: "Draws the package's figures into its DocC catalogs; check compares them."),
        permissions: [
          .writeToPackageDirectory(reason: "Figures are written into the package's DocC catalogs.")
        ])),
    // Permissions are a plugin's, not its words': checking is another plugin, which asks for none.
    .plugin(
      name: "check-figures",
      capability: .command(
        intent: .custom(
          verb: "check-figures",
          description: "Says which figures in the package's DocC catalogs are not what would be drawn."))),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: mainActor),
    .testTarget(
      name: "InlineMarkdownTests", dependencies: ["InlineMarkdown"], swiftSettings: mainActor),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Geometry"], swiftSettings: mainActor),
    .testTarget(
      name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "Geometry"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PangoTextTests", dependencies: ["PangoText", "Drawing", "Geometry"],
      swiftSettings: mainActor),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "CCairo", "PangoText", "Drawing", "Geometry"],
      swiftSettings: mainActor),
    // Other people's programs that draw SVG, for tests that hold our files against them.
    .target(
      name: "SVGReaders", dependencies: ["CairoRenderer", "Drawing"], path: "Tests/SVGReaders",
      swiftSettings: strict),
    .testTarget(
      name: "SVGRendererTests",
      dependencies: [
        "SVGRenderer", "SVGReaders", "CairoRenderer", "PangoText", "Drawing", "Geometry",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "LayoutDocumentsTests", dependencies: ["LayoutDocuments"], exclude: ["Conformance"],
      swiftSettings: mainActor),
    .testTarget(
      name: "CollectionHostTests", dependencies: ["CollectionHost", "CollectionLayout", "Geometry"],
      exclude: ["Conformance"], swiftSettings: mainActor),
    .testTarget(
      name: "CollectionUITests",
      dependencies: [
        "CollectionUI", "CollectionHost", "CollectionLayout", "Drawing", "Geometry", "PangoText",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "CollectionLabTests", dependencies: ["CollectionLab"], swiftSettings: mainActor),
    .testTarget(
      name: "CollectionSnapshotsTests",
      dependencies: ["CollectionSnapshots", "CollectionTesting", "CollectionLab"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ChapterTests", dependencies: ["Chapters", "CollectionTesting", "SVGReaders"],
      exclude: ["__Snapshots__"],
      swiftSettings: mainActor),
    .testTarget(
      name: "BookTests", dependencies: ["Book", "CollectionLab", "Chapters", "InlineMarkdown"],
      swiftSettings: mainActor),
    .testTarget(
      name: "FigureToolTests",
      dependencies: ["Book", "FigureTool", "Chapters", "CollectionLab", "render-chapter"],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // A target of this name makes `canImport(UIKit)` true in the whole build, so it exists on Linux alone.
  package.targets += [
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "_Testing_UIKit", "CollectionHost", "CollectionLayout", "Drawing", "Geometry", "PangoText",
      ],
      swiftSettings: strict),
    // Code as it is found in iOS projects: Swift 5, no import but UIKit.
    .target(
      name: "UIKitFixtures", dependencies: ["UIKit"], path: "Tests/UIKitFixtures",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "UIKitFixtures", "CollectionLayout", "Drawing", "Geometry"],
      swiftSettings: mainActor),
    .target(
      name: "SwiftUI",
      dependencies: [
        "CollectionLab", "CollectionLayout", "CollectionUI", "Drawing", "Geometry", "UIKit",
      ],
      swiftSettings: mainActor),
    // Code as it is found in apps: no import but SwiftUI.
    .target(
      name: "SwiftUIFixtures", dependencies: ["SwiftUI"], path: "Tests/SwiftUIFixtures/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftUIFixtures6", dependencies: ["SwiftUI"], path: "Tests/SwiftUIFixtures/Swift6"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "SwiftUIFixtures", "SwiftUIFixtures6", "CollectionLab", "UIKit"],
      swiftSettings: mainActor),
  ]
  // The chapters that speak UIKit.
  for target in package.targets where target.name == "Chapters" { target.dependencies.append("UIKit") }
#endif

// The package manager rebuilds a target when a module that it names has changed, but not when one has that it sees through
// another's re-export or inside another's types; it would link code made for a memory layout that is gone. So every
// target names all modules below it, and a library is all of its modules.
let direct = Dictionary(
  uniqueKeysWithValues: package.targets.map { target in
    let names = target.dependencies.compactMap { dependency -> String? in
      if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    return (target.name, names)
  })

/// The target called `name` and all targets below it, each once, in order of their names.
func targets(from name: String) -> [String] {
  var found: Set<String> = [name]
  var waiting = [name]
  while let next = waiting.popLast() {
    for below in direct[next] ?? [] where found.insert(below).inserted { waiting.append(below) }
  }
  return found.sorted()
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  let named = direct[target.name] ?? []
  let missing = targets(from: target.name).filter { $0 != target.name && !named.contains($0) }
  target.dependencies += missing.map { .init(stringLiteral: $0) }
}

let systemLibraries = Set(package.targets.filter { $0.type == .system }.map(\.name))
let libraries = [
  "Chapters", "CollectionLab", "CollectionTesting", "FigureTool", "LayoutDocuments", "SwiftUI", "UIKit",
]
for library in libraries where direct[library] != nil {
  let modules = targets(from: library).filter { !systemLibraries.contains($0) }
  package.products.append(.library(name: library, targets: modules))
}
