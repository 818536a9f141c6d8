import CollectionLab

@testable import Book

/// Books of two or three small figures, with their sources in a folder that is gone afterwards.
struct SmallBook {
  /// A chapter and what its file says.
  struct Part {
    var number: Int
    var name = "hills"
    var title = "Hills"
    var language = "en"
    var source =
      "import CollectionLab\n\n/// # Hills\n///\n/// Words.\nenum Hills {\n}\n\nlet demo = \"a\" // b\n"
    var figures: [Figure]
  }

  /// A picture of 30 by 20 points that has no text.
  static func still(
    _ name: String = "main", caption: String = "A hill.", alternativeText: String = "A green hill."
  ) -> Figure {
    Figure(name, caption: caption, alternativeText: alternativeText, width: 30, height: 20) { Color.green }
  }

  /// A list that scrolls, at 0, 100 and 300 points.
  static let film = Figure(
    "film", caption: "A list at three places.", alternativeText: "A list, scrolled.", width: 120, height: 90,
    film: [0, 100, 300]
  ) {
    CollectionView {
      ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity) }
    }
    .background(Color(.systemBackground))
  }

  /// Words that grow with the reader's text size.
  static let words = Figure(
    "main", caption: "Words.", alternativeText: "Two words.", width: 390, height: 120
  ) { Text("Two words").font(.title).background(Color(.systemBackground)) }

  /// Runs `body` with a book of the given chapters.
  static func with<Result>(
    _ parts: [Part], title: String = "A book", summary: String = "", overlay: BookSite.OverlayDrawing? = nil,
    _ body: (BookSite) throws -> Result
  ) throws -> Result {
    try inFolder { folder in
      let chapters = try parts.enumerated().map { index, part in
        let path = "\(folder)/Chapter\(index).swift"
        try Data(part.source.utf8).write(to: URL(fileURLWithPath: path))
        return Chapter(
          number: part.number, name: part.name, title: part.title, summary: "About \(part.title)",
          language: part.language, figures: part.figures, sourceFile: path)
      }
      return try body(BookSite(title: title, summary: summary, chapters: chapters, overlay: overlay))
    }
  }

  /// Runs `body` with a folder of its own, which is removed afterwards.
  static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/book-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}

extension BookSite.Files {
  /// A file's text.
  func text(_ address: String) -> String { String(decoding: contents[address] ?? [], as: UTF8.self) }
}

/// Whether Debian's `highlight` is there, without which no book is made.
nonisolated let hasHighlighter = FileManager.default.isExecutableFile(atPath: "/usr/bin/highlight")

/// Debian's HTML validator.
nonisolated let tidyPath = "/usr/bin/tidy"
