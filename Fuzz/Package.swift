// swift-tools-version: 6.2
import PackageDescription

// Built with `swift build --sanitize fuzzer`: libFuzzer brings the program's entry point, so the target has none.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "CollectionLab", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz-layout",
      dependencies: [.product(name: "LayoutDocuments", package: "CollectionLab")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .defaultIsolation(MainActor.self),
        .unsafeFlags(["-parse-as-library"]),
      ])
  ],
  swiftLanguageModes: [.v6]
)
