import CPango

/// The versions of the libraries that text is measured with, as they run.
public struct TextLibraryVersions: Hashable, Sendable {
  public let pango: String
  public let harfBuzz: String
  public let freeType: String
  public let fontconfig: String

  /// The versions of this process.
  public static var current: TextLibraryVersions {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    let number = FcGetVersion()
    return TextLibraryVersions(
      pango: String(cString: pango_version_string()), harfBuzz: String(cString: hb_version_string()),
      freeType: "\(major).\(minor).\(patch)",
      fontconfig: "\(number / 10000).\(number / 100 % 100).\(number % 100)")
  }
}
