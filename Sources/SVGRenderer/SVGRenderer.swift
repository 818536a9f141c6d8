public import Drawing
import Foundation

/// Writes display lists as SVG for the web.
///
/// The document needs no font, no script and no other file. All its ids begin with a digest of its content, so that
/// several documents can stand in one page; the same list gives the same bytes everywhere. Text is there twice: as
/// outlines, which look alike wherever they are shown, and as invisible characters over them, which can be selected,
/// searched, copied and read aloud.
public struct SVGRenderer {
  /// The SVG document of `list`, UTF-8.
  ///
  /// A point of the list is a CSS pixel. Glyphs are outlines, written once per font file; blurs, gradients, blend modes
  /// and pictures stay what they are. The sum of two pictures (``BlendMode/plusLighter`` and
  /// ``BlendMode/plusDarker``) is exact where a viewer knows CSS's newest blend modes, and elsewhere the nearest older
  /// one. O(n) in the items that are in sight.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - options: what to write besides.
  /// - Throws: ``SVGError`` where the size is not positive and finite, the options' prefix cannot begin an id, or a font
  ///   file cannot be read.
  public static func svg(
    _ list: DisplayList, options: SVGOptions = SVGOptions()
  ) throws(SVGError) -> [UInt8] {
    let size = list.size
    guard size.width > 0, size.height > 0, DrawingLimits.accepts(CGRect(origin: .zero, size: size)) else {
      throw .size(width: Double(size.width), height: Double(size.height))
    }
    try options.check()
    var composer = SVGComposer(size: size, options: options)
    try composer.write(list.items, visible: CGRect(origin: .zero, size: size))
    return composer.document()
  }
}
