import CPango
import Drawing

extension FontFace {
  /// The families that all faces of a file belong to, as the file's own tables name them.
  ///
  /// - Throws: where the file is no font.
  static func families(ofFile path: String) throws(FontError) -> [FontFamily] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path, reason: "the file cannot be read")
    }
    let count = Int(hb_face_count(blob))
    hb_blob_destroy(blob)
    var families: [FontFamily] = []
    for index in 0..<max(count, 1) {
      let face = try FontFaceStore.shared.face(FontKey(file: path, faceIndex: index))
      guard let name = face.familyName else {
        throw .unreadable(path: path, reason: "the font does not say which family it belongs to")
      }
      let described = FontFamily.Face(key: face.key, weight: face.weight, isItalic: face.isItalic)
      if let known = families.firstIndex(where: { $0.name == name }) {
        families[known].faces.append(described)
      } else {
        families.append(FontFamily(name: name, faces: [described]))
      }
    }
    return families
  }

  /// The typographic family's name, or the family's where there is none.
  private var familyName: String? {
    name(hb_ot_name_id_t(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY))
      ?? name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY))
  }

  private func name(_ id: hb_ot_name_id_t) -> String? {
    withFont { font in
      let face = hb_font_get_face(font)
      var bytes = [CChar](repeating: 0, count: 256)
      var capacity = UInt32(bytes.count)
      let length = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &capacity, &bytes)
      guard length > 0 else { return nil }
      return String(decoding: bytes.prefix(Int(capacity)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private var weight: FontWeight {
    FontWeight(Int(withFont { hb_style_get_value($0, HB_STYLE_TAG_WEIGHT) }.rounded()))
  }

  private var isItalic: Bool {
    withFont { font in
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    }
  }
}
