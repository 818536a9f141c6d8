import CPango
import Drawing
import Foundation

@testable import PangoText

/// Pango's own layout of a text: the reference that lines and widths are compared with.
///
/// It shares nothing with the measurer but the font file: its own font map, and Pango's own line breaker.
nonisolated final class PangoLayoutReference {
  private let configuration: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer

  /// A line: where it begins in the text's UTF-8, and its width in 1/1024 of a point.
  struct Line: Equatable {
    var start: Int
    var width: Int
  }

  init(files: [String]) throws {
    configuration = try FontConfiguration.make(families: [])
    for file in files { FcConfigAppFontAddFile(configuration, file) }
    map = clab_font_map_new(configuration)
    context = clab_context_new(map)
  }

  deinit {
    clab_unref(UnsafeMutableRawPointer(context))
    clab_unref(map)
    FcConfigDestroy(configuration)
  }

  /// The lines of `text` broken at `width`.
  func lines(
    _ text: String, family: String, size: CGFloat, weight: Int = 400, width: CGFloat?,
    letterSpacing: Int32 = 0
  ) -> [Line] {
    let layout = pango_layout_new(context)
    let description = pango_font_description_new()
    defer {
      pango_font_description_free(description)
      if let layout { clab_unref(UnsafeMutableRawPointer(layout)) }
    }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    pango_font_description_set_absolute_size(description, Double(size) * 1024)
    pango_layout_set_font_description(layout, description)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("calt=0"))
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if letterSpacing != 0 { pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(letterSpacing)) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width { pango_layout_set_width(layout, Int32((width * 1024).rounded(.up))) }
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    var lines: [Line] = []
    for index in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      lines.append(Line(start: Int(pango_layout_line_get_start_index(line)), width: Int(logical.width)))
    }
    return lines
  }
}
