import Drawing
import Foundation
import Testing

@testable import PangoText

@Suite("Font library")
struct FontLibraryTests {
  let library = FontLibrary()

  @Test("Every weight and slant of Inter is a file of its own, and Pango picks the very same one")
  func weights() throws {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let measurer = PangoTextMeasurer(library: library, usesWords: false)
    for (index, name) in names.enumerated() {
      for isItalic in [false, true] {
        var font = FontDescriptor.inter(17, weight: FontWeight((index + 1) * 100))
        font.isItalic = isItalic
        let file = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
        let path = "/usr/share/fonts/opentype/inter/Inter-\(file).otf"
        #expect(try library.face(for: font).file == path)
        #expect(try measurer.shape(.plain("Hg", font: font)).runs.map(\.font.file) == [path])
      }
    }
  }

  @Test("A family without the weight gives its nearest, as CSS does")
  func nearest() throws {
    func file(_ weight: Int) throws -> String {
      let font = FontDescriptor(family: .named("Noto Serif"), size: 17, weight: FontWeight(weight))
      return try String(library.face(for: font).file.split(separator: "-").last ?? "")
    }
    // Debian has Regular and Bold: 500 looks down before up, 600 up before down.
    #expect(try file(100) == "Regular.ttf")
    #expect(try file(500) == "Regular.ttf")
    #expect(try file(600) == "Bold.ttf")
    #expect(try file(900) == "Bold.ttf")
  }

  @Test("An unknown family is an error that names it and the known ones")
  func unknownFamily() {
    let block = TextBlock.plain("Hi", font: FontDescriptor(family: .named("Helvetica Neue"), size: 17))
    let error = #expect(throws: FontError.self) { try PangoTextMeasurer(library: library).shape(block) }
    #expect(error?.description.contains("Helvetica Neue") == true)
    #expect(error?.description.contains("Inter, Inter Display, Noto Sans") == true)
    // Installed on many machines, and yet not to be used.
    #expect(throws: FontError.self) {
      try library.face(for: FontDescriptor(family: .named("DejaVu Sans"), size: 17))
    }
    #expect(throws: FontError.self) {
      try library.face(for: FontDescriptor(family: .named("Noto ../../x"), size: 17))
    }
  }

  @Test("A missing file's error names the path and Debian's package")
  func missingFile() {
    let error = FontError.missingFile(path: "/x/Inter-Bold.otf", package: "fonts-inter")
    #expect(
      error.description.contains("/x/Inter-Bold.otf")
        && error.description.contains("apt-get install fonts-inter"))
    #expect(DebianFonts.package(of: "/usr/share/fonts/opentype/inter/Inter-Bold.otf") == "fonts-inter")
    #expect(
      DebianFonts.package(of: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf") == "fonts-noto-core")
    #expect(
      DebianFonts.package(of: "/usr/share/fonts/truetype/noto/NotoSansMono-Bold.ttf") == "fonts-noto-mono")
  }

  @Test("A registered font can be named and serves characters, also after its text was measured without it")
  func register() throws {
    let library = FontLibrary()
    let measurer = PangoTextMeasurer(library: library)
    let own = FontDescriptor(family: .named("DejaVu Sans"), size: 17)
    // U+1D538 is in DejaVu Sans's mathematical letters; U+E5DF is nowhere.
    #expect(try measurer.shape(.plain("a\u{E5DF}")).missingCharacters == ["\u{E5DF}"])
    try library.register("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    #expect(try library.availableFamilies().contains("DejaVu Sans"))
    let shaped = try measurer.shape(.plain("Hello", font: own))
    #expect(shaped.runs.map(\.font.file) == ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"])
  }

  @Test("A font that is given and cannot be read makes the first use throw")
  func brokenOwnFont() {
    let library = FontLibrary(files: ["/nowhere/Own.ttf"])
    let error = #expect(throws: FontError.self) { try library.face(for: .system(17)) }
    #expect(error?.description.contains("/nowhere/Own.ttf") == true)
    #expect(throws: FontError.self) { try FontLibrary().register("/etc/passwd") }
  }

  @Test("A folder's font files are all registered")
  func folder() throws {
    let library = FontLibrary(files: ["/usr/share/fonts/truetype/dejavu"])
    #expect(try library.availableFamilies().contains("DejaVu Serif"))
  }

  @Test("A hint names the package that has a character")
  func packages() {
    #expect(FontLibrary.packageHint(for: "\u{0E44}") == "fonts-noto-core")
    #expect(FontLibrary.packageHint(for: "\u{6F22}") == "fonts-noto-cjk")
    #expect(FontLibrary.packageHint(for: "\u{1F600}") == "fonts-noto-color-emoji")
    #expect(FontLibrary.packageHint(for: "A") == "fonts-inter")
    #expect(FontLibrary.packageHint(for: "\u{E000}") == nil)
    #expect(FontLibrary.packageHint(for: "\u{1}") == nil)
  }

  @Test("Installed fonts are compared with those this library was made with")
  func digests() throws {
    // 36 files of Inter and 13 of Noto; hashing all takes too long without optimisation.
    #expect(FontLibrary.digests.count == 49)
    let (path, digest) = try #require(FontLibrary.digests.first { $0.path == TestFont.hebrew.file })
    #expect(FontLibrary.check(path, digest: digest).result == .same)
    #expect(FontLibrary.check(path, digest: "0" + digest.dropFirst()).result == .different)
    #expect(FontLibrary.check(path + "x", digest: digest).result == .missing)
    #expect(FontLibrary.check(path, digest: digest).package == "fonts-noto-core")
  }

  @Test("SHA-256 of the standard's own examples")
  func sha256() {
    #expect(
      SHA256.hex(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(SHA256.hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test("Library versions are numbers with points")
  func versions() {
    let versions = TextLibraryVersions.current
    for version in [versions.pango, versions.harfBuzz, versions.freeType, versions.fontconfig] {
      #expect(version.split(separator: ".").count == 3 && version.allSatisfy { $0.isNumber || $0 == "." })
    }
    #expect(!versions.freeType.hasPrefix("0."))
  }
}
