import Chapters
import CollectionLab
import Testing

@testable import Book

@Suite("A chapter's Swift file, taken apart")
struct ChapterSourceTests {
  @Test("the header comment is the prose, the declaration below it the chapter, the rest the demo")
  func parts() {
    let source = ChapterSource(
      """
      // A licence.
      import CollectionLab

      /// # Title
      ///
      /// Words,
      ///   - a point.
      @MainActor
      enum Guide {
        static let chapter = Chapter(
          number: 1
        )
      }

      /// A demo.
      struct Demo {

        var a = 1


        var b = 2
      }

      """, fileName: "Guide.swift")
    #expect(source.prose == "# Title\n\nWords,\n  - a point.")
    #expect(
      source.declaration
        == "@MainActor\nenum Guide {\n  static let chapter = Chapter(\n    number: 1\n  )\n}\n")
    #expect(
      source.demo
        == "import CollectionLab\n\n/// A demo.\nstruct Demo {\n\n  var a = 1\n\n  var b = 2\n}\n")
    #expect(source.fileName == "Guide.swift")
  }

  @Test("a condition around the whole file is left out, with its indentation")
  func condition() {
    let source = ChapterSource(
      """
      #if canImport(UIKit)
        import UIKit

        /// Words.
        enum Guide {
          #if os(Linux)
            static let a = 1
          #else
            static let a = 2
          #endif
        }

        let demo = 1
      #endif

      """, fileName: "a.swift")
    #expect(source.prose == "Words.")
    #expect(source.declaration.hasPrefix("enum Guide {\n  #if os(Linux)\n"))
    #expect(source.demo == "import UIKit\n\nlet demo = 1\n")
    let both = "#if A\n  let a = 1\n#else\n  let a = 2\n#endif\n"
    #expect(ChapterSource(both, fileName: "a.swift").demo == both)
    let two = "#if A\n  let a = 1\n#endif\n#if B\n  let b = 2\n#endif\n"
    #expect(ChapterSource(two, fileName: "a.swift").demo == two)
  }

  @Test(
    "a block comment is a header, too",
    arguments: [
      "/** # Title\n\n    Words. */\nlet a = [\n  1\n]\nlet b = 2\n",
      "/**\n # Title\n\n Words.\n */\nlet a = [\n  1\n]\nlet b = 2\n",
      "/**\n * # Title\n *\n * Words.\n */\nlet a = [\n  1\n]\nlet b = 2\n",
    ])
  func blockComment(text: String) {
    let source = ChapterSource(text, fileName: "a.swift")
    let lines = source.prose.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["# Title", "Words."])
    #expect(source.declaration == "let a = [\n  1\n]\n")
    #expect(source.demo == "let b = 2\n")
  }

  @Test(
    "a file without a header has no prose, and is all demo",
    arguments: [
      "import A\n\nstruct B {}\n\n/// Not a header.\nstruct C {}\n", "/* /// A licence. */\nlet a = 1\n",
      "let a = 1\n", "",
    ])
  func noHeader(text: String) {
    let source = ChapterSource(text, fileName: "a.swift")
    #expect(source.prose == "" && source.declaration == "")
    #expect(source.demo == text)
  }

  @Test("a declaration with nothing beside it is the demo")
  func onlyDeclaration() {
    let source = ChapterSource("import A\n\n/// Words.\npublic enum B {\n  case c\n}\n", fileName: "a.swift")
    #expect(source.prose == "Words." && source.declaration == "")
    #expect(source.demo == "import A\n\npublic enum B {\n  case c\n}\n")
  }

  @Test("line ends of all kinds count, and controls are shown as what they are not")
  func characters() {
    let source = ChapterSource("/// A\u{1}.\r\nlet a = 1\r\nlet b = \"\u{0}\"\r\n", fileName: "a.swift")
    #expect(source.prose == "A\u{FFFD}." && source.demo == "let b = \"\u{FFFD}\"\n")
  }

  @Test("a file that is not there is an error that names chapter, path and reason")
  func missing() {
    let chapter = Chapter(
      number: 3, name: "a", title: "A", summary: "",
      figures: [Figure("main", caption: "", alternativeText: "") { Color.red }],
      sourceFile: "/nowhere/Gone.swift")
    #expect(
      throws: BookError.unreadableSource(
        chapter: 3, path: "/nowhere/Gone.swift", reason: "there is no such file")
    ) { try ChapterSource(of: chapter) }
  }

  @Test("every chapter of the textbook has its title, prose of several paragraphs, a demo and a declaration")
  func textbook() throws {
    for chapter in Textbook.chapters {
      let source = try ChapterSource(of: chapter)
      #expect(source.prose.hasPrefix("# \(chapter.title)\n\n"), "\(source.fileName)")
      #expect(source.prose.components(separatedBy: "\n\n").count >= 6, "\(source.fileName)")
      #expect(source.demo.hasPrefix("import CollectionLab\n"), "\(source.fileName)")
      #expect(source.declaration.hasPrefix("enum Chapter"), "\(source.fileName)")
      #expect(!source.demo.contains("static let chapter"), "\(source.fileName)")
    }
  }
}
