import CPango
import Drawing

extension PangoEngine {
  /// A paragraph shaped by Pango.
  ///
  /// - Parameters:
  ///   - range: the paragraph without its separator.
  ///   - fullRange: with it.
  ///   - isRightToLeft: the direction of a paragraph without strong characters.
  func paragraph(
    _ range: Range<Int>, fullRange: Range<Int>, in source: TextSource, styles: [RunStyle], isRightToLeft: Bool
  ) throws(FontError) -> Paragraph {
    var paragraph = Paragraph(range: range, fullRange: fullRange)
    let text = UnsafeBufferPointer(rebasing: source.text[range])
    guard let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self), text.count > 0
    else {
      paragraph.baseLevel = isRightToLeft ? 1 : 0
      return paragraph
    }
    paragraph.baseLevel = Script.isRightToLeft(source.scalars(range)) ?? isRightToLeft ? 1 : 0
    let direction = paragraph.baseLevel == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let attributes = attributes(of: range, in: source, styles: styles)
    defer { pango_attr_list_unref(attributes) }
    let items = pango_itemize_with_base_dir(context, direction, start, 0, Int32(text.count), attributes, nil)
    defer { g_list_free(items) }
    let marks = ParagraphMarks(text)
    var node = items
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
      let shaped = ShapedItem(
        item, engine: self, marks: marks, paragraph: range, source: source, styles: styles)
      if let shaped { paragraph.pieces += try shaped.pieces(missing: &paragraph.missing) }
    }
    return paragraph
  }
}
