import Drawing
import Foundation

/// A font's name as people write it: a family, or a family and a style after a hyphen.
struct FontName {
  private var family: String
  private var weight = FontWeight.regular
  private var isItalic = false

  /// Styles in the spelling of font files, longest first.
  private static let weights: [(name: String, weight: FontWeight)] = [
    ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("SemiBold", .semibold),
    ("Semibold", .semibold), ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Regular", .regular),
    ("Medium", .medium), ("Light", .light), ("Heavy", .heavy), ("Black", .black), ("Thin", .thin),
    ("Bold", .bold),
  ]

  /// The parts of `name`; a hyphen before something that is no style belongs to the family.
  init(_ name: String) {
    family = name
    guard let hyphen = name.lastIndex(of: "-") else { return }
    var style = String(name[name.index(after: hyphen)...])
    for slant in ["Italic", "Oblique"] where style.hasSuffix(slant) {
      isItalic = true
      style.removeLast(slant.count)
    }
    if let match = Self.weights.first(where: { $0.name == style }) {
      weight = match.weight
    } else if !style.isEmpty || !isItalic {
      isItalic = false
      return
    }
    family = String(name[..<hyphen])
  }

  /// The font of the name in a size, in points.
  func descriptor(size: CGFloat) -> FontDescriptor {
    FontDescriptor(family: .named(family), size: size, weight: weight, isItalic: isItalic)
  }

  /// The style's spelling.
  static func style(weight: FontWeight, isItalic: Bool) -> String {
    let name = weights.last { $0.weight == weight }?.name ?? "Regular"
    guard isItalic else { return name }
    return name == "Regular" ? "Italic" : name + "Italic"
  }
}
