// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .defaultIsolation(MainActor.self),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "CollectionLab", path: "..")],
  targets: [
    .target(name: "BenchmarkSupport", swiftSettings: settings),
    .executableTarget(
      name: "draw-scene",
      dependencies: [
        .product(name: "CollectionLab", package: "CollectionLab"),
        .product(name: "LayoutDocuments", package: "CollectionLab"),
      ],
      swiftSettings: settings),
    .target(name: "CLayoutFloor", cSettings: [.unsafeFlags(["-O3", "-march=native"])]),
    .executableTarget(
      name: "layout-benchmarks",
      dependencies: [
        "BenchmarkSupport", "CLayoutFloor", .product(name: "LayoutDocuments", package: "CollectionLab"),
        .product(name: "CollectionLab", package: "CollectionLab"),
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CPangoFloor", pkgConfig: "pangocairo"),
    .target(
      name: "CTextFloor", dependencies: ["CPangoFloor"], cSettings: [.unsafeFlags(["-O3", "-march=native"])]),
    .executableTarget(
      name: "view-benchmarks",
      dependencies: [
        "BenchmarkSupport", "CTextFloor", .product(name: "Chapters", package: "CollectionLab"),
        .product(name: "CollectionLab", package: "CollectionLab"),
      ],
      swiftSettings: settings),
    .target(
      name: "CDrawFloor", dependencies: ["CPangoFloor"], cSettings: [.unsafeFlags(["-O3", "-march=native"])]),
    .executableTarget(
      name: "chapter-benchmarks",
      dependencies: [
        "BenchmarkSupport", "CDrawFloor", .product(name: "Chapters", package: "CollectionLab"),
        .product(name: "CollectionLab", package: "CollectionLab"),
      ],
      swiftSettings: settings),
    .target(
      name: "CSVGFloor", dependencies: ["CPangoFloor"], cSettings: [.unsafeFlags(["-O3", "-march=native"])]),
    .executableTarget(
      name: "svg-benchmarks",
      dependencies: [
        "BenchmarkSupport", "CSVGFloor", .product(name: "CollectionLab", package: "CollectionLab"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "animation-benchmarks",
      dependencies: ["BenchmarkSupport", .product(name: "CollectionLab", package: "CollectionLab")],
      swiftSettings: settings),
    .executableTarget(
      name: "snapshot-benchmarks",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "CollectionLab", package: "CollectionLab"),
        .product(name: "FigureTool", package: "CollectionLab"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
