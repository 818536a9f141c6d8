import CollectionLab
import Glibc

/// The package that the tool was built from, and how it is built anew.
struct WatchedPackage {
  /// Its folder.
  let folder: String
  /// The command that builds the tool.
  let build: [String]
  /// The tool's own file, which a build replaces.
  let tool: String

  /// The package around the current folder, built as the tool itself was.
  ///
  /// A script that builds in another way says so in its environment: `COLLECTIONLAB_PACKAGE` is the package's folder and
  /// `COLLECTIONLAB_BUILD` a command for the shell.
  ///
  /// - Throws: ``ToolError`` of kind usage where there is no package, or the tool is none of its products.
  init() throws(ToolError) {
    tool = FilePath.real("/proc/self/exe") ?? CommandLine.arguments[0]
    if let folder = Self.variable("COLLECTIONLAB_PACKAGE") {
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
      return
    }
    // …/.build/x86_64-unknown-linux-gnu/release/render-chapter
    let parts = tool.split(separator: "/").map(String.init)
    guard parts.count > 3, let configuration = parts.dropLast().last,
      ["debug", "release"].contains(configuration)
    else {
      throw .usage("--watch cannot rebuild \(tool), which is not where swift build puts a package's tool")
    }
    build = [
      "swift", "build", "--package-path", folder, "--scratch-path",
      "/" + parts.dropLast(3).joined(separator: "/"),
      "--configuration", configuration, "--product", parts[parts.count - 1],
    ]
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
