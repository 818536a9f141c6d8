import Glibc

/// The files that DocC finds in a catalog.
enum CatalogFiles {
  /// The paths of all files at any depth that are resources: neither hidden nor articles; in order.
  ///
  /// Complexity: O(n log n) in their number.
  static func all(in folder: String) -> [String] {
    var files: [String] = []
    for name in FilePath.names(in: folder) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        files += all(in: path)
      } else if !name.hasSuffix(".md"), !name.hasSuffix(".tutorial") {
        files.append(path)
      }
    }
    return files
  }
}
