public import Foundation

extension UIColor {
  /// The colour of that name in the main bundle's asset catalogues; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of that name in a bundle's asset catalogues, or the main bundle's; nil where there is none.
  ///
  /// Catalogues must have been copied as they are (`.copy("Colors.xcassets")`): `NAME.colorset` is looked for in
  /// each. Light and dark colours are told apart; other appearances are not.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folder = URL(fileURLWithPath: (bundle ?? .main).resourcePath ?? ".")
    guard !name.isEmpty, let file = Self.colorSet(name, in: folder), let data = try? Data(contentsOf: file),
      let set = try? JSONDecoder().decode(ColorSet.self, from: data), let light = set.color(isDark: false)
    else { return nil }
    let dark = set.color(isDark: true) ?? light
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func colorSet(_ name: String, in folder: URL) -> URL? {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for catalogue in names where catalogue.hasSuffix(".xcassets") {
      let root = folder.appendingPathComponent(catalogue)
      let inside = files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      let wanted = "\(name).colorset"
      if let path = inside.sorted().first(where: { $0 == wanted || $0.hasSuffix("/" + wanted) }) {
        return root.appendingPathComponent(path).appendingPathComponent("Contents.json")
      }
    }
    return nil
  }
}

/// What a `.colorset` folder says.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { let value: String }
    struct Color: Decodable { let components: [String: String] }
    let appearances: [Appearance]?
    let color: Color?
  }
  let colors: [Entry]

  /// The colour for light or dark interfaces.
  func color(isDark: Bool) -> UIColor? {
    let entry = colors.first { entry in
      isDark ? entry.appearances?.contains { $0.value == "dark" } ?? false : entry.appearances == nil
    }
    guard let components = entry?.color?.components else { return nil }
    let alpha = components["alpha"].flatMap(Self.fraction) ?? 1
    if let white = components["white"].flatMap(Self.fraction) { return UIColor(white: white, alpha: alpha) }
    guard let red = components["red"].flatMap(Self.fraction),
      let green = components["green"].flatMap(Self.fraction),
      let blue = components["blue"].flatMap(Self.fraction)
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0x7F` and `127` count from 0 to 255, `0.498` from 0 to 1.
  private static func fraction(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}
