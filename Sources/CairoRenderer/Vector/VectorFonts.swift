import CCairo
import Drawing
import Synchronization

/// Cairo's faces of the font files that vector pages show text in.
///
/// Cairo keeps scaled fonts beyond the surface they were used on, so faces live as long as the process; there are as
/// many as font files were used. Each has a FreeType library of its own, because cairo only locks per face.
enum VectorFonts {
  /// A face that is never changed after it was made; cairo counts its users atomically.
  private struct Face: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let faces = Mutex<[FontKey: Face]>([:])

  /// The face of `font`.
  ///
  /// - Throws: ``RenderingError/font(_:)`` where the file is no font.
  static func face(_ font: FontKey) throws(RenderingError) -> OpaquePointer {
    let face = try faces.withLock { (faces) throws(RenderingError) -> Face in
      if let known = faces[font] { return known }
      let made = try make(font)
      faces[font] = made
      return made
    }
    return face.pointer
  }

  private static func make(_ font: FontKey) throws(RenderingError) -> Face {
    var library: FT_Library?
    var face: FT_Face?
    guard FT_Init_FreeType(&library) == 0 else {
      throw .font("FreeType cannot be started: there is no memory")
    }
    guard FT_New_Face(library, font.file, FT_Long(font.faceIndex), &face) == 0, let face else {
      FT_Done_FreeType(library)
      throw .font("\(font.file): not a usable font file")
    }
    guard let pointer = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING)),
      cairo_font_face_status(pointer) == CAIRO_STATUS_SUCCESS
    else { throw .font("\(font.file): cairo cannot use the font") }
    return Face(pointer: pointer)
  }
}
