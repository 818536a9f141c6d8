import CPango
import Drawing
import Foundation

/// A private font configuration: the files it was given and nothing of the system's (`rendering.md` 1.1).
struct FontConfiguration: ~Copyable {
  /// The configuration, for as long as this value lives.
  let handle: OpaquePointer

  /// A configuration of the files of `fonts`.
  init(_ fonts: FontSet) throws(FontError) { handle = try Self.make(fonts) }

  deinit { FcConfigDestroy(handle) }

  private static func make(_ fonts: FontSet) throws(FontError) -> OpaquePointer {
    let handle = try make(families: fonts.fallbackFamilies)
    for file in fonts.files where FcConfigAppFontAddFile(handle, file) != FcTrue {
      FcConfigDestroy(handle)
      throw .unreadable(path: file, reason: "fontconfig finds no font in it")
    }
    return handle
  }

  /// A configuration without files.
  static func make(families: [String]) throws(FontError) -> OpaquePointer {
    guard let handle = FcConfigCreate() else { fatalError("fontconfig has no memory for a configuration") }
    guard FcConfigParseAndLoadFromMemory(handle, rules(families: families), FcTrue) == FcTrue else {
      FcConfigDestroy(handle)
      throw .unreadable(path: "fontconfig", reason: "it does not accept the library's own rules")
    }
    return handle
  }

  /// The rules of `rendering.md` 1.2: emoji by name, the order of fallback, and bitmaps scaled to the type size.
  ///
  /// A fourth rule picks a variable font's named instances, because a file and an index must say all about a face.
  private static func rules(families: [String]) -> String {
    let fallback = families.map { "<string>\(escaped($0))</string>" }.joined()
    let append =
      families.isEmpty
      ? ""
      : """
      <match target="pattern"><edit name="family" mode="append_last" binding="strong">\(fallback)</edit></match>
      """
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match target="pattern"><test name="family" compare="contains"><string>emoji</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit></match>
      \(append)
      <match target="pattern"><edit name="variable" mode="assign" binding="strong"><bool>false</bool></edit></match>
      <match target="font"><test name="outline"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide><name target="pattern">pixelsize</name>
      <name target="font">pixelsize</name></divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
      </matrix></times></edit></match></fontconfig>
      """
  }

  private static func escaped(_ name: String) -> String {
    var text = ""
    for character in name {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
    return text
  }
}

extension FontLibrary {
  /// Makes this process deaf to the user's font settings, for tools only.
  ///
  /// Sets an empty private configuration as fontconfig's current one, so that Pango does not read the system's in the
  /// background (5 ms), and removes the two environment variables that change pixels (`rendering.md` 1.1).
  /// To be called once, at the start of a program, before any other thread runs and before anything is measured. In
  /// a library inside somebody's program it would change that program's fonts.
  ///
  /// - Throws: where fontconfig does not accept the configuration.
  public static func adoptForProcess() throws(FontError) {
    unsetenv("FREETYPE_PROPERTIES")
    unsetenv("PIXMAN_DISABLE")
    let handle = try FontConfiguration.make(families: [])
    FcConfigSetCurrent(handle)
    FcConfigDestroy(handle)
  }
}
