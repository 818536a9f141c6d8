// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnFigures",
  // In a package of your own: .package(url: "…/CollectionLab", from: "0.1.0")
  dependencies: [.package(name: "CollectionLab", path: "../..")],
  targets: [
    .target(name: "Flowers", dependencies: [.product(name: "CollectionLab", package: "CollectionLab")]),
    .executableTarget(
      name: "own-figures",
      dependencies: ["Flowers", .product(name: "FigureTool", package: "CollectionLab")]),
  ]
)
