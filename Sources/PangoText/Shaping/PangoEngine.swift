import CPango
import Drawing

/// Pango over one set of fonts: its own configuration, font map and context, for one thread at a time.
///
/// Pango splits a paragraph into stretches of one font, script and direction and shapes them; lines are broken
/// elsewhere, the same way for every text.
final class PangoEngine {
  private let configuration: FontConfiguration
  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// Fonts of the map, kept alive so that their addresses name them.
  private var fonts: [UnsafeMutablePointer<PangoFont>: FontKeyAndColor] = [:]

  /// What a font of Pango's is.
  typealias FontKeyAndColor = (key: FontKey, isColor: Bool)

  init(_ fonts: FontSet) throws(FontError) {
    configuration = try FontConfiguration(fonts)
    map = clab_font_map_new(configuration.handle)
    context = clab_context_new(map)
  }

  deinit {
    for font in fonts.keys { clab_unref(font) }
    clab_unref(UnsafeMutableRawPointer(context))
    clab_unref(map)
  }

  /// The file behind a font.
  func file(of font: UnsafeMutablePointer<PangoFont>) -> FontKeyAndColor {
    if let known = fonts[font] { return known }
    var file: UnsafePointer<CChar>?
    var (index, color): (Int32, Int32) = (0, 0)
    guard clab_font_file(font, &file, &index, &color) == FcTrue, let file else {
      fatalError("a font of a private configuration comes from no file")
    }
    let result = (FontKey(file: String(cString: file), faceIndex: Int(index)), color != 0)
    g_object_ref(font)
    fonts[font] = result
    return result
  }
}
