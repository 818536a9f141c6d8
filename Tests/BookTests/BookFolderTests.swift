import CollectionLab
import Testing

@testable import Book

@Suite("The folder of a book")
struct BookFolderTests {
  private func files(_ contents: [String: String]) -> BookSite.Files {
    BookSite.Files(contents: contents.mapValues { Array($0.utf8) }, warnings: [])
  }

  /// All files below a folder, with their texts.
  private func contents(of folder: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for address in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(address)") {
        found[address] = String(decoding: data, as: UTF8.self)
      }
    }
    return found
  }

  private static let listHead = "The files of a book. A new book replaces or removes them.\n"

  @Test("a new book replaces an old one and takes away what is no longer of it, and nothing else")
  func replaces() throws {
    try SmallBook.inFolder { outer in
      let folder = "\(outer)/new/book"
      try BookFolder(folder).replace(with: files(["a.html": "1", "f/x/1.svg": "2", "f/y.svg": "3"]))
      #expect(
        try contents(of: folder) == [
          "a.html": "1", "f/x/1.svg": "2", "f/y.svg": "3",
          "book.files": Self.listHead + "a.html\nf/x/1.svg\nf/y.svg\n",
        ])
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/notes.txt"))
      try BookFolder(folder).replace(with: files(["a.html": "4", "f/y.svg": "3"]))
      #expect(
        try contents(of: folder) == [
          "a.html": "4", "f/y.svg": "3", "notes.txt": "mine",
          "book.files": Self.listHead + "a.html\nf/y.svg\n",
        ])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/f/x"))
    }
  }

  @Test("a file that is what it should be is left alone")
  func leavesAlone() throws {
    try SmallBook.inFolder { folder in
      try BookFolder(folder).replace(with: files(["a.html": "1", "b.html": "2"]))
      func number(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.systemFileNumber] as? Int
      }
      let (a, b) = (try number("a.html"), try number("b.html"))
      try BookFolder(folder).replace(with: files(["a.html": "1", "b.html": "3"]))
      // A file that is replaced is another file under the old name.
      #expect(try number("a.html") == a && number("b.html") != b)
    }
  }

  @Test("a folder with other files is an error, and stays as it is")
  func foreign() throws {
    try SmallBook.inFolder { folder in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/index.html"))
      #expect(throws: BookError.foreignFolder(folder)) { try BookFolder(folder) }
      try Data("other words\na.html\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/book.files"))
      #expect(throws: BookError.foreignFolder(folder)) { try BookFolder(folder) }
      #expect(try contents(of: folder)["index.html"] == "mine")
    }
  }

  @Test("a list that names files outside its folder is not believed")
  func outside() throws {
    try SmallBook.inFolder { outer in
      let folder = "\(outer)/book"
      try BookFolder(folder).replace(with: files(["a.html": "1"]))
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(outer)/notes.txt"))
      let list = Self.listHead + "../notes.txt\n\(outer)/notes.txt\na.html\n"
      try Data(list.utf8).write(to: URL(fileURLWithPath: "\(folder)/book.files"))
      try BookFolder(folder).replace(with: files(["b.html": "2"]))
      #expect(try contents(of: outer)["notes.txt"] == "mine")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.html"))
    }
  }

  @Test(
    "a place where nothing can be written is an error that names it",
    arguments: ["/proc/book", "/dev/null/book"])
  func unwritable(path: String) throws {
    #expect {
      try BookFolder(path).replace(with: files(["a.html": "1"]))
    } throws: { error in
      guard case BookError.file(path, let reason) = error else { return false }
      return !reason.isEmpty
    }
  }

  @Test("a folder that has come in the place of an old file is not removed")
  func replacedByFolder() throws {
    try SmallBook.inFolder { folder in
      try BookFolder(folder).replace(with: files(["a.html": "1", "b.html": "2"]))
      try FileManager.default.removeItem(atPath: "\(folder)/b.html")
      try FileManager.default.createDirectory(atPath: "\(folder)/b.html", withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/b.html/notes"))
      try BookFolder(folder).replace(with: files(["a.html": "1"]))
      #expect(try contents(of: folder)["b.html/notes"] == "mine")
    }
  }

  @Test("a file in the folder's place is an error")
  func file() throws {
    try SmallBook.inFolder { folder in
      let path = "\(folder)/book"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: BookError.file(path: path, reason: "it is not a folder")) { try BookFolder(path) }
    }
  }

  @Test("a file that cannot be written leaves the old one whole, and the next run knows all files")
  func failure() throws {
    try SmallBook.inFolder { folder in
      try BookFolder(folder).replace(with: files(["a.html": "1", "b.html": "2"]))
      // A folder in the place of a file.
      try FileManager.default.createDirectory(
        atPath: "\(folder)/c.html/inside", withIntermediateDirectories: true)
      #expect(throws: BookError.self) {
        try BookFolder(folder).replace(with: files(["a.html": "3", "c.html": "4"]))
      }
      let list = try contents(of: folder)["book.files"]
      #expect(list == Self.listHead + "a.html\nb.html\nc.html\n")
      #expect(try contents(of: folder)["b.html"] == "2")
      try FileManager.default.removeItem(atPath: "\(folder)/c.html")
      try BookFolder(folder).replace(with: files(["a.html": "3", "c.html": "4"]))
      #expect(
        try contents(of: folder) == [
          "a.html": "3", "c.html": "4", "book.files": Self.listHead + "a.html\nc.html\n",
        ])
    }
  }
}
