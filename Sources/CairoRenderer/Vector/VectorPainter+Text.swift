import CCairo
import Drawing
import Foundation

extension VectorPainter {
  /// Draws a text as text: glyphs of an embedded font, with the characters they stand for.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - point: its top left corner.
  ///   - setPaint: makes the paint of a run of the text's block the source; `false` where it is pixels, through which
  ///     readers of PDF do not draw text, so that outlines are drawn instead.
  func drawText(
    _ text: ShapedText, _ point: CGPoint, setPaint: (Int) throws(RenderingError) -> Bool
  ) throws(RenderingError) {
    for decoration in text.decorations {
      _ = try setPaint(decoration.sourceRun)
      drawDecoration(context, decoration.style, decoration.frame.offsetBy(dx: point.x, dy: point.y))
    }
    for run in text.runs {
      if run.isColor {
        for item in try TextPictures.items(of: run, at: point) { try drawPicture(item) }
      } else {
        let isText = try setPaint(run.sourceRun)
        try drawGlyphs(run, of: text.string, point, asText: isText)
      }
    }
  }

  private func drawGlyphs(
    _ run: GlyphRun, of string: String, _ point: CGPoint, asText: Bool
  ) throws(RenderingError) {
    cairo_set_font_face(context, try VectorFonts.face(run.font))
    cairo_set_font_size(context, Double(run.fontSize))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    let glyphs = run.glyphs.indices.map { index in
      cairo_glyph_t(
        index: UInt(run.glyphs[index]), x: Double(point.x + run.x[index]),
        y: Double(point.y + run.baseline + (run.y.isEmpty ? 0 : run.y[index])))
    }
    if !asText {
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
      return
    }
    guard let clusters = GlyphClusters(run, of: string) else {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    clusters.text.withCString { text in
      cairo_show_text_glyphs(
        context, text, Int32(clusters.text.utf8.count), glyphs, Int32(glyphs.count), clusters.clusters,
        Int32(clusters.clusters.count),
        clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
    }
  }
}

/// Which characters a run's glyphs stand for, as cairo wants to know it.
struct GlyphClusters {
  let text: String
  let clusters: [cairo_text_cluster_t]
  /// Whether the glyphs go from the last character to the first.
  let isBackward: Bool

  /// The clusters of `run`, or `nil` where its glyphs stand for no characters or are in no order.
  init?(_ run: GlyphRun, of string: String) {
    let range = run.sourceRange
    let utf8 = string.utf8
    guard !range.isEmpty, !run.glyphs.isEmpty, run.clusters.count == run.glyphs.count, range.lowerBound >= 0,
      range.upperBound <= utf8.count
    else { return nil }
    isBackward = run.isRightToLeft
    // Glyphs of one cluster follow each other; clusters rise in reading order.
    var starts: [(offset: Int, glyphs: Int32)] = []
    for offset in isBackward ? run.clusters.reversed() : run.clusters {
      if let last = starts.last, last.offset == offset {
        starts[starts.count - 1].glyphs += 1
      } else {
        guard offset >= range.lowerBound, offset < range.upperBound, offset > starts.last?.offset ?? -1 else {
          return nil
        }
        starts.append((offset, 1))
      }
    }
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    guard let text = String(utf8[lower..<utf8.index(lower, offsetBy: range.count)]) else { return nil }
    self.text = text
    starts[0].offset = range.lowerBound
    clusters = starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].offset : range.upperBound
      return cairo_text_cluster_t(
        num_bytes: Int32(end - starts[index].offset), num_glyphs: starts[index].glyphs)
    }
  }
}
