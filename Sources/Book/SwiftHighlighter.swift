import Foundation

/// Colours Swift with Debian's program `highlight`: code in, HTML with a class for each kind of word out.
///
/// Which words are Swift's is said here, so that the colours are the same whatever the program's version knows.
final class SwiftHighlighter: Sendable {
  private let program: URL
  private let folder: URL

  /// Looks for the program on the search path.
  ///
  /// - Throws: ``BookError/noHighlighter``, or ``BookError/file(path:reason:)`` where nothing temporary can be written.
  init(searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin") throws(BookError)
  {
    let places = searchPath.split(separator: ":").map { "\($0)/highlight" }
    let found = places.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: path)
    }
    guard let found else { throw .noHighlighter }
    program = URL(fileURLWithPath: found)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("book-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.language.utf8).write(to: languageFile)
    } catch {
      throw .file(path: folder.path, reason: "there is no room for temporary files")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var languageFile: URL { folder.appendingPathComponent("swift.lang") }

  /// `code` as HTML without a frame around it.
  ///
  /// - Throws: ``BookError/highlighterFailed(reason:)``.
  func html(_ code: String) throws(BookError) -> String {
    let input = folder.appendingPathComponent(UUID().uuidString)
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = [
      "--config-file=\(languageFile.path)", "--out-format=html", "--fragment", "--class-name=NONE",
      "--encoding=utf-8", "--no-trailing-nl", "--input=\(input.path)",
    ]
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let bytes: Data
    do {
      try Data(code.utf8).write(to: input)
      try process.run()
      bytes = output.fileHandleForReading.readDataToEndOfFile()
    } catch { throw .highlighterFailed(reason: error.localizedDescription) }
    process.waitUntilExit()
    let html = String(decoding: bytes, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw .highlighterFailed(reason: html.isEmpty ? "it says nothing about the reason" : html)
    }
    return html
  }

  /// Swift as `highlight` reads it.
  private static let language = ##"""
    Description = "Swift"
    Keywords = {
      { Id = 1, List = { "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
        "didSet", "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
        "for", "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
        "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "override",
        "precedencegroup", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self",
        "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet" } },
      { Id = 2, Regex = [[[@#][A-Za-z_]\w*]], Group = 0 },
      { Id = 3, Regex = [[\b[A-Z]\w*]], Group = 0 },
      { Id = 4, Regex = [[\b([a-z_]\w*)\s*\(]], Group = 1 },
    }
    Identifiers = [[ [a-zA-Z_]\w* ]]
    Digits = [[ 0x[0-9a-fA-F_]+|0o[0-7_]+|0b[01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)? ]]
    Strings = {
      Delimiter = [["""|"]],
      Interpolation = [[ \\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\) ]],
      Escape = [[ \\[0tnr"'\\]|\\u\{[0-9a-fA-F]+\} ]],
    }
    Comments = {
      { Block = true, Nested = true, Delimiter = { [[\/\*]], [[\*\/]] } },
      { Block = false, Delimiter = { [[//]] } },
    }
    IgnoreCase = false
    Operators = [[(?!)]]
    EnableIndentation = false

    """##
}
