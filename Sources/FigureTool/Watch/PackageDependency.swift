/// A package and those that it depends on, as `swift package show-dependencies --format json` tells.
struct PackageDependency: Decodable {
  /// Where its sources are.
  let path: String
  let dependencies: [PackageDependency]

  /// The folders of this package and of those below it, each once, in order: without what the package manager fetched into
  /// its own folder, which nobody edits.
  func localFolders(scratch: String) -> [String] {
    var found: Set<String> = []
    var waiting = [self]
    while let package = waiting.popLast() {
      let folder = FilePath.real(package.path) ?? package.path
      if folder.hasPrefix("\(scratch)/") { continue }
      if found.insert(folder).inserted { waiting += package.dependencies }
    }
    return found.sorted()
  }
}
