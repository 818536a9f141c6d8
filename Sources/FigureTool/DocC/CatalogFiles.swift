import Glibc

/// The files that DocC finds in a catalog.
enum CatalogFiles {
  /// The paths of all files at any depth that are resources: neither hidden nor articles; in order.
  ///
  /// Complexity: O(n log n) in their number.
  static func all(in folder: String) -> [String] {
    var files: [String] = []
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        files += all(in: path)
      } else if !name.hasSuffix(".md"), !name.hasSuffix(".tutorial") {
        files.append(path)
      }
    }
    return files
  }

  /// The names in `folder` that are not hidden, in order; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The folder and the name of a path.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// Whether two paths lead to one folder.
  static func isSame(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(a, &first) == 0, stat(b, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
