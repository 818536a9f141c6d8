import Foundation
import Testing

@testable import CollectionLab

@Suite("Writing files")
struct FileWriterTests {
  /// Runs `body` with the path of a folder of its own, which is removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/file-writer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map(Array.init)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("replaces a file whole, keeps its mode and leaves nothing beside it")
  func replaces() throws {
    try inFolder { folder in
      let path = folder + "/a.png"
      try FileWriter.write([1, 2, 3], to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try FileWriter.write([4, 5], to: path)
      #expect(contents(path) == [4, 5])
      #expect(try mode(path) == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  @Test("writes through a symbolic link, which stays one")
  func link() throws {
    try inFolder { folder in
      try FileWriter.createFolder(folder + "/real/deep")
      try FileWriter.write([1], to: folder + "/real/deep/a")
      try FileManager.default.createSymbolicLink(atPath: folder + "/b", withDestinationPath: "real/deep/a")
      try FileWriter.write([9], to: folder + "/b")
      #expect(contents(folder + "/real/deep/a") == [9])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/b") == "real/deep/a")
    }
  }

  @Test("says which path failed and why, and keeps the old file")
  func errors() throws {
    try inFolder { folder in
      func reason(_ path: String) -> String? {
        do throws(FileError) {
          try FileWriter.write([1], to: path)
          return nil
        } catch { return error.description }
      }
      #expect(reason(folder + "/none/a") == "cannot write \(folder)/none/a: No such file or directory")
      try FileManager.default.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: false)
      #expect(reason(folder + "/folder") == "cannot write \(folder)/folder: Is a directory")
      try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
      #expect(reason(folder + "/loop")?.hasSuffix("Too many levels of symbolic links") == true)
      try FileWriter.write([7], to: folder + "/file")
      #expect(throws: FileError.self) { try FileWriter.createFolder(folder + "/file") }
      #expect(throws: FileError.self) { try FileWriter.createFolder(folder + "/file/below") }
      #expect(contents(folder + "/file") == [7])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file", "folder", "loop"])
    }
  }
}
