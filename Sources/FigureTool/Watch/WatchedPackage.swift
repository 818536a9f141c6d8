import CollectionLab
import Foundation

/// The package that the tool was built from, and how it is built anew.
struct WatchedPackage {
  /// Its folder.
  let folder: String
  /// The folders of the packages that it depends on by path, directly or through others, or edits; in order.
  private(set) var dependencies: [String] = []
  /// The command that builds the tool.
  let build: [String]
  /// The tool's own file, which a build replaces.
  let tool: String
  /// Where `swift build` keeps what it makes, and what it fetches from elsewhere.
  private let scratch: String

  /// The folders whose sources are built into the tool.
  var folders: [String] { [folder] + dependencies }

  /// The package around the current folder, built as the tool itself was.
  ///
  /// A script that builds in another way says so in its environment: `COLLECTIONLAB_PACKAGE` is the package's folder and
  /// `COLLECTIONLAB_BUILD` a command for the shell.
  ///
  /// - Throws: ``ToolError`` of kind usage where there is no package, or the tool is none of its products.
  init() throws(ToolError) {
    tool = FilePath.real("/proc/self/exe") ?? CommandLine.arguments[0]
    if let folder = Self.variable("COLLECTIONLAB_PACKAGE") {
      guard access("\(folder)/Package.swift", F_OK) == 0 else {
        throw .usage("COLLECTIONLAB_PACKAGE is \(folder), where no Package.swift is; name a package's folder")
      }
      self.folder = FilePath.real(folder) ?? folder
    } else {
      guard let folder = Self.packageAround(FilePath.real(".") ?? "/") else {
        throw .usage(
          "--watch rebuilds a package, but no Package.swift is in this folder or above; run it in the package"
        )
      }
      self.folder = folder
    }
    if let command = Self.variable("COLLECTIONLAB_BUILD") {
      build = ["/bin/sh", "-c", command]
      scratch = "\(folder)/.build"
      return
    }
    // …/.build/x86_64-unknown-linux-gnu/release/render-chapter
    let parts = tool.split(separator: "/").map(String.init)
    guard parts.count > 3, let configuration = parts.dropLast().last,
      ["debug", "release"].contains(configuration)
    else {
      throw .usage("--watch cannot rebuild \(tool), which is not where swift build puts a package's tool")
    }
    scratch = "/" + parts.dropLast(3).joined(separator: "/")
    build = [
      "swift", "build", "--package-path", folder, "--scratch-path", scratch,
      "--configuration", configuration, "--product", parts[parts.count - 1],
    ]
  }

  /// `path` as it is said: from the package's folder where it is in there.
  func name(of path: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Asks the package manager for the packages whose sources a person can change: those that are depended on by path.
  ///
  /// A manifest that names no package is not asked about, which would take a second.
  ///
  /// - Throws: ``ToolError`` where they cannot be told; they stay as they were.
  mutating func findDependencies() throws(ToolError) {
    let manifest = String(decoding: try InputFile.bytes("\(folder)/Package.swift"), as: UTF8.self)
    guard manifest.contains(/\.package\s*\(/) else {
      dependencies = []
      return
    }
    let answer = try ChildLog()
    let errors = try ChildLog()
    let status = try ChildProcess.run(
      [
        "swift", "package", "--package-path", folder, "--scratch-path", scratch, "show-dependencies",
        "--format", "json",
      ], output: answer.descriptor, errors: errors.descriptor)
    if status != 0 { throw .usage("swift package ended with \(status)\n\(try errors.text)") }
    let text = try answer.text
    guard let package = try? JSONDecoder().decode(PackageDependency.self, from: Data(text.utf8)) else {
      throw .usage("swift package has not answered in JSON\n\(text)")
    }
    dependencies = package.localFolders(scratch: scratch).filter { $0 != folder }
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func packageAround(_ folder: String) -> String? {
    var folder = folder
    while true {
      if access("\(folder)/Package.swift", F_OK) == 0 { return folder }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}
