import Drawing

/// The font files that one text needs, and in which order families serve characters that its own fonts lack.
struct FontSet: Hashable, Sendable {
  /// Paths, sorted, each once.
  private(set) var files: [String] = []
  /// Families besides those the text names, first choice first.
  private(set) var fallbackFamilies: [String] = []

  /// The fonts of a text.
  ///
  /// O(n) in the characters. Fonts of scripts and symbols are looked for only for characters that need them.
  ///
  /// - Parameters:
  ///   - fonts: what the text's runs ask for, and the faces they are set in.
  ///   - text: the characters of all runs.
  ///   - library: where a person's own fonts are.
  init(
    fonts: [(descriptor: FontDescriptor, face: FontFace)], text: String.UnicodeScalarView,
    library: FontLibrary
  ) throws(FontError) {
    var files = Set(fonts.map(\.face.key.file))
    var families: [(rank: Int, name: String)] = []
    func add(_ family: FontFamily, rank: Int) {
      guard !families.contains(where: { $0.name == family.name }) else { return }
      families.append((rank, family.name))
      for font in fonts {
        if let face = family.face(weight: font.descriptor.weight, isItalic: false) {
          files.insert(face.key.file)
        }
      }
    }
    if EmojiScan.needsColorFont(text), let emoji = try library.family(named: "Noto Color Emoji"),
      DebianFonts.exists(DebianFonts.emoji.file)
    {
      add(emoji, rank: Rank.emoji)
    }
    var seen: Set<Unicode.Scalar> = []
    for scalar in text where scalar.value >= 0x80 && !scalar.properties.isDefaultIgnorableCodePoint {
      guard seen.insert(scalar).inserted, fonts.contains(where: { $0.face.glyph(for: scalar) == nil }) else {
        continue
      }
      if let (family, rank) = try Self.fallback(for: scalar, library: library) { add(family, rank: rank) }
    }
    self.files = files.sorted()
    fallbackFamilies = families.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
  }

  private enum Rank {
    static let own = 0
    static let script = 1
    /// Followed by one for each of the symbol fonts.
    static let symbols = 2
    static let cjk = 50
    static let emoji = 100
  }

  /// The family that has a character which a text's own font lacks: a person's own before Debian's.
  private static func fallback(
    for scalar: Unicode.Scalar, library: FontLibrary
  ) throws(FontError) -> (FontFamily, rank: Int)? {
    for family in try library.registeredFamilies() {
      if try has(family, scalar) { return (family, Rank.own) }
    }
    for (name, rank) in candidates(for: scalar) {
      if let family = try library.family(named: name), try has(family, scalar) { return (family, rank) }
    }
    return nil
  }

  /// The families of Debian's that may have a character, by name.
  private static func candidates(for scalar: Unicode.Scalar) -> [(name: String, rank: Int)] {
    let script = Script(of: scalar)
    if script.isChineseJapaneseKorean { return [("Noto Sans CJK JP", Rank.cjk)] }
    if let font = ScriptFont.table[script.code] { return [(font.family, Rank.script)] }
    var names = ScriptFont.symbols.enumerated().map { ($1, Rank.symbols + $0) }
    names.append(("Noto Sans CJK JP", Rank.cjk))
    if EmojiScan.mayBePicture(scalar) { names.append(("Noto Color Emoji", Rank.emoji)) }
    return names
  }

  private static func has(_ family: FontFamily, _ scalar: Unicode.Scalar) throws(FontError) -> Bool {
    guard let face = family.face(weight: .regular, isItalic: false), DebianFonts.exists(face.key.file) else {
      return false
    }
    return try FontFaceStore.shared.face(face.key).glyph(for: scalar) != nil
  }
}
