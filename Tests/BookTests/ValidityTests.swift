import CollectionLab
import Testing

@testable import Book

@Suite(
  "A book's HTML",
  .enabled(if: hasHighlighter, "highlight is not installed: apt-get install highlight"),
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: tidyPath),
    "tidy is not installed: apt-get install tidy"))
struct ValidityTests {
  @Test("is valid: tidy has nothing to say about any page")
  func tidy() throws {
    let source = """
      /// # Title
      ///
      /// ## A
      ///
      /// | a | b |
      /// |:--|--:|
      /// | 1 | `2` |
      ///
      /// > *b* **c**
      ///
      /// 1. d
      ///    - e <i>
      ///
      /// ```swift
      /// let a = "<\\(b)>"
      /// ```
      enum Hills {
      }

      @State var a = 1 < 2 && 3 > 2

      """
    let parts = [
      SmallBook.Part(
        number: 1, title: "<&>", source: source,
        figures: [SmallBook.words, SmallBook.film, SmallBook.still("b")]),
      SmallBook.Part(number: 2, language: "pt", source: "", figures: [SmallBook.still(alternativeText: "")]),
      SmallBook.Part(number: 3, figures: []),
    ]
    let files = try SmallBook.with(
      parts, summary: "Of <&>.",
      overlay: { figure, environment in try Color.red.displayList(in: environment) }
    ) { try $0.files() }
    for address in files.contents.keys.sorted() where address.hasSuffix(".html") {
      #expect(try complaints(files.contents[address]!) == "", "\(address)")
    }
  }

  /// What tidy says of a page.
  private func complaints(_ html: [UInt8]) throws -> String {
    try SmallBook.inFolder { folder in
      let path = "\(folder)/page.html"
      try Data(html).write(to: URL(fileURLWithPath: path))
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: tidyPath)
      process.arguments = ["-quiet", "-errors", "-utf8", "--show-info", "no", path]
      process.standardError = output
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let words = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      // Debian's tidy is older than this attribute, which is HTML.
      return String(decoding: words, as: UTF8.self).split(separator: "\n")
        .filter { !$0.hasSuffix("<img> proprietary attribute \"loading\"") }.joined(separator: "\n")
    }
  }
}
