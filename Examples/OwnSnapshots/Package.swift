// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Journal",
  products: [.library(name: "Journal", targets: ["Journal"])],
  // In a package of your own: .package(url: "…/CollectionLab", from: "0.1.0")
  dependencies: [.package(name: "CollectionLab", path: "../..")],
  targets: [
    .target(name: "Journal", dependencies: [.product(name: "CollectionLab", package: "CollectionLab")]),
    .testTarget(
      name: "JournalTests",
      dependencies: ["Journal", .product(name: "CollectionTesting", package: "CollectionLab")],
      exclude: ["__Snapshots__"]),
  ]
)
