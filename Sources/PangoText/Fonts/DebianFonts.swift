import Drawing
import Foundation

/// Where Debian's packages put the fonts this library draws with.
///
/// Files are looked for by name, one by one; no folder is read.
enum DebianFonts {
  static let interFolder = "/usr/share/fonts/opentype/inter"
  static let notoFolder = "/usr/share/fonts/truetype/noto"
  static let cjkFolder = "/usr/share/fonts/opentype/noto"
  static let emoji = FontKey(file: notoFolder + "/NotoColorEmoji.ttf")

  /// The families that can be named without any of their files being looked for.
  static let families = ["Inter", "Inter Display", "Noto Sans", "Noto Sans Mono", "Noto Serif"]

  /// The names that font makers give the nine weights.
  private static let weights: [(name: String, weight: FontWeight)] = [
    ("Thin", .ultraLight), ("ExtraLight", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold), ("ExtraBold", .heavy), ("Black", .black),
  ]

  /// A family by its exact name, with those of its files that are installed; `nil` where Debian has no such family.
  ///
  /// Every family of `fonts-noto-core` and its companions can be named: “Noto Sans Thai” is
  /// `NotoSansThai-Regular.ttf` and its other weights. The Inter families are whole without looking.
  static func family(_ name: String) -> FontFamily? {
    switch name {
    case "Inter": FontFamily(name: name, faces: faces(interFolder + "/Inter-", ".otf"))
    case "Inter Display": FontFamily(name: name, faces: faces(interFolder + "/InterDisplay-", ".otf"))
    case "Noto Color Emoji":
      FontFamily(name: name, faces: [.init(key: emoji, weight: .regular, isItalic: false)])
    default: installed(noto(name))
    }
  }

  /// Debian's package that a required font file comes from.
  static func package(of path: String) -> String {
    if path.hasPrefix(interFolder) { return "fonts-inter" }
    if path == emoji.file { return "fonts-noto-color-emoji" }
    if path.hasPrefix(cjkFolder) { return "fonts-noto-cjk" }
    if path.hasPrefix(notoFolder + "/NotoSansMono-") { return "fonts-noto-mono" }
    return "fonts-noto-core"
  }

  /// Whether a file is there.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The face of a `fonts-noto-cjk` collection that is Japanese; its other faces differ in a few shapes only.
  private static func cjk() -> FontFamily {
    FontFamily(
      name: "Noto Sans CJK JP",
      faces: [
        .init(key: FontKey(file: cjkFolder + "/NotoSansCJK-Regular.ttc"), weight: .regular, isItalic: false),
        .init(key: FontKey(file: cjkFolder + "/NotoSansCJK-Bold.ttc"), weight: .bold, isItalic: false),
      ])
  }

  private static func noto(_ name: String) -> FontFamily? {
    if name == "Noto Sans CJK JP" { return cjk() }
    guard name.hasPrefix("Noto "), name.utf8.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != 0 }) else {
      return nil
    }
    let stem = name.split(separator: " ").joined()
    return FontFamily(name: name, faces: faces(notoFolder + "/" + stem + "-", ".ttf"))
  }

  /// A family without the files that are not installed, or `nil` where none is.
  private static func installed(_ family: FontFamily?) -> FontFamily? {
    guard var family else { return nil }
    family.faces.removeAll { !exists($0.key.file) }
    return family.faces.isEmpty ? nil : family
  }

  private static func faces(_ stem: String, _ ending: String) -> [FontFamily.Face] {
    weights.flatMap { name, weight in
      let italic = weight == .regular ? "Italic" : name + "Italic"
      return [
        FontFamily.Face(key: FontKey(file: stem + name + ending), weight: weight, isItalic: false),
        FontFamily.Face(key: FontKey(file: stem + italic + ending), weight: weight, isItalic: true),
      ]
    }
  }
}
