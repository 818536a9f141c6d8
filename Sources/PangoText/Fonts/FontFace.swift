import CPango
import Drawing

/// A face of a font file, mapped into memory and readable by HarfBuzz.
///
/// The HarfBuzz objects are made immutable, which lets them be used from any thread at a time.
final class FontFace: @unchecked Sendable {
  let key: FontKey
  let unitsPerEm: Int
  /// In em, above the baseline.
  let ascent: Double
  /// In em, below the baseline; positive.
  let descent: Double
  /// The line the font's maker drew under text: its top below the baseline and its thickness, in em.
  let underline: (offset: Double, thickness: Double)
  /// The line through text: its top above the baseline and its thickness, in em.
  let strikethrough: (offset: Double, thickness: Double)
  private let face: OpaquePointer
  /// The face in its own units.
  private let font: OpaquePointer

  /// The face that `key` names.
  init(_ key: FontKey) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(key.file) else {
      throw .unreadable(path: key.file, reason: "the file cannot be read")
    }
    defer { hb_blob_destroy(blob) }
    let index = UInt32(truncatingIfNeeded: key.faceIndex) & 0xFFFF
    guard key.faceIndex >= 0, index < max(hb_face_count(blob), 1), let face = hb_face_create(blob, index)
    else {
      throw .unreadable(path: key.file, reason: "it has no face \(key.faceIndex)")
    }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw .unreadable(path: key.file, reason: "it is no OpenType font")
    }
    hb_face_make_immutable(face)
    self.key = key
    self.face = face
    unitsPerEm = Int(hb_face_get_upem(face))
    font = Self.makeFont(face, key, scale: Int32(unitsPerEm))
    let em = Double(unitsPerEm)
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = Double(extents.ascender) / em
    descent = -Double(extents.descender) / em
    underline = (
      -Self.metric(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET) / em,
      Self.metric(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE) / em
    )
    strikethrough = (
      Self.metric(font, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) / em,
      Self.metric(font, HB_OT_METRICS_TAG_STRIKEOUT_SIZE) / em
    )
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// A font of this face whose numbers are `scale` an em; the caller destroys it.
  func makeFont(scale: Int32) -> OpaquePointer { Self.makeFont(face, key, scale: scale) }

  /// Runs `body` with the font in its own units, which must not be kept.
  func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(font) }

  /// The glyph that stands for `scalar` alone, or `nil`.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// How far a glyph moves the pen, in em.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(unitsPerEm)
  }

  /// Whether the glyphs are pictures in colours of their own.
  var isColor: Bool { hb_ot_color_has_png(face) != 0 }

  private static func makeFont(_ face: OpaquePointer, _ key: FontKey, scale: Int32) -> OpaquePointer {
    guard let font = hb_font_create(face) else { fatalError("HarfBuzz has no memory for a font") }
    hb_font_set_scale(font, scale, scale)
    // As in FreeType and fontconfig, the upper half of an index counts a variable font's named instances from 1.
    let instance = UInt32(truncatingIfNeeded: key.faceIndex) >> 16
    if instance > 0 { hb_font_set_var_named_instance(font, instance - 1) }
    hb_font_make_immutable(font)
    return font
  }

  private static func metric(_ font: OpaquePointer, _ tag: hb_ot_metrics_tag_t) -> Double {
    var value: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &value)
    return Double(value)
  }
}
