import CPango

/// A writing system, by its code of ISO 15924, as Unicode assigns it to a character.
struct Script: Hashable, Sendable {
  /// Four letters.
  let code: String

  static let common = Script(code: "Zyyy")
  static let inherited = Script(code: "Zinh")

  init(code: String) { self.code = code }

  /// The script of a character; O(1).
  init(of scalar: Unicode.Scalar) { self.init(g_unichar_get_script(scalar.value)) }

  /// The script that GLib and Pango call `script`.
  init(_ script: GUnicodeScript) {
    let tag = g_unicode_script_to_iso15924(script)
    code = String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
  }

  var isChineseJapaneseKorean: Bool { ["Hani", "Hira", "Kana", "Hang", "Bopo", "Hrkt"].contains(code) }

  /// Whether neighbouring letters are joined in writing, so that nothing may come between them.
  var joins: Bool { Self.joining.contains(code) }

  private static let joining: Set<String> = [
    "Adlm", "Arab", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd", "Syrc",
    "Beng", "Deva", "Guru",
  ]

  /// Whether a paragraph runs right to left by its first character that has a direction, or `nil` where none has.
  static func isRightToLeft(_ text: String.UnicodeScalarView) -> Bool? {
    var isolates = 0
    for scalar in text {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      case _ where isolates > 0: break
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      default:
        guard scalar.value >= 0x41, scalar.properties.isAlphabetic else { continue }
        let tag = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
        return hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(tag)) == HB_DIRECTION_RTL
      }
    }
    return nil
  }

  /// The language that text in the script is shaped for.
  ///
  /// Named for every script that this library has fonts for, because Pango otherwise asks the user's settings.
  var language: String {
    switch code {
    case "Cyrl": "ru"
    case "Grek": "el"
    case "Hani", "Hira", "Kana": "ja"
    case "Hang": "ko"
    case "Bopo": "zh-tw"
    default: ScriptFont.table[code]?.language ?? "en"
    }
  }
}

/// The font of `fonts-noto-core` for a script that Inter does not write.
struct ScriptFont: Sendable {
  let family: String
  let language: String

  init(_ family: String, _ language: String) {
    self.family = family
    self.language = language
  }

  /// By the script's code.
  static let table: [String: ScriptFont] = [
    "Adlm": ScriptFont("Noto Sans Adlam", "ff"),
    "Arab": ScriptFont("Noto Sans Arabic", "ar"),
    "Armn": ScriptFont("Noto Sans Armenian", "hy"),
    "Bali": ScriptFont("Noto Sans Balinese", "ban"),
    "Beng": ScriptFont("Noto Sans Bengali", "bn"),
    "Brai": ScriptFont("Noto Sans Symbols2", "en"),
    "Bugi": ScriptFont("Noto Sans Buginese", "bug"),
    "Cakm": ScriptFont("Noto Sans Chakma", "ccp"),
    "Cans": ScriptFont("Noto Sans Canadian Aboriginal", "iu"),
    "Cham": ScriptFont("Noto Sans Cham", "cjm"),
    "Cher": ScriptFont("Noto Sans Cherokee", "chr"),
    "Copt": ScriptFont("Noto Sans Coptic", "cop"),
    "Deva": ScriptFont("Noto Sans Devanagari", "hi"),
    "Dsrt": ScriptFont("Noto Sans Deseret", "en"),
    "Egyp": ScriptFont("Noto Sans Egyptian Hieroglyphs", "egy"),
    "Ethi": ScriptFont("Noto Sans Ethiopic", "am"),
    "Geor": ScriptFont("Noto Sans Georgian", "ka"),
    "Glag": ScriptFont("Noto Sans Glagolitic", "cu"),
    "Goth": ScriptFont("Noto Sans Gothic", "got"),
    "Gujr": ScriptFont("Noto Sans Gujarati", "gu"),
    "Guru": ScriptFont("Noto Sans Gurmukhi", "pa"),
    "Hebr": ScriptFont("Noto Sans Hebrew", "he"),
    "Ital": ScriptFont("Noto Sans Old Italic", "ett"),
    "Java": ScriptFont("Noto Sans Javanese", "jv"),
    "Kali": ScriptFont("Noto Sans Kayah Li", "eky"),
    "Khmr": ScriptFont("Noto Sans Khmer", "km"),
    "Knda": ScriptFont("Noto Sans Kannada", "kn"),
    "Lana": ScriptFont("Noto Sans Tai Tham", "nod"),
    "Laoo": ScriptFont("Noto Sans Lao", "lo"),
    "Limb": ScriptFont("Noto Sans Limbu", "lif"),
    "Lisu": ScriptFont("Noto Sans Lisu", "lis"),
    "Mand": ScriptFont("Noto Sans Mandaic", "myz"),
    "Mani": ScriptFont("Noto Sans Manichaean", "xmn"),
    "Mlym": ScriptFont("Noto Sans Malayalam", "ml"),
    "Mong": ScriptFont("Noto Sans Mongolian", "mn"),
    "Mtei": ScriptFont("Noto Sans Meetei Mayek", "mni"),
    "Mymr": ScriptFont("Noto Sans Myanmar", "my"),
    "Nkoo": ScriptFont("Noto Sans NKo", "nqo"),
    "Nshu": ScriptFont("Noto Sans Nushu", "zhx"),
    "Ogam": ScriptFont("Noto Sans Ogham", "sga"),
    "Olck": ScriptFont("Noto Sans Ol Chiki", "sat"),
    "Orya": ScriptFont("Noto Sans Oriya", "or"),
    "Osge": ScriptFont("Noto Sans Osage", "osa"),
    "Osma": ScriptFont("Noto Sans Osmanya", "so"),
    "Phag": ScriptFont("Noto Sans PhagsPa", "mn"),
    "Phlp": ScriptFont("Noto Sans Psalter Pahlavi", "pal"),
    "Phnx": ScriptFont("Noto Sans Phoenician", "phn"),
    "Rohg": ScriptFont("Noto Sans Hanifi Rohingya", "rhg"),
    "Runr": ScriptFont("Noto Sans Runic", "non"),
    "Shaw": ScriptFont("Noto Sans Shavian", "en"),
    "Sinh": ScriptFont("Noto Sans Sinhala", "si"),
    "Sogd": ScriptFont("Noto Sans Sogdian", "sog"),
    "Sund": ScriptFont("Noto Sans Sundanese", "su"),
    "Syrc": ScriptFont("Noto Sans Syriac", "syr"),
    "Tale": ScriptFont("Noto Sans Tai Le", "tdd"),
    "Talu": ScriptFont("Noto Sans New Tai Lue", "khb"),
    "Taml": ScriptFont("Noto Sans Tamil", "ta"),
    "Tang": ScriptFont("Noto Serif Tangut", "txg"),
    "Tavt": ScriptFont("Noto Sans Tai Viet", "blt"),
    "Telu": ScriptFont("Noto Sans Telugu", "te"),
    "Tfng": ScriptFont("Noto Sans Tifinagh", "ber"),
    "Tglg": ScriptFont("Noto Sans Tagalog", "fil"),
    "Thaa": ScriptFont("Noto Sans Thaana", "dv"),
    "Thai": ScriptFont("Noto Sans Thai", "th"),
    "Tibt": ScriptFont("Noto Serif Tibetan", "bo"),
    "Vaii": ScriptFont("Noto Sans Vai", "vai"),
    "Xsux": ScriptFont("Noto Sans Cuneiform", "akk"),
    "Yiii": ScriptFont("Noto Sans Yi", "ii"),
  ]

  /// Where the characters that all scripts share are looked for, in this order.
  static let symbols = [
    "Noto Sans", "Noto Sans Symbols2", "Noto Sans Symbols", "Noto Sans Math", "Noto Music",
  ]
}
