import CollectionLab

/// What DocC makes of the name of a picture's file: the name that articles say, and marks of a variant.
enum DocCName {
  /// The marks of a variant: `~dark`, then `@2x`.
  static func suffix(for variant: RenderOptions.Variant) -> String {
    let style = variant.colorScheme == .dark ? "~dark" : ""
    guard variant.format == .png, variant.scale != 1 else { return style }
    return "\(style)@\(NumberText.decimal(Double(variant.scale)))x"
  }

  /// The name that DocC knows the file `name` by: without ending and marks.
  static func asset(ofFile name: String) -> String {
    var asset = name[...]
    if let dot = asset.lastIndex(of: "."), dot > asset.startIndex { asset = asset[..<dot] }
    for scale in ["@1x", "@2x", "@3x"] where asset.hasSuffix(scale) { asset = asset.dropLast(3) }
    return String(asset.hasSuffix("~dark") ? asset.dropLast(5) : asset)
  }

  /// Whether `asset` can stand in an article's link and is not taken for a variant.
  static func isValid(_ asset: String) -> Bool {
    !asset.isEmpty && !asset.hasPrefix(".")
      && asset.unicodeScalars.allSatisfy { scalar in
        "-_.".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
          || scalar.properties.numericType != nil
      }
  }
}
