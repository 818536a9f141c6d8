import CPango
import Drawing

extension PangoEngine {
  /// What Pango has to know about a paragraph: each run's font and features, each script's language.
  ///
  /// The caller releases the list.
  func attributes(of range: Range<Int>, in source: TextSource, styles: [RunStyle]) -> OpaquePointer {
    guard let list = pango_attr_list_new() else { fatalError("Pango has no memory for attributes") }
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ part: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(part.lowerBound - range.lowerBound)
      attribute.pointee.end_index = UInt32(part.upperBound - range.lowerBound)
      pango_attr_list_insert(list, attribute)
    }
    var start = range.lowerBound
    for (style, end) in zip(styles, source.runEnds) where end > start {
      let part = start..<min(end, range.upperBound)
      guard !part.isEmpty else { break }
      let description = pango_font_description_new()
      pango_font_description_set_family(description, style.family)
      pango_font_description_set_weight(description, PangoWeight(UInt32(style.style.font.weight.value)))
      pango_font_description_set_style(
        description, style.style.font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      pango_font_description_set_absolute_size(description, Double(style.size))
      add(pango_attr_font_desc_new(description), part)
      pango_font_description_free(description)
      let features = RunStyle.features(style.style).map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ",")
      add(pango_attr_font_features_new(features), part)
      start = part.upperBound
    }
    for (language, part) in Self.languages(of: range, in: source) where language != "en" {
      add(pango_attr_language_new(pango_language_from_string(language)), part)
    }
    return list
  }

  /// The language that each part of a range is shaped for; characters of no script go with those before them.
  private static func languages(of range: Range<Int>, in source: TextSource) -> [(String, Range<Int>)] {
    var parts: [(String, Range<Int>)] = []
    var language = "en"
    var (start, offset) = (range.lowerBound, range.lowerBound)
    for scalar in source.scalars(range) {
      if scalar.value >= 0x41 {
        let script = Script(of: scalar)
        if script != .common && script != .inherited && script.language != language {
          if offset > start { parts.append((language, start..<offset)) }
          (language, start) = (script.language, offset)
        }
      }
      offset += UTF8.width(scalar)
    }
    parts.append((language, start..<offset))
    return parts
  }
}
