import Drawing
import Foundation
import Testing

@testable import PangoText

@Suite("Independence of the machine's settings")
struct HermeticTests {
  nonisolated static let texts = [
    "Plain words", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{645}\u{631}\u{62D}\u{628}\u{627}",
    "\u{1F600} \u{2764}\u{FE0F}",
    "\u{411}\u{43E}\u{43B}\u{433}\u{430}\u{440}\u{438}\u{44F} a\u{301}",
    "\u{0E44}\u{0E17}\u{0E22} \u{2318} \u{2603}",
  ]

  /// All that the texts' shapes say, as text: a hash would differ from process to process.
  nonisolated static func digest() throws -> String {
    let measurer = PangoTextMeasurer(library: FontLibrary())
    return SHA256.hex(
      Array(try texts.map { String(describing: try measurer.shape(.plain($0, width: 90))) }.joined().utf8))
  }

  /// Settings as hostile as they get: every font another one, slanted, embossed and without smoothing.
  nonisolated static func hostile(folder: String) throws {
    let rules = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
      <edit name="lang" mode="assign"><string>sr</string></edit></match>
      <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="autohint" mode="assign"><bool>true</bool></edit>
      <edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>
      """
    try FileManager.default.createDirectory(atPath: folder + "/fontconfig", withIntermediateDirectories: true)
    for path in ["/fonts.conf", "/fontconfig/fonts.conf"] {
      try rules.write(toFile: folder + path, atomically: true, encoding: .utf8)
    }
    let settings = [
      ("FONTCONFIG_FILE", folder + "/fonts.conf"), ("XDG_CONFIG_HOME", folder), ("HOME", folder),
      ("LANG", "sr_RS.UTF-8"),
      ("LC_ALL", "de_DE.UTF-8"), ("LANGUAGE", "sr:ja"), ("PANGO_LANGUAGE", "sr:zh"), ("FC_LANG", "sr"),
      ("TZ", "Asia/Tokyo"), ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0"),
    ]
    for (name, value) in settings { setenv(name, value, 1) }
  }

  @Test("A hostile fonts.conf, another HOME, LANG and TZ change no number of any shape")
  func hostileSettings() async throws {
    let expected = try Self.digest()
    let folder = NSTemporaryDirectory() + "hostile-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .success) { [expected = expected as String, folder = folder as String] in
      try HermeticTests.hostile(folder: folder)
      #expect(try HermeticTests.digest() == expected)
    }
  }

  @Test("A tool that adopts the library's settings for its process gets the same shapes")
  func adopted() async throws {
    let expected = try Self.digest()
    let folder = NSTemporaryDirectory() + "adopted-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .success) { [expected = expected as String, folder = folder as String] in
      try HermeticTests.hostile(folder: folder)
      try FontLibrary.adoptForProcess()
      #expect(getenv("FREETYPE_PROPERTIES") == nil)
      #expect(try HermeticTests.digest() == expected)
    }
  }

  @Test("COLLECTIONLAB_FONTS names files and folders of a person's own, and a wrong path is an error")
  func environment() async {
    await #expect(processExitsWith: .success) {
      setenv("COLLECTIONLAB_FONTS", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 1)
      let font = FontDescriptor(family: .named("DejaVu Sans"), size: 17)
      let file = try? FontLibrary.shared.face(for: font).file
      #expect(file?.hasSuffix("DejaVuSans.ttf") == true)
    }
    await #expect(processExitsWith: .success) {
      setenv("COLLECTIONLAB_FONTS", "/nowhere.ttf", 1)
      let block = TextBlock.plain("a")
      #expect((try? PangoTextMeasurer.shared.shape(block)) == nil)
    }
  }

  @Test("What was measured before changes nothing about a text")
  func history() throws {
    let measurer = PangoTextMeasurer(library: FontLibrary())
    for text in Self.texts + Self.texts.reversed() {
      let fresh = try PangoTextMeasurer(library: FontLibrary()).shape(.plain(text, width: 90))
      #expect(try measurer.shape(.plain(text, width: 90)) == fresh)
    }
  }
}
