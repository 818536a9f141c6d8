package import Geometry

/// The names of text sizes on the command line and in file names.
nonisolated package enum TextSizeName {
  /// All names, as the help shows them: `XSMALL` to `ACCESSIBILITY5`.
  package static let all = DynamicTypeSize.allCases.map { long($0) }

  /// The name of the command line.
  package static func long(_ size: DynamicTypeSize) -> String {
    switch size {
    case .xSmall: "XSMALL"
    case .small: "SMALL"
    case .medium: "MEDIUM"
    case .large: "LARGE"
    case .xLarge: "XLARGE"
    case .xxLarge: "XXLARGE"
    case .xxxLarge: "XXXLARGE"
    case .accessibility1: "ACCESSIBILITY1"
    case .accessibility2: "ACCESSIBILITY2"
    case .accessibility3: "ACCESSIBILITY3"
    case .accessibility4: "ACCESSIBILITY4"
    case .accessibility5: "ACCESSIBILITY5"
    }
  }

  /// The name in a file's name: `xs`, `xxl`, `ax3`.
  package static func short(_ size: DynamicTypeSize) -> String {
    let name = long(size).lowercased()
    if size.isAccessibilitySize { return "ax\(name.last ?? "1")" }
    let extra = name.prefix { $0 == "x" }
    return extra + String(name[extra.endIndex...].prefix(1))
  }

  /// The size that `name` means, in any case; the short names count too.
  package static func size(_ name: String) -> DynamicTypeSize? {
    let wanted = name.lowercased()
    return DynamicTypeSize.allCases.first { long($0).lowercased() == wanted || short($0) == wanted }
  }
}
